package xiangqi.core.record.xqf;

import xiangqi.core.record.Bytes;

/// The numbers that XQF files of version 11 and later are scrambled with, all derived from ten bytes of the
/// header (formats.md §1.3). Version 10 is not scrambled: all of them are 0.
///
/// @param board added to each square of the start
/// @param from added to the squares that moves start from
/// @param to added to the squares that moves go to
/// @param remark added to the lengths of comments
/// @param stream the 32 bytes added in turn to everything after the header, as one character each
record XqfKeys(int board, int from, int to, int remark, String stream) {
    private static final String MASK = "[(C) Copyright Mr. Dong Shiwei.]";

    /// What the three keys and their sum add up to modulo 256: 0 in a sound file.
    static int checksum(Bytes header) {
        return header.at(12) + header.at(13) + header.at(14) + header.at(15) & 0xFF;
    }

    static XqfKeys of(Bytes header, int version) {
        if (version <= 10) {
            return new XqfKeys(0, 0, 0, 0, "\0".repeat(32));
        }
        int sum = header.at(12);
        int board = hash(header.at(13)) * header.at(13) & 0xFF;
        int from = hash(header.at(14)) * board & 0xFF;
        int to = hash(header.at(15)) * from & 0xFF;
        int remark = (sum * 256 + header.at(13)) % 32000 + 767;
        StringBuilder stream = new StringBuilder(32);
        for (int i = 0; i < 32; i++) {
            int key = header.at(12 + i % 4) & header.at(3) | header.at(8 + i % 4);
            stream.append((char) (MASK.charAt(i) & key));
        }
        return new XqfKeys(board, from, to, remark, stream.toString());
    }

    private static int hash(int key) {
        return 54 * key * key + 221 & 0xFF;
    }

    /// The plain byte at that offset of the body.
    int plain(Bytes file, int offset) {
        return file.at(offset) - stream.charAt(offset % 32) & 0xFF;
    }
}
