package dynobench.ui.recording;

import dynobench.recordings.RecordingFinding;
import dynobench.recordings.RecordingName;
import dynobench.recordings.RecordingStatistics;
import dynobench.recordings.StatementFigures;
import dynobench.recordings.TransactionFigures;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.recordingfile.RecordingReading;
import dynobench.ui.recordingfile.RecordingState;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/// State of the view of a recording.
final class RecordingViewModel {
  private final RecordingReading reading;
  private final PlanFiles planFiles;
  private final Dialogs dialogs;
  private final ViewTexts texts;
  private final ObjectProperty<RecordingPart> part =
      new SimpleObjectProperty<>(RecordingPart.STATEMENTS);
  private final ObservableValue<Optional<RecordingStatistics>> statistics;

  RecordingViewModel(
      RecordingReading reading, PlanFiles planFiles, Dialogs dialogs, ViewTexts texts) {
    this.reading = reading;
    this.planFiles = planFiles;
    this.dialogs = dialogs;
    this.texts = texts;
    statistics = reading.state().map(RecordingState::statistics);
  }

  /// Asks for a recording and shows it.
  void choose() {
    dialogs
        .open(texts.of("open"), RecordingName.EXTENSIONS)
        .ifPresent(file -> reading.show(Optional.of(file)));
  }

  /// Begins a plan that replays the recording.
  ///
  /// @return false when the user keeps the present plan
  boolean replay() {
    return reading.state().get().file().filter(planFiles::replay).isPresent();
  }

  void refresh() {
    reading.refresh();
  }

  /// Returns the figures; empty unless a recording was read.
  ObservableValue<Optional<RecordingStatistics>> statistics() {
    return statistics;
  }

  /// Returns the visible part.
  ObjectProperty<RecordingPart> part() {
    return part;
  }

  private StringBinding text(Function<RecordingStatistics, String> text) {
    return Bindings.createStringBinding(
        () -> statistics.getValue().map(text).orElse(""), statistics);
  }

  /// Returns what took the most time.
  StringBinding headline() {
    return text(it -> it.headline().replace(" %", "\u00a0%")); // no line breaks there
  }

  /// Returns the file with its amounts.
  StringBinding amounts() {
    return Bindings.createStringBinding(
        () ->
            reading.state().get() instanceof RecordingState.Known(Path path, var found)
                ? path.getFileName() + ": " + found.summary().line()
                : "",
        reading.state());
  }

  /// Returns the rates, and what limits a replay.
  StringBinding rates() {
    return text(it ->
        Stream.concat(Stream.of(it.rates()), it.summary().notes().stream())
            .collect(Collectors.joining("\n")));
  }

  /// Returns the text in place of figures: why there are none.
  StringBinding nothing() {
    return Bindings.createStringBinding(
        () ->
            switch (reading.state().get()) {
              case RecordingState.Nothing() -> texts.of("nothing");
              case RecordingState.Reading(Path path) -> texts.of("reading", path.getFileName());
              case RecordingState.Known(Path path, RecordingStatistics found) ->
                  found.statements().isEmpty() ? texts.of("empty", path.getFileName()) : "";
              case RecordingState.Unreadable(Path _, String sentence) -> sentence;
            },
        reading.state());
  }

  /// Returns the title of a part with the number of its lines.
  StringBinding title(RecordingPart each) {
    return text(it ->
        switch (each) {
          case STATEMENTS -> texts.of("part.statements", it.statements().size());
          case TRANSACTIONS -> texts.of("part.transactions", it.transactions().size());
          case FINDINGS -> texts.of("part.findings", it.findings().size());
          case TIME -> texts.of("part.time");
        });
  }

  /// Returns the lines of the visible part as text with tabs.
  ///
  /// @param statements selected lines; all if it is empty
  /// @param transactions selected lines; all if it is empty
  String text(List<StatementFigures> statements, List<TransactionFigures> transactions) {
    return statistics
        .getValue()
        .map(it ->
            switch (part.get()) {
              case STATEMENTS ->
                  RecordingColumn.lines(
                      RecordingColumn.ofStatements(it),
                      statements.isEmpty() ? it.statements() : statements,
                      texts);
              case TRANSACTIONS ->
                  RecordingColumn.lines(
                      RecordingColumn.ofTransactions(it),
                      transactions.isEmpty() ? it.transactions() : transactions,
                      texts);
              case FINDINGS -> findings(it);
              case TIME -> RecordingColumn.lines(it.activity(), texts);
            })
        .orElse("");
  }

  private static String findings(RecordingStatistics statistics) {
    var text = new StringBuilder();
    for (RecordingFinding each : statistics.findings()) {
      text.append(each.name()).append(' ').append(each.words()).append('\n');
      text.append("  ").append(each.sql()).append('\n');
    }
    return text.toString();
  }
}
