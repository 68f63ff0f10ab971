package xiangqi.ui.picture;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Iterator;
import java.util.List;

/// A GIF as the JDK's own reader understands it. By reflection, since the module under test does not require
/// AWT.
final class ForeignGif {
    private final Object reader;
    private final int[][] screen;

    /// @param width of the whole, which the reader's pictures are parts of
    ForeignGif(byte[] file, int width, int height) {
        screen = new int[height][width];
        Iterator<?> readers =
                (Iterator<?>) call(type("javax.imageio.ImageIO"), null, "getImageReadersByFormatName", "gif");
        reader = readers.next();
        Object input = invoke(
                method(type("javax.imageio.ImageIO"), "createImageInputStream", Object.class), null, (InputStream)
                        new ByteArrayInputStream(file));
        invoke(method(type("javax.imageio.ImageReader"), "setInput", Object.class), reader, input);
    }

    int pictures() {
        return (int) invoke(method(type("javax.imageio.ImageReader"), "getNumImages", boolean.class), reader, true);
    }

    /// What is on the screen after that picture, all those before it having been asked for: rows of 0xRRGGBB.
    int[][] picture(int index) {
        Object image = invoke(method(type("javax.imageio.ImageReader"), "read", int.class), reader, index);
        Class<?> buffered = type("java.awt.image.BufferedImage");
        int width = (int) invoke(method(buffered, "getWidth"), image);
        int height = (int) invoke(method(buffered, "getHeight"), image);
        int left = Integer.parseInt(attribute(index, "ImageDescriptor", "imageLeftPosition"));
        int top = Integer.parseInt(attribute(index, "ImageDescriptor", "imageTopPosition"));
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                screen[top + y][left + x] =
                        (int) invoke(method(buffered, "getRGB", int.class, int.class), image, x, y) & 0xFFFFFF;
            }
        }
        return screen;
    }

    /// How long a picture is seen, in hundredths of a second.
    int rest(int index) {
        return Integer.parseInt(attribute(index, "GraphicControlExtension", "delayTime"));
    }

    /// The size of the part that the picture changes.
    List<Integer> size(int index) {
        return List.of(
                Integer.parseInt(attribute(index, "ImageDescriptor", "imageWidth")),
                Integer.parseInt(attribute(index, "ImageDescriptor", "imageHeight")));
    }

    private String attribute(int index, String element, String name) {
        Object metadata =
                invoke(method(type("javax.imageio.ImageReader"), "getImageMetadata", int.class), reader, index);
        Object root = invoke(
                method(type("javax.imageio.metadata.IIOMetadata"), "getAsTree", String.class),
                metadata,
                "javax_imageio_gif_image_1.0");
        Class<?> node = type("org.w3c.dom.Element");
        Object found = invoke(method(node, "getElementsByTagName", String.class), root, element);
        Object first = invoke(method(type("org.w3c.dom.NodeList"), "item", int.class), found, 0);
        return (String) invoke(method(node, "getAttribute", String.class), first, name);
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException absent) {
            throw new IllegalStateException(absent);
        }
    }

    private static Object call(Class<?> type, Object on, String name, String argument) {
        return invoke(method(type, name, String.class), on, argument);
    }

    private static Method method(Class<?> type, String name, Class<?>... parameters) {
        try {
            return type.getMethod(name, parameters);
        } catch (NoSuchMethodException absent) {
            throw new IllegalStateException(absent);
        }
    }

    private static Object invoke(Method method, Object on, Object... arguments) {
        try {
            return method.invoke(on, arguments);
        } catch (IllegalAccessException | InvocationTargetException failed) {
            throw new IllegalStateException(failed);
        }
    }
}
