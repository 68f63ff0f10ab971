/// The installed client driven from outside: [xiangqi.robot.DrivenClient] starts it as a process of its own with the
/// image's Java, on JavaFX's headless screen, and a robot inside of that process, [xiangqi.robot.Driver], uses it by
/// mouse and keyboard alone. Tests of the image depend on this module; the product does not.
package xiangqi.robot;
