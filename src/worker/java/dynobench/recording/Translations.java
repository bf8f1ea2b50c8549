package dynobench.recording;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Translations of a recording's statements for one contender, by the number of the text. The bench
/// writes them to a file for its workers.
///
/// @param about what was translated, in words
/// @param texts translations; texts without one run unchanged
/// @param engineValues texts whose results have values that the engine makes, such as the time
/// @param beginning settings of the new database, so that it compares and computes as the recorded
///   one does; an old version may not have them
/// @param opening statements that each connection begins with
/// @param timesAsText whether dates and times become texts, because the engine has no types for
///   them
public record Translations(
    String about,
    Map<Integer, Translation> texts,
    Set<Integer> engineValues,
    List<String> beginning,
    List<String> opening,
    boolean timesAsText) {
  /// No translation at all.
  public static final Translations NONE =
      new Translations("", Map.of(), Set.of(), List.of(), List.of(), false);

  private static final int TEXT = 0;
  private static final int KEYED_TEXT = 1;
  private static final int UNTRANSLATABLE = 2;
  private static final int ELSEWHERE = 3;
  private static final int OWN_SETTING = 4;

  public Translations {
    texts = Map.copyOf(texts);
    engineValues = Set.copyOf(engineValues);
    beginning = List.copyOf(beginning);
    opening = List.copyOf(opening);
  }

  /// Returns the translation of a text; empty if the text runs unchanged.
  public Optional<Translation> of(StatementText text) {
    return Optional.ofNullable(texts.get(text.number()));
  }

  /// Returns whether the engine makes values of a statement's result, so that only the number of
  /// rows is compared.
  public boolean hasEngineValues(StatementText text) {
    return engineValues.contains(text.number());
  }

  /// Writes a file for [#read].
  public void write(Path file) throws IOException {
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      put(out, about);
      out.writeInt(texts.size());
      for (Map.Entry<Integer, Translation> each : texts.entrySet()) {
        out.writeInt(each.getKey());
        put(out, each.getValue());
      }
      out.writeInt(engineValues.size());
      for (int each : engineValues) {
        out.writeInt(each);
      }
      put(out, beginning);
      put(out, opening);
      out.writeBoolean(timesAsText);
    }
  }

  private static void put(DataOutputStream out, Translation translation) throws IOException {
    switch (translation) {
      case Translation.Text(ReplayText text, Optional<ReplayText> keyed) -> {
        out.writeByte(keyed.isPresent() ? KEYED_TEXT : TEXT);
        put(out, text);
        if (keyed.isPresent()) {
          put(out, keyed.get());
        }
      }
      case Translation.Untranslatable(String reason) -> put(out, UNTRANSLATABLE, reason);
      case Translation.Elsewhere(String where) -> put(out, ELSEWHERE, where);
      case Translation.OwnSetting(String reason) -> put(out, OWN_SETTING, reason);
    }
  }

  private static void put(DataOutputStream out, int kind, String words) throws IOException {
    out.writeByte(kind);
    put(out, words);
  }

  private static void put(DataOutputStream out, ReplayText text) throws IOException {
    put(out, text.sql());
    out.writeBoolean(text.mayFail());
    out.writeInt(text.parameters().size());
    for (int each : text.parameters()) {
      out.writeInt(each);
    }
    put(out, text.following());
  }

  private static void put(DataOutputStream out, List<String> all) throws IOException {
    out.writeInt(all.size());
    for (String each : all) {
      put(out, each);
    }
  }

  private static void put(DataOutputStream out, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  /// Reads a file of [#write].
  public static Translations read(Path file) throws IOException {
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      String about = text(in);
      var texts = new HashMap<Integer, Translation>();
      for (int left = in.readInt(); left > 0; left--) {
        texts.put(in.readInt(), translation(in));
      }
      var engineValues = new HashSet<Integer>();
      for (int left = in.readInt(); left > 0; left--) {
        engineValues.add(in.readInt());
      }
      List<String> beginning = all(in);
      List<String> opening = all(in);
      return new Translations(about, texts, engineValues, beginning, opening, in.readBoolean());
    }
  }

  private static Translation translation(DataInputStream in) throws IOException {
    int kind = in.readByte();
    return switch (kind) {
      case TEXT -> new Translation.Text(replayText(in), Optional.empty());
      case KEYED_TEXT -> new Translation.Text(replayText(in), Optional.of(replayText(in)));
      case UNTRANSLATABLE -> new Translation.Untranslatable(text(in));
      case ELSEWHERE -> new Translation.Elsewhere(text(in));
      case OWN_SETTING -> new Translation.OwnSetting(text(in));
      default -> throw new IOException("a translation has the unknown kind " + kind);
    };
  }

  private static ReplayText replayText(DataInputStream in) throws IOException {
    String sql = text(in);
    boolean mayFail = in.readBoolean();
    List<Integer> parameters = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      parameters.add(in.readInt());
    }
    return new ReplayText(sql, parameters, mayFail, all(in));
  }

  private static List<String> all(DataInputStream in) throws IOException {
    var all = new ArrayList<String>();
    for (int left = in.readInt(); left > 0; left--) {
      all.add(text(in));
    }
    return all;
  }

  private static String text(DataInputStream in) throws IOException {
    byte[] bytes = in.readNBytes(in.readInt());
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
