package dynobench.planfile;

import dynobench.plan.CommitStyle;
import dynobench.plan.FlagRules;
import dynobench.plan.PercentFormat;
import dynobench.plan.WorkerJvm;
import dynobench.toml.TomlSection;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Type of a plan key's value: its form in files, and its description for people.
///
/// @param kind kind of control that a form shows for the value
/// @param words description of the permitted values
/// @param choices permitted words; empty unless the value is one of several words
/// @param reader reader of the value
/// @param writer function that writes the value as TOML
/// @param shown function that formats the value as a person types it into a field
public record KeyType<T>(
    Kind kind,
    String words,
    List<String> choices,
    Reader<T> reader,
    Function<T, String> writer,
    Function<T, String> shown) {
  /// Kinds of values, by the way in which people type them.
  public enum Kind {
    TEXT,
    NUMBER,
    CHOICE,
    SWITCH,
    /// Several words, none of which contains blanks.
    WORDS,
    /// A heap size such as `512m`.
    HEAP,
    /// Flags of a JVM; a flag with blanks is quoted.
    FLAGS,
    /// A percentage.
    SHARE,
    /// A list with a special reader.
    LIST,
    /// A table with a special reader.
    TABLE
  }

  /// Reads the value of a key. A malformed value becomes a problem of the section.
  @FunctionalInterface
  interface Reader<T> {
    /// @param fallback result where the value is absent or malformed; some types have their own
    ///   instead
    T read(TomlSection section, String key, T fallback);
  }

  private static final double MILLIS = 1_000;

  private static final String NOTHING = "0%";

  static final KeyType<String> TEXT =
      new KeyType<>(
          Kind.TEXT, "a text", List.of(), TomlSection::text, PlanText::quoted, text -> text);

  /// A required text.
  static final KeyType<String> NAME =
      new KeyType<>(
          Kind.TEXT,
          "a text",
          List.of(),
          (root, key, _) -> root.text(key),
          PlanText::quoted,
          text -> text);

  static final KeyType<Long> WHOLE =
      new KeyType<>(
          Kind.NUMBER,
          "a whole number",
          List.of(),
          TomlSection::number,
          String::valueOf,
          String::valueOf);

  static final KeyType<Boolean> SWITCH =
      new KeyType<>(
          Kind.SWITCH,
          "`true` or `false`",
          List.of(),
          TomlSection::flag,
          String::valueOf,
          String::valueOf);

  static final KeyType<Duration> SECONDS =
      new KeyType<>(
          Kind.NUMBER,
          "a number of seconds",
          List.of(),
          KeyType::seconds,
          KeyType::written,
          KeyType::shortly);

  static final KeyType<List<String>> WORDS =
      new KeyType<>(
          Kind.WORDS,
          "a list of texts",
          List.of(),
          (section, key, fallback) -> section.has(key) ? section.texts(key) : fallback,
          KeyType::listed,
          texts -> String.join(", ", texts));

  static final KeyType<Integer> HEAP =
      new KeyType<>(
          Kind.HEAP,
          "a size such as `\"512m\"` or `\"4g\"`",
          List.of(),
          (section, key, fallback) ->
              section.parsed(key, fallback, text -> WorkerJvm.validate(WorkerJvm.parseHeap(text))),
          megabytes -> PlanText.quoted(megabytes + "m"),
          megabytes -> WorkerJvm.heapText(megabytes));

  static final KeyType<List<String>> FLAGS =
      new KeyType<>(
          Kind.FLAGS,
          "a list of texts that start with `-`",
          List.of(),
          (section, key, _) ->
              section.texts(key).stream()
                  .flatMap(each -> section.attempt(key, () -> WorkerJvm.validate(each)).stream())
                  .toList(),
          KeyType::listed,
          FlagRules::joined);

  static final KeyType<OptionalDouble> SHARE =
      new KeyType<>(
          Kind.SHARE,
          "a percentage such as `\"3%\"`",
          List.of(),
          KeyType::share,
          share -> PlanText.quoted(PercentFormat.text(share.orElseThrow()) + "%"),
          share -> PercentFormat.format(share.orElseThrow()));

  static final KeyType<Double> SHARE_OR_NOTHING =
      new KeyType<>(
          Kind.SHARE,
          "a percentage such as `\"3%\"`, or `\"0%\"`",
          List.of(),
          (section, key, fallback) -> section.has(key) ? shareOrNothing(section, key) : fallback,
          share -> PlanText.quoted(PercentFormat.text(share) + "%"),
          PercentFormat::format);

  static final KeyType<CommitStyle> COMMIT =
      new KeyType<>(
          Kind.TEXT,
          "`\"autocommit\"`, `\"every N\"`, `\"batch N\"`, `\"values N\"` or"
              + " `\"one transaction\"`",
          List.of(),
          (section, key, fallback) -> section.parsed(key, fallback, CommitStyle::parse),
          style -> PlanText.quoted(style.text()),
          CommitStyle::text);

  public KeyType {
    choices = List.copyOf(choices);
  }

  /// Returns the type of a whole number between two limits, both included.
  static KeyType<Integer> count(int least, int most) {
    return new KeyType<>(
        Kind.NUMBER,
        String.format(Locale.ROOT, "a whole number from %,d to %,d", least, most),
        List.of(),
        (section, key, fallback) -> section.count(key, fallback, least, most),
        String::valueOf,
        String::valueOf);
  }

  /// Returns the type of a value that names one of an enum's constants.
  static <E extends Enum<E>> KeyType<E> choice(Class<E> type) {
    List<String> choices = Stream.of(type.getEnumConstants()).map(TomlSection::written).toList();
    return new KeyType<>(
        Kind.CHOICE,
        choices.stream()
            .map(each -> "`\"" + each + "\"`")
            .collect(Collectors.joining(", ", "one of ", "")),
        choices,
        TomlSection::choice,
        constant -> PlanText.quoted(TomlSection.written(constant)),
        TomlSection::written);
  }

  /// Returns the type of a list with a special reader. Its value here is its TOML.
  static KeyType<String> list(String words) {
    return new KeyType<>(
        Kind.LIST, words, List.of(), KeyType::presence, text -> text, text -> text);
  }

  /// Returns the type of a table with a special reader. Its value here is the TOML of its lines.
  static KeyType<String> table(String words) {
    return new KeyType<>(
        Kind.TABLE, words, List.of(), KeyType::presence, text -> text, text -> text);
  }

  private static String presence(TomlSection section, String key, String fallback) {
    return section.anything(key).map(Object::toString).orElse(fallback);
  }

  /// Returns this type with a further rule.
  ///
  /// @param rule description of the rule for people
  /// @param strict reader that enforces the rule
  KeyType<T> with(String rule, Reader<T> strict) {
    return new KeyType<>(kind, words + rule, choices, strict, writer, shown);
  }

  private static Duration seconds(TomlSection section, String key, Duration fallback) {
    return duration(section.decimal(key, inSeconds(fallback)));
  }

  static Duration duration(double seconds) {
    return Duration.ofMillis(Math.round(seconds * MILLIS));
  }

  static double inSeconds(Duration duration) {
    return duration.toMillis() / MILLIS;
  }

  private static String written(Duration duration) {
    return String.valueOf(inSeconds(duration));
  }

  private static String shortly(Duration duration) {
    return BigDecimal.valueOf(inSeconds(duration)).stripTrailingZeros().toPlainString();
  }

  private static String listed(List<String> texts) {
    return texts.stream().map(PlanText::quoted).toList().toString();
  }

  private static OptionalDouble share(TomlSection section, String key, OptionalDouble fallback) {
    if (!section.has(key)) {
      return fallback;
    }
    return OptionalDouble.of(
        section
            .scalar(key)
            .flatMap(it -> section.attempt(key, () -> PercentFormat.parse(it)))
            .orElse(1.0));
  }

  private static double shareOrNothing(TomlSection section, String key) {
    boolean isNothing = section.scalar(key).filter(NOTHING::equals).isPresent();
    return isNothing ? 0 : share(section, key, OptionalDouble.empty()).orElse(0);
  }
}
