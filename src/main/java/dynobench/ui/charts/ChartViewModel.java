package dynobench.ui.charts;

import dynobench.chart.ChartFile;
import dynobench.chart.ChartKind;
import dynobench.chart.ChartRequest;
import dynobench.chart.ChartTheme;
import dynobench.chart.Picture;
import dynobench.chart.SeriesKey;
import dynobench.chart.Source;
import dynobench.result.Figures;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.Refresh;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What one chart shows. The picture is made anew when something changed and somebody looks.
final class ChartViewModel {
  private static final int FILE_WIDTH = 1200;
  private static final int FILE_HEIGHT = 750;
  private static final double PNG_SCALE = 2;

  private final Desk desk;
  private final ChartKind kind;
  private final ObservableList<String> phases = FXCollections.observableArrayList();
  private final StringProperty phase = new SimpleStringProperty("");
  private final BooleanProperty logRows = new SimpleBooleanProperty();
  private final BooleanProperty logTime = new SimpleBooleanProperty();
  private final StringProperty readOut = new SimpleStringProperty("");
  private final ReadOnlyObjectWrapper<Picture> picture;
  private final Refresh refresh;

  /// @param wish the phase to begin with
  ChartViewModel(Desk desk, ChartKind kind, String wish) {
    this.desk = desk;
    this.kind = kind;
    phase.set(wish);
    ChartRequest suitable = ChartRequest.of(kind, wish);
    logRows.set(suitable.logRows());
    logTime.set(suitable.logTime());
    picture = new ReadOnlyObjectWrapper<>(Picture.of(suitable, desk.showing().sources()));
    refresh = new Refresh(desk.showing(), desk.clock(), this::draw);
    for (Observable each :
        List.<Observable>of(
            desk.showing().selected(),
            desk.showing().hidden(),
            desk.showing().overlays(),
            phase,
            logRows,
            logTime)) {
      each.subscribe(refresh::now);
    }
    desk.showing().run().subscribe(_ -> readOut.set("")); // its points are gone
  }

  private void draw() {
    List<Source> sources = desk.showing().sources();
    List<String> known =
        sources.stream()
            .map(Source::figures)
            .map(Figures::phases)
            .flatMap(List::stream)
            .distinct()
            .toList();
    if (!phases.equals(known)) {
      phases.setAll(known);
    }
    picture.set(picture(sources));
  }

  private Picture picture(List<Source> sources) {
    var request = new ChartRequest(kind, phase.get(), logRows.get(), logTime.get());
    Picture all = Picture.of(request, sources, desk.showing().hidden());
    return desk.showing().selected().get().map(all::highlight).orElse(all);
  }

  ChartKind kind() {
    return kind;
  }

  /// The phases that can be chosen.
  ObservableList<String> phases() {
    return phases;
  }

  StringProperty phase() {
    return phase;
  }

  BooleanProperty logRows() {
    return logRows;
  }

  BooleanProperty logTime() {
    return logTime;
  }

  /// Whether it is seen: what nobody sees isn't drawn.
  BooleanProperty watched() {
    return refresh.watched();
  }

  /// What the pointer points at, in words.
  StringProperty readOut() {
    return readOut;
  }

  ReadOnlyObjectProperty<Picture> picture() {
    return picture.getReadOnlyProperty();
  }

  /// The pointer is on a point of the picture.
  void pointAt(int line, int point) {
    readOut.set(picture.get().readOut(line, point));
  }

  /// The user picks a line: it stands out, and Details tell of it; once more, and it doesn't.
  void pick(int line) {
    var key = Optional.of(picture.get().lines().get(line).key());
    var selected = desk.showing().selected();
    selected.set(selected.get().equals(key) ? Optional.empty() : key);
  }

  /// The series after the one that stands out stands out; after the last one, none.
  ///
  /// @param step -1 for the one before
  void pickNext(int step) {
    List<SeriesKey> keys =
        picture.get().lines().stream().map(Picture.Line::key).distinct().toList();
    var selected = desk.showing().selected();
    int now = selected.get().map(keys::indexOf).orElse(-1);
    int next = Math.floorMod(now + 1 + step, keys.size() + 1) - 1;
    selected.set(next < 0 ? Optional.empty() : Optional.of(keys.get(next)));
  }

  /// The name that a file of this chart may have.
  String fileName(String extension) {
    String run = desk.showing().figures().id();
    String what = kind == ChartKind.PHASE ? phase.get() : kind.text() + "-" + phase.get();
    return "%s-%s.%s"
        .formatted(run.isEmpty() ? "chart" : run, what, extension)
        .replaceAll("[^\\p{L}\\p{N}._-]+", "-")
        .toLowerCase(Locale.ROOT);
  }

  /// Asks for a file and writes the chart there in the background: SVG or PNG, by its name.
  void save(String title, String extension) {
    desk.dialogs().save(title, fileName(extension)).ifPresent(this::save);
  }

  private void save(Path file) {
    Picture what = picture.get();
    ChartTheme theme = desk.appearance().dark().get() ? ChartTheme.DARK : ChartTheme.LIGHT;
    desk.background()
        .start(
            "Writing " + file.getFileName(),
            _ -> write(what, theme, file),
            written -> desk.notices().say("Wrote " + written + "."),
            failure -> desk.notices().say(failure.sentence(), failure.details()));
  }

  private static Path write(Picture what, ChartTheme theme, Path file) throws IOException {
    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
      ChartFile.svg(what, theme, FILE_WIDTH, FILE_HEIGHT, file);
    } else {
      ChartFile.png(what, theme, FILE_WIDTH, FILE_HEIGHT, PNG_SCALE, file);
    }
    return file;
  }
}
