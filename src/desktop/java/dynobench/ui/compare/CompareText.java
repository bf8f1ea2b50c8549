package dynobench.ui.compare;

import dynobench.comparison.ComparisonWords;
import dynobench.measure.Unit;
import dynobench.table.NumberText;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Comparison as text for a spreadsheet or a letter, with tabs between the columns. A comparison of
/// crashes has the table of crashes instead of times.
///
/// @param sides the baseline first
record CompareText(ViewTexts texts, List<ComparisonSide> sides) {
  String of(SideBySide outcome) {
    Stream<String> names =
        IntStream.range(0, sides.size())
            .mapToObj(
                i -> (i == 0 ? "A" : ComparisonSide.letter(i - 1)) + "\t" + sides.get(i).title());
    Unit.Step step = outcome.metric().unit().usual();
    Stream<String> head =
        Stream.of(
            String.join(
                "\t",
                Stream.concat(Stream.of(texts.of("phase")), outcome.factors().stream())
                    .collect(Collectors.joining("\t")),
                texts.of("contender"),
                texts.of("other"),
                texts.of("median.a", step.text()),
                texts.of("median.b", step.text()),
                texts.of("ratio"),
                texts.of("interval"),
                texts.of("verdict")));
    if (!outcome.crashes().isEmpty()) {
      return text(Stream.of(names, crashes(outcome), outcome.rivals().stream()));
    }
    return text(
        Stream.of(
            names,
            head,
            outcome.pairs().stream().map(pair -> line(pair, outcome.factors(), step)),
            outcome.rivals().stream()));
  }

  private static String text(Stream<Stream<String>> parts) {
    return parts.flatMap(lines -> lines).reduce("", (text, line) -> text + line + "\n");
  }

  private Stream<String> crashes(SideBySide outcome) {
    Stream<String> head =
        Stream.of(CrashPair.COLUMNS.stream().map(texts::of).collect(Collectors.joining("\t")));
    return Stream.concat(
        head, outcome.crashes().stream().map(each -> String.join("\t", each.cells())));
  }

  private static String line(CompareRow pair, List<String> factors, Unit.Step step) {
    return String.join(
        "\t",
        Stream.concat(
                Stream.of(pair.row().phase()),
                factors.stream().map(each -> pair.row().levels().get(each).orElse("")))
            .collect(Collectors.joining("\t")),
        pair.row().b().title(),
        pair.letter(),
        NumberText.figure(pair.medianA() / step.size()),
        NumberText.figure(pair.medianB() / step.size()),
        String.format(Locale.ROOT, "%.3f", pair.ratio()),
        ComparisonWords.interval(pair.row()),
        pair.verdict());
  }
}
