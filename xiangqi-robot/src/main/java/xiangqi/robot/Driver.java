package xiangqi.robot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/// The main class of a driven client: starts the product's own main class with the arguments it was given, and carries
/// out what comes on the standard input, see [Orders]. When the input ends, so does the process: a client whose test
/// has gone does not stay behind.
final class Driver {
    private static final String PRODUCT = "xiangqi.app.Main";

    private Driver() {}

    public static void main(String[] args) throws ReflectiveOperationException {
        PrintStream answers = System.out;
        InputStream orders = System.in;
        // What the product itself prints must not be taken for an answer.
        System.setOut(System.err);
        Thread.ofPlatform().daemon().name("driver").start(() -> follow(orders, answers));
        Class.forName(PRODUCT).getMethod("main", String[].class).invoke(null, (Object) args);
    }

    private static void follow(InputStream from, PrintStream to) {
        Orders orders = new Orders();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(from, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                to.println(orders.carryOut(line));
                to.flush();
            }
        } catch (IOException gone) {
            System.err.println("driver: " + gone);
        }
        Runtime.getRuntime().halt(1);
    }
}
