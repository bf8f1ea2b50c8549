package dynobench.table;

import dynobench.comparison.Grade;
import dynobench.comparison.ResultLine;
import dynobench.result.RunResult;
import dynobench.result.UpgradeResult;
import dynobench.result.UpgradeVerdict;
import dynobench.text.PlainText;
import dynobench.upgrade.UpgradeObservation;
import dynobench.upgrade.UpgradeObservation.Finding;
import dynobench.upgrade.UpgradeStep;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Sentences on a run that tests upgrades. Pairs with equal results share a sentence.
public final class UpgradeWords {
  /// Number of types and features that a sentence names.
  private static final int MOST_SUBJECTS = 8;

  private static final int LONGEST = 300;

  private UpgradeWords() {}

  /// Returns the sentences: a summary, then losses and changes, and then the rest.
  public static List<String> sentences(RunResult run) {
    List<UpgradeResult> results = UpgradeResult.of(run);
    return results.isEmpty()
        ? List.of()
        : Stream.concat(
                Stream.of(headline(run)).filter(each -> !each.isEmpty()),
                sentences(results).stream())
            .toList();
  }

  /// Returns the sentences on some pairs. Pairs that just open have none, unless the first version
  /// cannot open the files afterwards.
  public static List<String> sentences(List<UpgradeResult> results) {
    return Stream.concat(
            Stream.of(
                    UpgradeVerdict.CHANGES,
                    UpgradeVerdict.IGNORES,
                    UpgradeVerdict.CONVERTS,
                    UpgradeVerdict.REFUSES,
                    UpgradeVerdict.NOT_TRIED)
                .flatMap(verdict -> grouped(results, verdict).stream()),
            oneWay(results).stream())
        .toList();
  }

  /// Returns the sentences as lines of the result, each with its version as the subject.
  public static List<ResultLine> lines(RunResult run) {
    return sentences(UpgradeResult.of(run)).stream().map(UpgradeWords::line).toList();
  }

  private static ResultLine line(String sentence) {
    int end = sentence.indexOf(' ');
    return new ResultLine(
        false, sentence.substring(0, end), sentence.substring(end + 1), Grade.SURE, "", "");
  }

  /// Returns a step of a trial as a few words, such as `open: opened, 2 differences`.
  public static String of(UpgradeObservation step) {
    String differences =
        step.step() == UpgradeStep.MAKE || step.findings().isEmpty()
            ? ""
            : ", " + NumberText.counted(step.findings().size(), "difference");
    return word(step.step()) + ": " + word(step.opening()) + differences;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /// Returns the numbers of verdicts as a sentence; empty before the first trial has ended.
  public static String headline(RunResult run) {
    List<UpgradeResult> pairs =
        UpgradeResult.of(run).stream().filter(each -> !each.isControl()).toList();
    return pairs.isEmpty()
        ? ""
        : Stream.of(UpgradeVerdict.values())
            .map(verdict ->
                verdict.word().toLowerCase(Locale.ROOT)
                    + " "
                    + pairs.stream().filter(each -> each.verdict() == verdict).count())
            .collect(
                Collectors.joining(
                    ", ",
                    NumberText.counted(pairs.size(), "pair") + " of different versions: ",
                    "."));
  }

  private static List<String> grouped(List<UpgradeResult> results, UpgradeVerdict verdict) {
    var groups = new LinkedHashMap<String, List<String>>();
    results.stream()
        .filter(each -> each.verdict() == verdict)
        .forEach(each ->
            groups
                .computeIfAbsent(each.to() + ending(each), _ -> new ArrayList<>())
                .add(each.from()));
    return groups.entrySet().stream()
        .map(each -> each.getKey().replace("{from}", String.join(", ", each.getValue())))
        .toList();
  }

  private static String ending(UpgradeResult result) {
    return switch (result.verdict()) {
      case OPENS -> " opens the files of {from}.";
      case CONVERTS ->
          " opens the files of {from} after %s. Without it: %s"
              .formatted(result.procedure(), reason(result));
      case CHANGES ->
          " opens the files of {from}%s, but data differ: %s"
              .formatted(
                  result.procedure().isEmpty() ? "" : " after " + result.procedure(),
                  of(result.findings()));
      case IGNORES ->
          " ignores the files of {from} and opens a new, empty database." + procedures(result);
      case REFUSES -> " refuses the files of {from}: " + reason(result) + procedures(result);
      case NOT_TRIED -> " was not tried on the files of {from}: " + reason(result);
    };
  }

  private static String procedures(UpgradeResult result) {
    var first = new LinkedHashMap<String, UpgradeObservation>();
    result.failedProcedures().forEach(each -> first.putIfAbsent(each.procedure(), each));
    return first.values().stream()
        .map(each -> " After %s: %s".formatted(each.procedure(), reason(each)))
        .collect(Collectors.joining());
  }

  private static String reason(UpgradeResult result) {
    return result.obstacle().map(UpgradeWords::reason).orElseGet(() -> result.outcome() + ".");
  }

  private static String reason(UpgradeObservation step) {
    return step.words().isEmpty()
        ? "it opens a new, empty database."
        : cut(step.words()) + (step.words().endsWith(".") ? "" : ".");
  }

  private static String cut(String words) {
    return PlainText.cut(words, LONGEST);
  }

  /// Returns the first difference of each type or feature, and the number of the others.
  static String of(List<Finding> findings) {
    var subjects = new LinkedHashMap<String, List<Finding>>();
    findings.forEach(
        each -> subjects.computeIfAbsent(each.subject(), _ -> new ArrayList<>()).add(each));
    int more = subjects.size() - MOST_SUBJECTS;
    return subjects.values().stream()
            .limit(MOST_SUBJECTS)
            .map(each ->
                of(each.getFirst())
                    + (each.size() > 1 ? " (and " + (each.size() - 1) + " more)" : ""))
            .collect(Collectors.joining("; "))
        + (more > 0 ? "; and " + NumberText.counted(more, "more type") + "." : ".");
  }

  private static String of(Finding finding) {
    return finding.subject() + ": " + cut(finding.words());
  }

  private static List<String> oneWay(List<UpgradeResult> results) {
    var groups = new LinkedHashMap<String, List<String>>();
    for (UpgradeResult each : results) {
      each.back()
          .filter(_ -> each.isOneWay())
          .map(UpgradeWords::again)
          .ifPresent(words ->
              groups
                  .computeIfAbsent(each.from() + " " + words, _ -> new ArrayList<>())
                  .add(each.to()));
      each.afterNeedless()
          .map(it -> "%s, and %s".formatted(it.procedure(), again(it)))
          .ifPresent(words ->
              groups
                  .computeIfAbsent(each.from() + " needs no " + words, _ -> new ArrayList<>())
                  .add(each.to()));
    }
    return groups.entrySet().stream()
        .map(each -> each.getKey().replace("{to}", String.join(", ", each.getValue())))
        .toList();
  }

  private static String again(UpgradeObservation back) {
    return back.isOpened()
        ? "opens its files again after {to}, but data differ: " + of(back.findings())
        : back.words().isEmpty()
            ? "finds an empty database after {to} opened its files."
            : "cannot open its files after {to} opened them: " + cut(back.words());
  }
}
