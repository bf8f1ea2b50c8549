package dynobench.chart;

import dynobench.durability.Durability;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.result.RunResult;
import dynobench.table.NumberText;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Caption of a picture that leaves the program: where, when and with which versions its figures
/// were measured, and the meaning of its durability signs.
///
/// @param sentences one for each source with figures in the picture
/// @param signs different durability signs in the picture, each with its meaning
public record PictureCaption(List<String> sentences, List<Sign> signs) {
  /// Caption without content.
  public static final PictureCaption NONE = new PictureCaption(List.of(), List.of());

  /// Text before the signs.
  public static final String SIGNS =
      "Survives a killed process (left bar) and a power cut (right bar):";

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH).withZone(ZoneOffset.UTC);
  private static final String NEXT = " · ";

  /// Durability sign and its meaning.
  public record Sign(Durability durability, String words) {}

  public PictureCaption {
    sentences = List.copyOf(sentences);
    signs = List.copyOf(signs);
  }

  /// Returns the caption of a picture.
  ///
  /// @param sources from which the picture was made
  public static PictureCaption of(Picture picture, List<ChartSource> sources) {
    var sentences = new ArrayList<String>();
    var signs = new LinkedHashMap<String, Sign>();
    for (ChartSource source : sources) {
      List<Series> drawn = drawn(picture, source);
      if (!drawn.isEmpty()) {
        String name = sources.size() > 1 ? source.figures().id() + ": " : "";
        sentences.add(name + origin(source, drawn));
      }
      drawn.stream()
          .map(Series::effectiveDurability)
          .filter(PictureCaption::isStated)
          .map(each -> new Sign(each, words(each)))
          .forEach(each -> signs.putIfAbsent(each.words(), each));
    }
    return new PictureCaption(
        sentences,
        signs.values().stream()
            .sorted(Comparator.comparing(each -> each.durability().answer()))
            .toList());
  }

  public boolean isEmpty() {
    return sentences.isEmpty() && signs.isEmpty();
  }

  private static List<Series> drawn(Picture picture, ChartSource source) {
    Chart chart = picture.request().chart();
    return source.figures().series().stream()
        .filter(series ->
            picture.lines().stream().anyMatch(line -> chart.isOn(line.key(), source.key(series))))
        .toList();
  }

  private static String origin(ChartSource source, List<Series> drawn) {
    return source
        .figures()
        .citation()
        .orElseGet(() ->
            ChartInput.run(source)
                .map(run -> Stream.concat(Stream.of(engines(drawn)), measured(run)))
                .orElseGet(Stream::empty)
                .collect(Collectors.joining(NEXT)));
  }

  private static String engines(List<Series> drawn) {
    Map<String, List<String>> versions =
        drawn.stream()
            .collect(
                Collectors.groupingBy(
                    each -> each.contender().family(),
                    LinkedHashMap::new,
                    Collectors.mapping(Series::version, Collectors.toList())));
    return versions.entrySet().stream()
        .map(each ->
            each.getKey()
                + " "
                + each.getValue().stream().distinct().collect(Collectors.joining(", ")))
        .collect(Collectors.joining("; "));
  }

  private static Stream<String> measured(RunResult run) {
    List<String> machines = run.machines().names();
    return Stream.of(
            machines.size() > 1
                ? Stream.of(NumberText.counted(machines.size(), "machine"))
                : run.environment().stream().map(PictureCaption::machine),
            run.started().stream().map(RunStarted::atMillis).map(PictureCaption::date),
            run.environment().stream().map(each -> "Dynobench " + each.dynobench()))
        .flatMap(each -> each);
  }

  private static String machine(Environment it) {
    return "%s, %s, %s MB, %s"
        .formatted(
            it.cpu(),
            NumberText.counted(it.cores(), "core"),
            NumberText.count(it.memoryBytes() >> 20),
            it.os());
  }

  private static String date(long millis) {
    return DATE.format(Instant.ofEpochMilli(millis));
  }

  private static boolean isStated(Durability it) {
    return Stream.of(it.kill(), it.powerCut())
        .anyMatch(each -> each.effectiveLevel() != SurvivalLevel.UNSTATED);
  }

  private static String words(Durability it) {
    DurabilityStatement kill = it.kill();
    DurabilityStatement cut = it.powerCut();
    if (kill.state() != cut.state()) {
      return "%s%s; %s%s".formatted(kept(kill), state(kill), kept(cut), state(cut));
    }
    String same =
        kill.effectiveLevel() == cut.effectiveLevel() ? kept(kill) : kept(kill) + "; " + kept(cut);
    return same + state(kill);
  }

  private static String kept(DurabilityStatement it) {
    return it.effectiveLevel().label();
  }

  private static String state(DurabilityStatement it) {
    if (it.effectiveLevel() == SurvivalLevel.UNSTATED) {
      return "";
    }
    return switch (it.state()) {
      case PROMISED -> " (claimed)";
      case TESTED -> " (tested)";
      case REFUTED -> " (claims more)";
    };
  }
}
