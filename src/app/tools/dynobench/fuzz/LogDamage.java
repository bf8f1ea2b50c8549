package dynobench.fuzz;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/// Damage of a run's log in one place, sometimes in two.
final class LogDamage {
  private static final Pattern FIELD =
      Pattern.compile("\"(\\w+)\":(-?\\d[\\d.eE+-]*|\"[^\"]*\"|true|false)");

  private static final Pattern TRIAL = Pattern.compile("(\"(?:trial|number)\":)(\\d+)");

  private static final Pattern TELLING =
      Pattern.compile("\\{\"type\":\"(?:RunStarted|TrialStarted|PhaseFinished|TrialFinished)\".*");

  /// Length of a very long line, in characters. A reader must not load it into the heap.
  private static final int LONG_LINE = 20_000_000;

  private final RandomGenerator random;

  LogDamage(RandomGenerator random) {
    this.random = random;
  }

  byte[] of(byte[] log) {
    byte[] once = one(log);
    return random.nextInt(6) == 0 ? one(once) : once;
  }

  private byte[] one(byte[] log) {
    return switch (random.nextInt(12)) {
      case 0 -> Arrays.copyOf(log, random.nextInt(log.length + 1));
      case 1 -> Arrays.copyOfRange(log, random.nextInt(log.length + 1), log.length);
      case 2 -> flipped(log);
      case 3 -> rubbish(log);
      default -> lines(log);
    };
  }

  private byte[] flipped(byte[] log) {
    byte[] changed = log.clone();
    for (int left = random.nextInt(1, 4); left > 0 && changed.length > 0; left--) {
      changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
    }
    return changed;
  }

  private byte[] rubbish(byte[] log) {
    var bytes = new byte[random.nextInt(1, 2000)];
    random.nextBytes(bytes);
    int at = random.nextInt(log.length + 1);
    var out = new ByteArrayOutputStream();
    out.write(log, 0, at);
    out.writeBytes(bytes);
    int from = random.nextBoolean() ? at : Math.min(log.length, at + bytes.length);
    out.write(log, from, log.length - from);
    return out.toByteArray();
  }

  private byte[] lines(byte[] log) {
    String text = new String(log, StandardCharsets.UTF_8);
    var lines = new ArrayList<>(Arrays.asList(text.split("\n", -1)));
    int one = telling(lines);
    int other = random.nextInt(lines.size());
    switch (random.nextInt(9)) {
      case 0 -> lines.remove(one);
      case 1 -> lines.add(other, lines.get(one));
      case 2 -> Collections.swap(lines, one, other);
      case 3 -> removeTrial(lines, lines.get(one));
      case 4 -> lines.set(one, TRIAL.matcher(lines.get(one)).replaceFirst("$1" + trial()));
      case 5 -> lines.add(other, odd());
      default -> lines.set(one, field(lines.get(one)));
    }
    return String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
  }

  /// Returns the index of a line that mostly affects figures.
  private int telling(List<String> lines) {
    List<Integer> telling =
        IntStream.range(0, lines.size())
            .filter(i -> TELLING.matcher(lines.get(i)).matches())
            .boxed()
            .toList();
    return telling.isEmpty() || random.nextInt(4) == 0
        ? random.nextInt(lines.size())
        : Oddities.one(random, telling);
  }

  private void removeTrial(List<String> lines, String like) {
    TRIAL
        .matcher(like)
        .results()
        .findFirst()
        .ifPresent(found -> {
          Pattern same = Pattern.compile("\"(trial|number)\":" + found.group(2) + "\\b");
          lines.removeIf(line -> same.matcher(line).find());
        });
  }

  private String trial() {
    return switch (random.nextInt(4)) {
      case 0 -> "0";
      case 1 -> Oddities.number(random);
      default -> Integer.toString(random.nextInt(1, 40));
    };
  }

  private String odd() {
    return switch (random.nextInt(8)) {
      case 0 -> "x".repeat(random.nextInt(30) == 0 ? LONG_LINE : random.nextInt(100_000));
      case 1 -> Oddities.nested(random);
      case 2 -> "{\"type\":".repeat(random.nextInt(1, 3000));
      case 3 ->
          "{\"type\":\"Logged\",\"atMillis\":1,\"trial\":1,\"source\":\"ERROR\",\"text\":\"\\u001b[2J\"}";
      case 4 -> "{\"type\":\"Warned\",\"atMillis\":1,\"trial\":1,\"text\":\"\\u001b[2J\\u0000\"}";
      case 5 -> "{\"type\":\"RunFinished\",\"atMillis\":1,\"cancelled\":false}";
      case 6 -> "\u0000".repeat(random.nextInt(1, 5000));
      default -> Oddities.text(random);
    };
  }

  /// Changes or removes one field of a line.
  private String field(String line) {
    List<MatchResult> fields = FIELD.matcher(line).results().toList();
    if (fields.isEmpty()) {
      return line + Oddities.text(random);
    }
    MatchResult field = Oddities.one(random, fields);
    String old = field.group(2);
    boolean number = Character.isDigit(old.charAt(0)) || old.startsWith("-");
    String put = "\"" + field.group(1) + "\":" + (number ? figure(old) : word(old));
    boolean gone = random.nextInt(6) == 0;
    String head = line.substring(0, field.start());
    String tail = line.substring(field.end());
    return gone ? head.replaceFirst(",$", "") + tail : head + put + tail;
  }

  private String figure(String old) {
    return switch (random.nextInt(10)) {
      case 0 -> "-" + old;
      case 1 -> old + "000";
      case 2 -> "NaN";
      case 3 -> "\"NaN\"";
      case 4 -> "null";
      case 5 -> Oddities.number(random);
      default -> digit(old);
    };
  }

  private String digit(String old) {
    int at = random.nextInt(old.length());
    return old.substring(0, at) + random.nextInt(10) + old.substring(at + 1);
  }

  private String word(String old) {
    return switch (random.nextInt(4)) {
      case 0 -> old.equals("true") ? "false" : "true";
      case 1 -> "\"\\u001b[31m\"";
      case 2 -> "\"\"";
      default -> "\"" + old.replace("\"", "") + "x\"";
    };
  }
}
