package xiangqi.ui.shell;

import java.util.Optional;

/// Something that can be done now, under its name.
///
/// @param name in the language that is chosen
/// @param key how this system writes the key for it, if it has one
record Command(String name, Optional<String> key, Runnable run) {}
