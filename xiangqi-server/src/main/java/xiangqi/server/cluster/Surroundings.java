package xiangqi.server.cluster;

import java.time.InstantSource;
import java.util.random.RandomGenerator;
import xiangqi.core.house.Houses;
import xiangqi.core.table.Alarms;
import xiangqi.server.account.Accounts;
import xiangqi.server.journal.Journal;

/// What live tables and sessions take from around them.
///
/// @param alarms ring by `time`
/// @param random makes identifiers
public record Surroundings(
        InstantSource time,
        Alarms alarms,
        RandomGenerator random,
        Houses houses,
        Journal journal,
        Accounts accounts,
        Allowances allowances) {}
