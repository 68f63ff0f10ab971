package xiangqi.robot;

/// An order that could not be carried out; its message is the answer.
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refused(String why) {
        super(why);
    }
}
