package xiangqi.ui.table;

/// How the card of an offer is laid out, by the room that there is for several.
enum CardForm {
    /// Each thing on a line of its own.
    FULL,
    /// What there is to say in one text, the answers below it.
    CLOSE,
    /// The answers beside what is asked, and what there is to say in one text below.
    BESIDE
}
