package xiangqi.ui.table;

import java.time.InstantSource;
import java.time.ZoneId;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.CommandId;
import xiangqi.ui.sound.Speaker;

/// What a screen at a table needs of the machine.
///
/// @param screen runs what changes properties, one thing after the other, on the thread that they belong to
/// @param time the time that alarms are set by; for display and for the guard of offers, never to judge by
/// @param alarms rings at the next change of a figure
/// @param zone where the players are, for the date of the game
/// @param ids a new name for each command
/// @param speaker lets moves, offers and last seconds be heard
public record Surroundings(
        Executor screen, InstantSource time, Alarms alarms, ZoneId zone, Supplier<CommandId> ids, Speaker speaker) {
    /// Where nothing is heard.
    public Surroundings(Executor screen, InstantSource time, Alarms alarms, ZoneId zone, Supplier<CommandId> ids) {
        this(screen, time, alarms, zone, ids, Speaker.SILENT);
    }
}
