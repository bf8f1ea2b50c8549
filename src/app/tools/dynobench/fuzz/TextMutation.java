package dynobench.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Mutation of a TOML text in one to four places: characters, tokens, values, lines.
final class TextMutation {
  private static final Pattern TOKEN =
      Pattern.compile("\"[^\"\n]*\"|'[^'\n]*'|[\\w.-]+|[=\\[\\]{},#]");

  private static final Pattern VALUE = Pattern.compile("(?<== ?)[^=\n]+");

  private final RandomGenerator random;

  TextMutation(RandomGenerator random) {
    this.random = random;
  }

  String of(String text) {
    String changed = text;
    for (int left = random.nextInt(1, 5); left > 0; left--) {
      changed = once(changed);
    }
    return changed;
  }

  private String once(String text) {
    return switch (random.nextInt(10)) {
      case 0 -> splice(text, random.nextInt(1, 20), "");
      case 1 -> splice(text, 0, Oddities.text(random));
      case 2 -> splice(text, 1, Character.toString(random.nextInt(0x180)));
      case 3 -> replaced(text, TOKEN, Oddities.value(random));
      case 4 -> replaced(text, TOKEN, token(text));
      case 5, 6 -> replaced(text, VALUE, Oddities.value(random));
      case 7 -> lines(text);
      case 8 -> text.substring(0, random.nextInt(text.length() + 1));
      default -> repeated(text);
    };
  }

  private String splice(String text, int taken, String put) {
    int at = random.nextInt(text.length() + 1);
    return text.substring(0, at) + put + text.substring(Math.min(text.length(), at + taken));
  }

  private String replaced(String text, Pattern what, String by) {
    List<MatchResult> found = what.matcher(text).results().toList();
    if (found.isEmpty()) {
      return text + by;
    }
    MatchResult one = Oddities.one(random, found);
    return text.substring(0, one.start()) + by + text.substring(one.end());
  }

  private String token(String text) {
    List<String> tokens = TOKEN.matcher(text).results().map(MatchResult::group).toList();
    return tokens.isEmpty() ? "x" : Oddities.one(random, tokens);
  }

  private String lines(String text) {
    var lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    int one = random.nextInt(lines.size());
    int other = random.nextInt(lines.size());
    switch (random.nextInt(4)) {
      case 0 -> lines.remove(one);
      case 1 -> lines.add(other, lines.get(one));
      case 2 -> Collections.swap(lines, one, other);
      default -> lines.add(one, key() + " = " + Oddities.value(random));
    }
    return String.join("\n", lines);
  }

  private String key() {
    return random.nextBoolean()
        ? Oddities.one(random, random.nextBoolean() ? PlanGrammar.KEYS : VariedGrammar.KEYS)
        : "\"" + Oddities.text(random) + "\"";
  }

  private String repeated(String text) {
    int from = random.nextInt(text.length() + 1);
    int to = Math.min(text.length(), from + random.nextInt(1, 40));
    int times = random.nextInt(20) > 0 ? random.nextInt(2, 10) : random.nextInt(10, 2000);
    return text.substring(0, to) + text.substring(from, to).repeat(times) + text.substring(to);
  }
}
