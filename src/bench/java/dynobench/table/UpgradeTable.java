package dynobench.table;

import dynobench.result.RunResult;
import dynobench.result.UpgradeResult;
import dynobench.result.UpgradeVerdict;
import dynobench.upgrade.UpgradeObservation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Tables of a run that tests upgrades: a matrix of versions, and a CSV table.
public final class UpgradeTable {
  public static final String TITLE = "Upgrades";

  /// Explains the words of the matrix.
  public static final String LEGEND =
      "opens: as it is; one way: the version that made the files cannot open them afterwards;"
          + " converts: after the engine's own procedure; CHANGES: opens, but data differ; ignores:"
          + " opens an empty database instead";

  private UpgradeTable() {}

  /// Returns the titles of the columns of [#lines]: the versions that open files.
  public static List<String> head(RunResult run) {
    return Stream.concat(
            Stream.of("made by / opened by"),
            UpgradeResult.of(run).stream().map(UpgradeResult::to).distinct())
        .toList();
  }

  /// Returns a line for each version that made files.
  public static List<List<String>> lines(RunResult run) {
    List<UpgradeResult> results = UpgradeResult.of(run);
    List<String> columns = results.stream().map(UpgradeResult::to).distinct().toList();
    var lines = new ArrayList<List<String>>();
    for (String from : results.stream().map(UpgradeResult::from).distinct().toList()) {
      var line = new ArrayList<>(List.of(from));
      columns.forEach(
          to -> line.add(UpgradeResult.of(results, from, to).map(UpgradeTable::word).orElse("")));
      lines.add(line);
    }
    return lines;
  }

  /// Returns the word for a cell of the matrix.
  public static String word(UpgradeResult result) {
    return result.verdict() == UpgradeVerdict.OPENS && result.isOneWay()
        ? "one way"
        : result.verdict().word();
  }

  /// Returns the titles of the columns of [#rows].
  public static List<String> csvHead() {
    return List.of(
        "engine",
        "mode",
        "from",
        "to",
        "verdict",
        "procedure",
        "words",
        "differences",
        "first_differences",
        "back",
        "back_words");
  }

  /// Returns a row for each pair of versions.
  public static List<List<String>> rows(RunResult run) {
    return UpgradeResult.of(run).stream()
        .map(each ->
            List.of(
                each.contender().family(),
                each.contender().mode(),
                each.from(),
                each.to(),
                each.verdict().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                each.procedure(),
                each.obstacle().map(UpgradeObservation::words).orElse(""),
                "" + each.findings().size(),
                each.findings().isEmpty() ? "" : UpgradeWords.of(each.findings()),
                back(each.back()),
                each.back().map(UpgradeObservation::words).orElse("")))
        .toList();
  }

  private static String back(Optional<UpgradeObservation> back) {
    return back.map(each ->
            each.isOpened() && !each.findings().isEmpty()
                ? "changes"
                : each.opening().name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .orElse("");
  }
}
