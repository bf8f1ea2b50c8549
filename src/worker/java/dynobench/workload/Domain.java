package dynobench.workload;

import dynobench.script.ValueType;
import java.util.List;
import java.util.Locale;

/// Permitted values of a parameter. Values are stored as texts, in a canonical form.
public sealed interface Domain {
  /// Returns the canonical form of a text, without surrounding spaces.
  ///
  /// @throws IllegalArgumentException with the expected values in its message
  String canonical(String text);

  /// Returns a description of a valid value that completes "must be …".
  String expected();

  /// Returns a description of all values.
  String values();

  /// Returns whether each value of the other domain is also a value of this one. Domains of
  /// different kinds never include each other, not even whole numbers and fractions.
  default boolean includes(Domain other) {
    return switch (this) {
      case Whole(long least, long most) ->
          other instanceof Whole(long from, long to) && from >= least && to <= most;
      case Decimal(double least, double most) ->
          other instanceof Decimal(double from, double to) && from >= least && to <= most;
      case Choice(List<String> all) ->
          other instanceof Choice(List<String> some) && all.containsAll(some);
      case Text(Text.Form form) -> other instanceof Text(Text.Form same) && same == form;
    };
  }

  /// Returns the type of the values in expressions.
  default ValueType kind() {
    return switch (this) {
      case Whole _ -> ValueType.WHOLE;
      case Decimal _ -> ValueType.REAL;
      case Choice _, Text _ -> ValueType.TEXT;
    };
  }

  /// Returns whether values fit on a numeric axis.
  default boolean isNumber() {
    return this instanceof Whole || this instanceof Decimal;
  }

  /// Whole numbers, both ends included.
  record Whole(long from, long to) implements Domain {
    public Whole {
      require(from <= to, from + " is more than " + to);
    }

    @Override
    public String canonical(String text) {
      try {
        long number = Long.parseLong(text.strip().replace("_", ""));
        if (number >= from && number <= to) {
          return Long.toString(number);
        }
        throw new IllegalArgumentException(
            number < from
                ? String.format(Locale.ROOT, "must be at least %,d, not %,d", from, number)
                : String.format(Locale.ROOT, "must be at most %,d, not %,d", to, number));
      } catch (NumberFormatException e) {
        throw refused(this, "\"" + text + "\"");
      }
    }

    @Override
    public String expected() {
      return String.format(Locale.ROOT, "a whole number from %,d to %,d", from, to);
    }

    @Override
    public String values() {
      return String.format(Locale.ROOT, "the whole numbers from %,d to %,d", from, to);
    }
  }

  /// Numbers with a fraction, both ends included.
  record Decimal(double from, double to) implements Domain {
    public Decimal {
      require(from <= to, from + " is more than " + to);
    }

    @Override
    public String canonical(String text) {
      try {
        double number = Double.parseDouble(text.strip());
        if (number >= from && number <= to) {
          return number == Math.rint(number) && Math.abs(number) < 1e15
              ? Long.toString((long) number)
              : Double.toString(number);
        }
      } catch (NumberFormatException e) {
        // refused below, like a number that is out of range
      }
      throw refused(this, text);
    }

    @Override
    public String expected() {
      return "a number from " + from + " to " + to;
    }

    @Override
    public String values() {
      return "the numbers from " + from + " to " + to;
    }
  }

  /// A word from a list.
  record Choice(List<String> words) implements Domain {
    public Choice {
      words = List.copyOf(words);
      require(!words.isEmpty(), "there must be at least one word");
    }

    @Override
    public String canonical(String text) {
      if (!words.contains(text.strip())) {
        throw refused(this, "\"" + text + "\"");
      }
      return text.strip();
    }

    @Override
    public String expected() {
      return "one of " + String.join(", ", words);
    }

    @Override
    public String values() {
      return "the words " + String.join(", ", words);
    }
  }

  /// A text of a certain form, or an empty one. It can't be a factor.
  record Text(Form form) implements Domain {
    /// Form of a text, with its description for messages.
    public enum Form {
      /// A path with one of the extensions of [OwnPairs].
      PAIRS_FILE("the path of a .properties or .csv file, or empty"),
      /// A path of any kind.
      RECORDING_FILE("the path of a recording, or empty"),
      TRANSLATIONS_FILE("the path of a file of translations, or empty"),
      SHA_256("64 hexadecimal digits, or empty");

      private final String words;

      Form(String words) {
        this.words = words;
      }

      private boolean permits(String text) {
        return switch (this) {
          case PAIRS_FILE -> OwnPairs.isNamed(text);
          case RECORDING_FILE, TRANSLATIONS_FILE -> OwnRecording.isPath(text);
          case SHA_256 -> text.matches("[0-9a-fA-F]{64}");
        };
      }
    }

    @Override
    public String canonical(String text) {
      String stripped = text.strip();
      if (!stripped.isEmpty() && !form.permits(stripped)) {
        throw refused(this, "\"" + text + "\"");
      }
      return form == Form.SHA_256 ? stripped.toLowerCase(Locale.ROOT) : stripped;
    }

    @Override
    public String expected() {
      return form.words;
    }

    @Override
    public String values() {
      return form.words;
    }
  }

  private static IllegalArgumentException refused(Domain domain, String given) {
    return new IllegalArgumentException("must be " + domain.expected() + ", not " + given);
  }

  private static void require(boolean isValid, String message) {
    if (!isValid) {
      throw new IllegalArgumentException(message);
    }
  }
}
