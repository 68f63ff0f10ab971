package xiangqi.ui.theme;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.control.Slider;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.ui.shell.Shell;

/// Every part of the theme in every state on one sheet, to look at beside the picture of the parts.
final class PartsSheet {
    private static final List<String> STATES = List.of("hover", "focus-visible");

    private PartsSheet() {}

    static Parent sheet() {
        HBox columns = new HBox(
                20,
                rail(),
                column(buttons(), words()),
                column(chips(), choices(), cards()),
                column(grounds(), fields()));
        columns.setPadding(new Insets(0, 20, 20, 0));
        return columns;
    }

    private static Node rail() {
        VBox rail = styled(new VBox(), "rail");
        rail.getStylesheets().add(Shell.class.getResource("shell.css").toExternalForm());
        for (String word : List.of("大厅", "对局", "打谱", "棋库")) {
            ToggleButton item = styled(new ToggleButton(word, new FontIcon("mdi2c-checkerboard")), "rail-item");
            item.setSelected(word.equals("对局"));
            rail.getChildren().add(item);
        }
        in("hover", (Region) rail.getChildren().get(2));
        in("focus-visible", (Region) rail.getChildren().get(3));
        return rail;
    }

    private static Region buttons() {
        GridPane grid = new GridPane(8, 10);
        grid.getColumnConstraints().add(new ColumnConstraints(50));
        List<String> heads = List.of("常态", "悬停", "焦点", "忙", "不可用", "小");
        for (int i = 0; i < heads.size(); i++) grid.add(styled(new Label(heads.get(i)), "caption"), i + 1, 0);
        buttonRow(grid, 1, "主要", "primary");
        buttonRow(grid, 2, "决定", "deciding");
        buttonRow(grid, 3, "一般");
        buttonRow(grid, 4, "安静", "quiet");
        buttonRow(grid, 5, "危险", "danger");
        Button big = styled(new Button("开始匹配", new FontIcon("mdi2l-lightning-bolt-outline")), "primary", "big");
        Button confirm = styled(new Button("认输", new FontIcon("mdi2f-flag-outline")), "danger", "confirm");
        Button icon = styled(new Button("", new FontIcon("mdi2d-dots-horizontal")), "quiet", "icon-button");
        return titled("按钮", grid, new HBox(8, big, confirm, icon));
    }

    private static void buttonRow(GridPane grid, int row, String name, String... classes) {
        Supplier<Button> button = () -> styled(new Button("对局"), classes);
        grid.add(styled(new Label(name), "second"), 0, row);
        grid.add(button.get(), 1, row);
        for (int i = 0; i < STATES.size(); i++) grid.add(in(STATES.get(i), button.get()), 2 + i, row);
        Button busy = styled(button.get(), "busy");
        busy.setGraphic(new ProgressIndicator());
        busy.setDisable(true);
        grid.add(busy, 4, row);
        Button refused = button.get();
        refused.setDisable(true);
        grid.add(refused, 5, row);
        grid.add(styled(button.get(), "small"), 6, row);
    }

    private static Region words() {
        return titled(
                "字",
                styled(new Label("大厅 Lobby 26"), "page-title"),
                styled(new Label("波克 Poker 20"), "card-title"),
                styled(new Label("听雨轩 杨官璘 Lại Lý Huynh 16"), "name"),
                styled(new Label("着重 14 车８进１ 0:48"), "strong"),
                new Label("正文 14 車８進１ −1 234 ▸ ←→↑↓ ●●○"),
                styled(new Label("次文 13 收回第 26 回合"), "second"),
                styled(new Label("注 12 局时用完后"), "caption"),
                new Hyperlink("在棋盘上看循环"));
    }

    private static Region chips() {
        FlowPane chips = new FlowPane(
                6,
                6,
                chip("中国棋例"),
                chip("有效胜 87", "fact"),
                chip("巡河炮", "term"),
                chip("让双马 · 不计分", "unrated"),
                chip("此局面 37 局", "on"));
        ToggleButton all = styled(new ToggleButton("全部 28"), "chip");
        all.setSelected(true);
        ToggleButton hovered = in("hover", styled(new ToggleButton("可旁观 17"), "chip"));
        HBox filters = new HBox(6, all, styled(new ToggleButton("有空座 9"), "chip"), hovered);
        Label icon = styled(new Label("7", new FontIcon("mdi2e-eye-outline")), "chip", "fact");
        return titled("签", chips, filters, icon);
    }

    private static Node chip(String text, String... classes) {
        return styled(styled(new Label(text), "chip"), classes);
    }

    private static Region choices() {
        SegmentedButton segments =
                new SegmentedButton(new ToggleButton("中国"), new ToggleButton("亚洲"), new ToggleButton("其他"));
        segments.getButtons().get(0).setSelected(true);
        in("focus-visible", segments.getButtons().get(1));
        ToggleButton chosen = new ToggleButton("让双马");
        chosen.setSelected(true);
        ToggleButton refused = new ToggleButton("让车马");
        refused.setDisable(true);
        ToggleSwitch on = new ToggleSwitch("自然限着");
        on.setSelected(true);
        CheckBox ticked = new CheckBox("坐标");
        ticked.setSelected(true);
        CheckBox disabled = new CheckBox("不可用");
        disabled.setDisable(true);
        return titled(
                "选择",
                segments,
                new HBox(8, new ToggleButton("不让"), chosen, refused),
                new HBox(16, on, new ToggleSwitch("关")),
                new HBox(16, ticked, new CheckBox("声音"), disabled));
    }

    private static Region cards() {
        VBox here =
                styled(new VBox(4, styled(new Label("波克"), "card-title"), styled(new Label("三段时限"), "second")), "card");
        VBox toMove = styled(
                new VBox(4, styled(new Label("半亩塘"), "name"), styled(new Label("该你走"), "caption")), "panel-to-move");
        ListView<String> list = new ListView<>();
        list.getItems().addAll("相五退七", "帅五进一", "帅五退一", "车８进１");
        list.getSelectionModel().select(1);
        list.setPrefHeight(112);
        HBox.setHgrow(list, javafx.scene.layout.Priority.ALWAYS);
        list.setPrefWidth(150);
        return titled("卡", new HBox(16, here, toMove, list));
    }

    private static Region grounds() {
        Button create = styled(new Button("新开一桌…"), "small");
        VBox empty = styled(
                new VBox(styled(new Label("此厅还没有人开桌"), "name"), styled(new Label("开一桌，或让匹配替你找"), "caption"), create),
                "empty");
        Hyperlink open = new Hyperlink("打开");
        HBox toast = styled(new HBox(new FontIcon("mdi2c-check"), new Label("已存盘：56 着，2 条注释"), open), "toast");
        return titled(
                "空、错、断",
                banner("mdi2a-alert-outline", "连接中断，正在重连"),
                banner("mdi2c-close", "马走不到那里：蹩马腿", "error"),
                banner("mdi2c-check", "已恢复，补上 2 着", "good"),
                banner("mdi2i-information-outline", "重炮：两炮同线", "news"),
                toast,
                empty);
    }

    private static Region banner(String icon, String words, String... classes) {
        return styled(styled(new HBox(new FontIcon(icon), new Label(words)), "banner"), classes);
    }

    private static Region fields() {
        TextField prompt = new TextField();
        prompt.setPromptText("棋手或桌号");
        TextField focused = in("focus-visible", in("focused", new TextField("听雨轩")));
        TextField faulty = styled(new TextField("25:61"), "faulty");
        TextField refused = new TextField("不可用");
        refused.setDisable(true);
        ComboBox<String> combo = new ComboBox<>();
        combo.getItems().addAll("红", "黑");
        combo.getSelectionModel().select(0);
        ComboBox<String> disabledCombo = new ComboBox<>();
        disabledCombo.getItems().add("红");
        disabledCombo.getSelectionModel().select(0);
        disabledCombo.setDisable(true);
        TextArea area = new TextArea("此着要紧。\n黑如应以卒３进１，红可\n车二进六\n再\n再");
        area.setPrefSize(160, 76);
        GridPane grid = new GridPane(12, 12);
        grid.addRow(0, prompt, focused);
        grid.addRow(1, faulty, refused);
        grid.addRow(2, new HBox(8, combo, disabledCombo));
        grid.addRow(3, area, new VBox(10, new Slider(0, 100, 40), new ProgressBar(0.4)));
        return titled("框", grid);
    }

    private static Region titled(String title, Node... parts) {
        VBox card = styled(new VBox(12, styled(new Label(title), "name")), "card");
        card.getChildren().addAll(parts);
        return card;
    }

    private static Node column(Node... cards) {
        VBox column = new VBox(14, cards);
        column.setPadding(new Insets(20, 0, 0, 0));
        return column;
    }

    private static <T extends Node> T styled(T node, String... classes) {
        node.getStyleClass().addAll(classes);
        return node;
    }

    private static <T extends Node> T in(String state, T node) {
        node.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), true);
        return node;
    }
}
