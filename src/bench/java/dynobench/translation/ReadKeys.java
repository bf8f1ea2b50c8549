package dynobench.translation;

import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedUnit;
import dynobench.recording.RecordingReader;
import dynobench.recording.SessionUnits;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/// Texts of statements after which an application read generated keys. Reads the whole recording.
final class ReadKeys {
  /// Start of the first execution whose keys were read, by the number of the text.
  private final Map<Integer, Long> firstRead = new HashMap<>();

  /// End of the last execution whose keys were not read.
  private final Map<Integer, Long> lastUnread = new HashMap<>();

  private ReadKeys() {}

  static ReadKeys of(RecordingReader recording) throws IOException {
    var keys = new ReadKeys();
    for (int session : recording.sessions()) {
      var prepared = new HashMap<Integer, Integer>();
      var units = new SessionUnits(recording.calls(session));
      for (RecordedUnit each = units.next(); each != null; each = units.next()) {
        keys.add(each, prepared);
      }
    }
    return keys;
  }

  private void add(RecordedUnit unit, Map<Integer, Integer> prepared) {
    Map<Integer, List<Object>> read = unit.keys();
    for (int i = 0; i < unit.calls().size(); i++) {
      int keys = read.getOrDefault(i, List.of()).size();
      switch (unit.calls().get(i)) {
        case RecordedCall.Prepared it -> prepared.put(it.slot(), it.text().number());
        case RecordedCall.Executed it when it.error() == null ->
            add(prepared.getOrDefault(it.slot(), 0), it, keys == 1);
        case RecordedCall.ExecutedBatch it when it.error() == null ->
            add(prepared.getOrDefault(it.slot(), 0), it, keys == it.rows().size());
        // The key would have to become a literal of the text.
        case RecordedCall.ExecutedDirectly it when it.error() == null ->
            add(it.text().number(), it, false);
        case RecordedCall.ExecutedTexts it ->
            it.texts().forEach(each -> add(each.number(), it, false));
        default -> {}
      }
    }
  }

  private void add(int text, RecordedCall execution, boolean hasKeys) {
    if (hasKeys) {
      firstRead.merge(text, execution.time().startNanos(), Math::min);
    } else {
      lastUnread.merge(text, execution.time().endNanos(), Math::max);
    }
  }

  /// Returns when the application first executed a text and read its keys; empty for never.
  OptionalLong firstRead(int text) {
    return at(firstRead, text);
  }

  /// Returns when the application had last executed a text without an error, and read no keys;
  /// empty for never.
  OptionalLong lastUnread(int text) {
    return at(lastUnread, text);
  }

  private static OptionalLong at(Map<Integer, Long> times, int text) {
    Long time = times.get(text);
    return time == null ? OptionalLong.empty() : OptionalLong.of(time);
  }
}
