package dynobench.ui.charts;

import dynobench.chart.Picture;
import dynobench.drawing.ChartFile;
import dynobench.drawing.ChartTheme;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Appearance;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;

/// Export of charts to files, in the background.
record ChartExport(Dialogs dialogs, Appearance appearance, TaskStarter tasks) {
  private static final int WIDTH = 1200;
  private static final int HEIGHT = 750;
  private static final double PNG_SCALE = 2;

  /// Asks for a file and writes the chart to it, as SVG or PNG according to its name.
  ///
  /// @param name suggested name of the file
  /// @param picture queried when the user has named the file
  void ask(String title, String name, Supplier<Picture> picture) {
    dialogs.save(title, name).ifPresent(file -> write(picture.get(), file));
  }

  private void write(Picture picture, Path file) {
    ChartTheme theme = appearance.dark().get() ? ChartTheme.DARK : ChartTheme.LIGHT;
    tasks.start(
        "Writing " + file.getFileName(),
        _ -> write(picture, theme, file),
        written -> tasks.notifications().add("Wrote " + written + "."));
  }

  private static Path write(Picture picture, ChartTheme theme, Path file) throws IOException {
    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      ChartFile.svg(picture, theme, WIDTH, HEIGHT, file);
    } else {
      ChartFile.png(picture, theme, WIDTH, HEIGHT, PNG_SCALE, file);
    }
    return file;
  }
}
