/// What travels and what is kept: messages, and the stored form of table events, as JSON.
///
/// The JSON library is known to `xiangqi.net.codec` alone; no other package or module sees it.
module xiangqi.net {
    requires transitive xiangqi.core;
    requires java.net.http;
    requires tools.jackson.databind;

    exports xiangqi.net.client;
    exports xiangqi.net.codec;
    exports xiangqi.net.protocol;
}
