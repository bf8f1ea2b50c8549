package dynobench.plan;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Part of a plan that one machine runs alone, such as the third of sixteen.
///
/// @param number number of the shard, from 1
/// @param of total number of shards
public record Shard(int number, int of) {
  /// Limit for the number of shards, above what schedulers accept by default.
  public static final int MOST = 10_000;

  private static final Pattern FORM = Pattern.compile("(\\d{1,5})\\s?/\\s?(\\d{1,5})");

  public Shard {
    if (of < 1 || of > MOST || number < 1 || number > of) {
      throw new IllegalArgumentException(
          number + "/" + of + " is not a shard: write one from 1/N to N/N, with N up to " + MOST);
    }
  }

  /// Parses a text that [#toString] has written.
  ///
  /// @throws IllegalArgumentException when the text isn't a shard
  public static Shard parse(String text) {
    Matcher matcher = FORM.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException("\"" + text + "\" is not a shard such as 3/16");
    }
    return new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
