-- A title that the operator has granted (`chuhe-server title`): shown beside the player's name, without any bearing on
-- scores.
alter table account add column real_title text;
