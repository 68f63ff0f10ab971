package xiangqi.core.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// A position of a game: a placement without faults, the side to move, and the [Legality] that its moves are judged
/// by. Immutable. Tables, records, search and perft all use this one representation, which is laid out for speed:
///
/// ```
///   redLow    redHigh      where Red stands, rank by rank      } one bit a point,
///   blackLow  blackHigh    where Black stands                  } see Places
///   redLeft   redRight     where Red stands, file by file
///   blackLeft blackRight   where Black stands
///   soldiersLow/High       the soldiers of both sides
///   guardsLow              Red's advisors and elephants (their points never coincide)
///   guardsHigh             Black's
///
///   redHeavy, blackHeavy   the places of the seven pieces that attack from afar, one byte each; 63 when captured
///       byte    7       6      5       4       3        2        1        0
///             (63)   horse  horse  cannon  cannon  chariot  chariot  general
///
///   hash                   Zobrist key of placement and side to move, kept up move by move
/// ```
///
/// 15 words: playing a move copies them with a dozen exclusive-ors, no array and no board is allocated. [Lines],
/// [Steps] and [Siege] are the tables over this layout, [Moves] lists the legal moves and [MoveCount] counts them.
public final class Position {
    private static final long ALL_SEVEN = 0x0101_0101_0101_0101L;
    private static final long NO_HEAVY = Places.NOWHERE * ALL_SEVEN;

    /// The ordinals of the roles of the seven bytes, and the first byte of each role.
    private static final byte[] SLOT_ROLE = {0, 4, 4, 5, 5, 3, 3};

    private static final byte[] ROLE_SLOT = {0, -1, -1, 5, 1, 3, -1};

    /// By ordinal; made without a stream, which would cost more at the start than all tables.
    private static final List<Optional<Piece>> PIECES = pieces();

    /// The start of a game in strict mode.
    public static final Position START = start(Legality.STRICT);

    final long redLow;
    final long redHigh;
    final long blackLow;
    final long blackHigh;
    final long redLeft;
    final long redRight;
    final long blackLeft;
    final long blackRight;
    final long soldiersLow;
    final long soldiersHigh;
    final long guardsLow;
    final long guardsHigh;
    final long redHeavy;
    final long blackHeavy;
    final long hash;
    final Side turn;
    final Legality legality;

    /// From a set-up without faults.
    private Position(Board board, Side turn, Legality legality) {
        long[] words = new long[12];
        long[] heavy = {NO_HEAVY, NO_HEAVY};
        long key = turn == Side.BLACK ? Zobrist.BLACK_TO_MOVE : 0;
        for (int i = 0; i < 90; i++) {
            byte code = board.codeAt(i);
            if (code == Board.NONE) {
                continue;
            }
            int place = Places.of(i);
            int half = place >> 6;
            int side = code / 7 * 2;
            long bit = 1L << place;
            int filePlace = Places.FILE_PLACE[place];
            words[side + half] |= bit;
            words[4 + side + (filePlace >> 6)] |= 1L << filePlace;
            key ^= Zobrist.PIECE_ON[code << 7 | place];
            switch (code % 7) {
                case 1, 2 -> words[10 + half] |= bit;
                case 6 -> words[8 + half] |= bit;
                default -> {
                    int slot = ROLE_SLOT[code % 7];
                    if ((heavy[side >> 1] >>> 8 * slot & 127) != Places.NOWHERE) {
                        slot++;
                    }
                    heavy[side >> 1] ^= (long) (Places.NOWHERE ^ place) << 8 * slot;
                }
            }
        }
        this.redLow = words[0];
        this.redHigh = words[1];
        this.blackLow = words[2];
        this.blackHigh = words[3];
        this.redLeft = words[4];
        this.redRight = words[5];
        this.blackLeft = words[6];
        this.blackRight = words[7];
        this.soldiersLow = words[8];
        this.soldiersHigh = words[9];
        this.guardsLow = words[10];
        this.guardsHigh = words[11];
        this.redHeavy = heavy[0];
        this.blackHeavy = heavy[1];
        this.hash = key;
        this.turn = turn;
        this.legality = legality;
    }

    /// After a move of a piece of the side to move to a point without one of its own.
    private Position(Position p, int from, int to) {
        boolean red = p.turn == Side.RED;
        long toLow = Places.low(to);
        long toHigh = Places.high(to);
        long moveLow = Places.low(from) | toLow;
        long moveHigh = Places.high(from) | toHigh;
        int toFile = Places.FILE_PLACE[to];
        int fromFile = Places.FILE_PLACE[from];
        long toLeft = Places.low(toFile);
        long toRight = Places.high(toFile);
        long moveLeft = Places.low(fromFile) | toLeft;
        long moveRight = Places.high(fromFile) | toRight;

        long key = p.hash ^ Zobrist.BLACK_TO_MOVE;
        long own = red ? p.redHeavy : p.blackHeavy;
        long foe = red ? p.blackHeavy : p.redHeavy;
        long soldierLow = p.soldiersLow;
        long soldierHigh = p.soldiersHigh;
        long guardLow = p.guardsLow;
        long guardHigh = p.guardsHigh;

        if ((red ? p.blackLow & toLow | p.blackHigh & toHigh : p.redLow & toLow | p.redHigh & toHigh) != 0) {
            key ^= Zobrist.PIECE_ON[p.code(to) << 7 | to];
            if ((soldierLow & toLow | soldierHigh & toHigh) != 0) {
                soldierLow &= ~toLow;
                soldierHigh &= ~toHigh;
            } else if ((guardLow & toLow | guardHigh & toHigh) != 0) {
                guardLow &= ~toLow;
                guardHigh &= ~toHigh;
            } else {
                foe ^= (long) (Places.NOWHERE ^ to) << 8 * slot(foe, to);
            }
        }

        int code = p.code(from) << 7;
        key ^= Zobrist.PIECE_ON[code | from] ^ Zobrist.PIECE_ON[code | to];
        if (((from < 64 ? p.soldiersLow : p.soldiersHigh) >>> from & 1) != 0) {
            soldierLow ^= moveLow;
            soldierHigh ^= moveHigh;
        } else if (((from < 64 ? p.guardsLow : p.guardsHigh) >>> from & 1) != 0) {
            guardLow ^= moveLow;
            guardHigh ^= moveHigh;
        } else {
            own ^= (long) (from ^ to) << 8 * slot(own, from);
        }

        if (red) {
            redLow = p.redLow ^ moveLow;
            redHigh = p.redHigh ^ moveHigh;
            redLeft = p.redLeft ^ moveLeft;
            redRight = p.redRight ^ moveRight;
            blackLow = p.blackLow & ~toLow;
            blackHigh = p.blackHigh & ~toHigh;
            blackLeft = p.blackLeft & ~toLeft;
            blackRight = p.blackRight & ~toRight;
            redHeavy = own;
            blackHeavy = foe;
            turn = Side.BLACK;
        } else {
            blackLow = p.blackLow ^ moveLow;
            blackHigh = p.blackHigh ^ moveHigh;
            blackLeft = p.blackLeft ^ moveLeft;
            blackRight = p.blackRight ^ moveRight;
            redLow = p.redLow & ~toLow;
            redHigh = p.redHigh & ~toHigh;
            redLeft = p.redLeft & ~toLeft;
            redRight = p.redRight & ~toRight;
            redHeavy = foe;
            blackHeavy = own;
            turn = Side.RED;
        }
        soldiersLow = soldierLow;
        soldiersHigh = soldierHigh;
        guardsLow = guardLow;
        guardsHigh = guardHigh;
        hash = key;
        legality = p.legality;
    }

    /// The same placement in strict mode with `side` to move, to ask what it could do. It may be no position of a game:
    /// the other side's general may be in check.
    private Position(Position p, Side side) {
        redLow = p.redLow;
        redHigh = p.redHigh;
        blackLow = p.blackLow;
        blackHigh = p.blackHigh;
        redLeft = p.redLeft;
        redRight = p.redRight;
        blackLeft = p.blackLeft;
        blackRight = p.blackRight;
        soldiersLow = p.soldiersLow;
        soldiersHigh = p.soldiersHigh;
        guardsLow = p.guardsLow;
        guardsHigh = p.guardsHigh;
        redHeavy = p.redHeavy;
        blackHeavy = p.blackHeavy;
        hash = side == p.turn ? p.hash : p.hash ^ Zobrist.BLACK_TO_MOVE;
        turn = side;
        legality = Legality.STRICT;
    }

    Position asked(Side side) {
        return side == turn && legality == Legality.STRICT ? this : new Position(this, side);
    }

    int generalOf(Side side) {
        return (int) (side == Side.RED ? redHeavy : blackHeavy) & 127;
    }

    /// Whether the side to move can end the game by capturing the general; only in [Legality#GENERAL_CAPTURE].
    public boolean generalOpenToCapture() {
        return legality() == Legality.GENERAL_CAPTURE
                && legalMoves().stream()
                        .anyMatch(move -> at(move.to())
                                .filter(target -> target.role() == Role.GENERAL)
                                .isPresent());
    }

    /// Whether neither side has a piece left that can cross the river, so that nobody can ever be mated by force
    /// (rules.md §2).
    public boolean onlyDefendersLeft() {
        long general = 127;
        return (soldiersLow | soldiersHigh) == 0
                && (redHeavy & ~general) == (NO_HEAVY & ~general)
                && (blackHeavy & ~general) == (NO_HEAVY & ~general);
    }

    /// The byte of `heavy` that holds `place`; 8 if none does.
    static int slot(long heavy, int place) {
        long zeroWhereEqual = heavy ^ ALL_SEVEN * place;
        return Long.numberOfTrailingZeros(~(zeroWhereEqual + 0x7f * ALL_SEVEN) & 0x80 * ALL_SEVEN) >>> 3;
    }

    /// The ordinal of the piece at an occupied place.
    private int code(int place) {
        boolean far = place >= 64;
        long bit = 1L << place;
        boolean red = ((far ? redHigh : redLow) & bit) != 0;
        int role;
        if (((far ? soldiersHigh : soldiersLow) & bit) != 0) {
            role = 6;
        } else if (((far ? guardsHigh : guardsLow) & bit) != 0) {
            role = (bit & (far ? Steps.BLACK_ADVISORS : Steps.RED_ADVISORS)) != 0 ? 1 : 2;
        } else {
            role = SLOT_ROLE[slot(red ? redHeavy : blackHeavy, place)];
        }
        return red ? role : role + 7;
    }

    /// Looks at a set-up under `legality` and names every fault, or makes the position.
    public static Checked check(Setup setup, Legality legality) {
        if (SetupFaults.nonePlaced(setup.board())) {
            Position position = new Position(setup.board(), setup.turn(), legality);
            if (legality == Legality.GENERAL_CAPTURE
                    || !Safety.attacked(position, setup.turn().opponent())) {
                return new Checked.Legal(position);
            }
        }
        return new Checked.Faulty(SetupFaults.of(setup, legality));
    }

    /// The standard start under `legality`.
    public static Position start(Legality legality) {
        return new Position(Board.STANDARD, Side.RED, legality);
    }

    /// The placement. It is drawn up at each call; for one point [#at(Square)] is cheaper.
    public Board board() {
        byte[] codes = new byte[90];
        for (int i = 0; i < 90; i++) {
            int place = Places.of(i);
            codes[i] = occupied(place) ? (byte) code(place) : Board.NONE;
        }
        return Board.ofCodes(codes);
    }

    /// The piece on that point, if any.
    public Optional<Piece> at(Square square) {
        int place = Places.of(square.ordinal());
        return occupied(place) ? PIECES.get(code(place)) : Optional.empty();
    }

    /// The side to move.
    public Side turn() {
        return turn;
    }

    public Legality legality() {
        return legality;
    }

    public Setup setup() {
        return new Setup(board(), turn);
    }

    /// A 64-bit key of placement and side to move: equal positions have equal keys, different ones almost surely not.
    public long hash() {
        return hash;
    }

    /// Whether the general of the side to move could be captured.
    public boolean inCheck() {
        return Safety.attacked(this, turn);
    }

    /// The points of the pieces that give check to the side to move; the facing general counts as one.
    public List<Square> checkers() {
        return inCheck() ? Attacks.checkers(board(), turn) : List.of();
    }

    /// All moves the side to move may make, in no particular order. Empty after a general was captured.
    public List<Move> legalMoves() {
        int[] codes = new int[Moves.AT_MOST];
        int size = Moves.write(this, codes);
        Move[] moves = new Move[size];
        for (int i = 0; i < size; i++) {
            moves[i] = Places.move(codes[i]);
        }
        return List.of(moves);
    }

    /// The number of [#legalMoves()], found without listing them.
    public int countLegalMoves() {
        return MoveCount.count(this);
    }

    /// Whether [#play] would play the move.
    public boolean isLegal(Move move) {
        int from = Places.of(move.from().ordinal());
        int to = Places.of(move.to().ordinal());
        boolean red = turn == Side.RED;
        if (!has(red, from) || has(red, to) || generalLost()) {
            return false;
        }
        long reached = to < 64 ? Reach.reachLow(this, from) : Reach.reachHigh(this, from);
        if ((reached >>> to & 1) == 0) {
            int general = (int) (red ? redHeavy : blackHeavy) & 127;
            int other = (int) (red ? blackHeavy : redHeavy) & 127;
            return legality == Legality.GENERAL_CAPTURE
                    && from == general
                    && to == other
                    && Safety.facing(this, general, other);
        }
        return legality == Legality.GENERAL_CAPTURE || Safety.leavesGeneralSafe(this, from, to);
    }

    /// Plays `move` if it is legal here; otherwise says which rule forbids it. This position is unchanged.
    public Attempt play(Move move) {
        return isLegal(move) ? new Attempt.Played(ply(move)) : Attacks.refusal(this, move);
    }

    /// Plays `move` if it is legal here; empty if it is not and nobody will ask why.
    public Optional<Ply> playIfLegal(Move move) {
        return isLegal(move) ? Optional.of(ply(move)) : Optional.empty();
    }

    private Ply ply(Move move) {
        return new Ply(move, at(move.from()).orElseThrow(), at(move.to()), after(move));
    }

    /// The position after a move that is known to be legal here; nothing is checked.
    Position after(Move move) {
        return after(Places.of(move.from().ordinal()), Places.of(move.to().ordinal()));
    }

    /// The same for two [Places].
    Position after(int from, int to) {
        return new Position(this, from, to);
    }

    /// Whether the position itself ends the game.
    public Ending end() {
        if (generalLost()) {
            return Ending.GENERAL_CAPTURED;
        }
        boolean canMove = MoveCount.countStrict(this) > 0
                || legality == Legality.GENERAL_CAPTURE && Safety.attacked(this, turn.opponent());
        if (canMove) {
            return Ending.NONE;
        }
        return inCheck() ? Ending.CHECKMATE : Ending.STALEMATE;
    }

    /// Whether the side to move has no general any more.
    boolean generalLost() {
        return ((turn == Side.RED ? redHeavy : blackHeavy) & 127) == Places.NOWHERE;
    }

    boolean occupied(int place) {
        return ((place < 64 ? redLow | blackLow : redHigh | blackHigh) >>> place & 1) != 0;
    }

    private static List<Optional<Piece>> pieces() {
        List<Optional<Piece>> pieces = new ArrayList<>();
        for (Piece piece : Piece.values()) {
            pieces.add(Optional.of(piece));
        }
        return List.copyOf(pieces);
    }

    private boolean has(boolean red, int place) {
        return ((place < 64 ? red ? redLow : blackLow : red ? redHigh : blackHigh) >>> place & 1) != 0;
    }

    /// Two horses that have changed places make no difference.
    @Override
    public boolean equals(Object other) {
        return other instanceof Position position
                && position.hash == hash
                && position.turn == turn
                && position.legality == legality
                && position.redLow == redLow
                && position.redHigh == redHigh
                && position.blackLow == blackLow
                && position.blackHigh == blackHigh
                && position.soldiersLow == soldiersLow
                && position.soldiersHigh == soldiersHigh
                && position.guardsLow == guardsLow
                && position.guardsHigh == guardsHigh
                && sameHeavy(position.redHeavy, redHeavy)
                && sameHeavy(position.blackHeavy, blackHeavy);
    }

    private static boolean sameHeavy(long one, long other) {
        return one == other || inOrder(one) == inOrder(other);
    }

    private static long inOrder(long heavy) {
        long ordered = heavy & 0xff;
        for (int slot = 1; slot < 7; slot += 2) {
            long first = heavy >>> 8 * slot & 0xff;
            long second = heavy >>> 8 * slot + 8 & 0xff;
            ordered |= (Math.min(first, second) | Math.max(first, second) << 8) << 8 * slot;
        }
        return ordered;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(hash);
    }

    @Override
    public String toString() {
        return board() + turn.toString();
    }
}
