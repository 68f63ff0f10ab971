package xiangqi.net.client;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;
import xiangqi.core.table.Alarms;

/// What a [Connection] takes from the machine.
///
/// @param time the local clock
/// @param alarms rings for pauses and signs of life
/// @param random spreads pauses and makes identifiers
/// @param executor runs one task at a time, in order; everything happens there, observers are told there
public record Surroundings(InstantSource time, Alarms alarms, RandomGenerator random, Executor executor) {}
