package xiangqi.net.codec;

import tools.jackson.databind.node.ObjectNode;

/// Lifts stored events of one version to the next, so that readers know the newest form alone.
@FunctionalInterface
interface Upcaster {
    /// Changes the members of `event` in place; `v` is taken care of.
    void lift(ObjectNode event);
}
