package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// When a tag decides the encoding: byte order mark, strict UTF-8, then the tag among the first ones of a PGN
/// (formats.md §3). Comments may hold any words.
class EncodingTagTest {
    private static final Charset GB18030 = Charset.forName("GB18030");
    private static final Charset BIG5 = Charset.forName("Big5");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Game \"Chinese Chess\"]\n[Red \"谢小然\"]\n\n{[Encoding \"GB18030\"] 是注释}\n1. 炮二平五 *\n",
                "[Game \"Chinese Chess\"]\n[Red \"谢小然\"]\n\n{注\n[Encoding \"GB18030\"]\n是注释}\n1. 炮二平五 *\n",
                "[Game \"Chinese Chess\"]\n[Encoding \"GB18030\"]\n[Red \"谢小然\"]\n\n1. 炮二平五 *\n",
                "[DhtmlXQ]\n[DhtmlXQ_red]谢小然[/DhtmlXQ_red]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\n"
                        + "[DhtmlXQ_comment0][Encoding \"GB18030\"][/DhtmlXQ_comment0]\n[/DhtmlXQ]\n",
                "红方：谢小然\n{[Encoding \"Big5\"]}1. 炮二平五\n"
            })
    void utf8IsReadAsUtf8WhateverATagSays(String text) {
        Import.Games games = (Import.Games) Import.read(text.getBytes(StandardCharsets.UTF_8));
        assertEquals("utf-8", games.encoding());
        assertEquals(Optional.of("谢小然"), games.records().getFirst().red());
        assertEquals(
                List.of("1 h2e2"),
                games.records().getFirst().tree().nodes().stream()
                        .map(Object::toString)
                        .toList());
    }

    /// By the characters of moves alone it would be GB18030: in coordinates there are none, and both make characters of
    /// these bytes.
    @Test
    void theTagDecidesWhereTheBytesAreNoUtf8() {
        String pgn = "[Encoding \"Big5\"]\n[Red \"謝小然\"]\n\n1. h2e2 {賽譴眺瘀疏} *\n";
        Import.Games games = (Import.Games) Import.read(pgn.getBytes(BIG5));
        assertEquals("big5", games.encoding());
        assertEquals(Optional.of("謝小然"), games.records().getFirst().red());
    }

    @Test
    void aTagBehindTheMovesDecidesNothing() {
        String pgn = "[Red \"谢小然\"]\n\n1. 炮二平五 {好棋}\n[Encoding \"Big5\"]\n*\n";
        assertEquals("gb18030", ((Import.Games) Import.read(pgn.getBytes(GB18030))).encoding());
    }
}
