/// The game itself: board, rules, notation, records, clocks and tables of Chinese chess.
///
/// Pure: it needs nothing but `java.base`, reads no clock of the machine, draws no random numbers
/// and touches no files beyond the streams and bytes it is handed.
module xiangqi.core {
    exports xiangqi.core.board;
    exports xiangqi.core.clock;
    exports xiangqi.core.diagram;
    exports xiangqi.core.game;
    exports xiangqi.core.house;
    exports xiangqi.core.money;
    exports xiangqi.core.notation;
    exports xiangqi.core.opening;
    exports xiangqi.core.record;
    exports xiangqi.core.rules;
    exports xiangqi.core.study;
    exports xiangqi.core.table;
    exports xiangqi.core.term;
}
