package dynobench.ui.monitor;

import dynobench.drawing.PngFile;
import dynobench.files.FileTarget;
import dynobench.measure.Environment;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.table.TabbedText;
import dynobench.ui.monitor.recording.RecordedRows;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.scene.image.Image;
import javafx.scene.image.WritablePixelFormat;

/// Export of what the monitor shows: a picture, or the values, to a file or the clipboard.
final class MonitorExport {
  /// Maximum number of rows for the clipboard; programs that paste more of them stand still.
  private static final int MOST_ROWS = 20_000;

  private final MonitorViewModel model;
  private final Dialogs dialogs;
  private final TaskStarter tasks;
  private final ViewTexts texts;

  MonitorExport(MonitorViewModel model, Dialogs dialogs, TaskStarter tasks, ViewTexts texts) {
    this.model = model;
    this.dialogs = dialogs;
    this.tasks = tasks;
    this.texts = texts;
  }

  /// Copies a picture to the clipboard.
  ///
  /// @param draw draws a picture with a caption
  void copyPicture(Function<String, Image> draw) {
    SystemClipboard.picture(draw.apply(caption()));
    tasks.notifications().add(texts.of("copied.picture"));
  }

  /// Copies the values to the clipboard. If there are more than 20,000 rows, a notification says so
  /// instead.
  void copyValues() {
    RecordedRows rows = new VisibleValues(model).rows();
    if (rows.count() > MOST_ROWS) {
      tasks.notifications().add(texts.of("copied.too.many", rows.count(), MOST_ROWS));
      return;
    }
    var lines = new ArrayList<List<Object>>();
    rows.forEach(row -> lines.add(List.copyOf(row)));
    SystemClipboard.text(TabbedText.of(rows.titles(), lines));
    tasks.notifications().add(texts.of("copied.values", lines.size()));
  }

  /// Asks for a file and writes a picture to it.
  ///
  /// @param draw draws a picture with a caption
  void savePicture(Function<String, Image> draw) {
    dialogs
        .save(texts.of("monitor.save.png"), name("png"))
        .ifPresent(file -> {
          Image picture = draw.apply(caption());
          write(file, () -> write(picture, file));
        });
  }

  /// Asks for a file and writes the values to it as CSV, in the background.
  void saveValues() {
    dialogs
        .save(texts.of("monitor.save.csv"), name("csv"))
        .ifPresent(file -> {
          RecordedRows rows = new VisibleValues(model).rows();
          write(file, () -> write(rows, file));
        });
  }

  private String name(String type) {
    return model.run().id() + "-monitor." + type;
  }

  private void write(Path file, FileTarget.Writing writing) {
    tasks.start(
        texts.of("task.write", file.getFileName()),
        _ -> {
          writing.write();
          return file;
        },
        written -> tasks.notifications().add(texts.of("written", written)));
  }

  private static void write(RecordedRows rows, Path file) throws IOException {
    CsvFile.writeLines(rows.lines(), file, FormulaHandling.DISARMED);
  }

  private static void write(Image picture, Path file) throws IOException {
    int width = (int) picture.getWidth();
    int height = (int) picture.getHeight();
    int[] pixels = new int[width * height];
    picture
        .getPixelReader()
        .getPixels(0, 0, width, height, WritablePixelFormat.getIntArgbInstance(), pixels, 0, width);
    var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    image.setRGB(0, 0, width, height, pixels, 0, width);
    PngFile.write(image, file);
  }

  /// Returns run, time range and machine, if known, as a caption of pictures.
  private String caption() {
    TimeWindow window = model.window();
    String range =
        texts.of(
            model.alignment().on().get() ? "caption.aligned" : "caption.range",
            TimeAxis.exact(window.from()),
            TimeAxis.exact(window.to()));
    String machine = model.recording().environment().map(this::words).orElse("");
    return model.run().id() + " · " + range + machine;
  }

  private String words(Environment machine) {
    return " · "
        + texts.of(
            "caption.machine", machine.cpu(), machine.cores(), machine.os(), machine.dynobench());
  }
}
