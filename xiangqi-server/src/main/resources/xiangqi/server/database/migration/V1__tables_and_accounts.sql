-- What happened at tables: one row an event, in its stored form. The primary key fences: two who write for the same
-- table cannot both succeed.
create table event (
    table_id   uuid    not null,
    seq        integer not null check (seq >= 1),
    -- The number of the first event of the decision that this one belongs to.
    entry      integer not null,
    stored     text    not null,
    -- The request that led to the decision; with its first event only.
    account    text,
    request    uuid,
    digest     text,
    primary key (table_id, seq)
);

-- The tables, with the request that opened them.
create table game_table (
    id         uuid    primary key,
    opened_by  text,
    request    uuid,
    gone       boolean not null
);

create unique index one_table_for_a_request on game_table (opened_by, request) where opened_by is not null;
create index tables_to_wake on game_table (id) where not gone;

-- The games that were begun, in the order of their table; the archive is those that have ended.
create table game (
    table_id   uuid        not null references game_table,
    first_seq  integer     not null,
    last_seq   integer,
    house      text        not null,
    red        text        not null,
    red_name   text        not null,
    black      text        not null,
    black_name text        not null,
    result     text        check (result in ('red', 'black', 'draw', 'annulled')),
    reason     text,
    started_at timestamptz not null,
    ended_at   timestamptz,
    primary key (table_id, first_seq),
    check ((ended_at is null) = (result is null) and (ended_at is null) = (last_seq is null)
        and (ended_at is null) = (reason is null))
);

create index games_as_red on game (red, ended_at) where ended_at is not null;
create index games_as_black on game (black, ended_at) where ended_at is not null;

create table account (
    id         uuid        primary key,
    name       text        not null,
    -- The name as compared: what looks alike by width or case is the same name.
    name_key   text        not null unique,
    password   text        not null,
    -- The request that made it, so that the same request again signs in.
    request    uuid        not null unique,
    created_at timestamptz not null
);

create table session (
    -- SHA-256 of the token.
    token      bytea       primary key,
    account    uuid        not null references account on delete cascade,
    expires    timestamptz not null
);

create index sessions_by_end on session (expires);
