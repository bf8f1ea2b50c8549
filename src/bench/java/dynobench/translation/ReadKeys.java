package dynobench.translation;

import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedUnit;
import dynobench.recording.RecordingReader;
import dynobench.recording.SessionUnits;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Texts of statements after which an application read generated keys. Reads the whole recording.
final class ReadKeys {
  private final Set<Integer> always = new HashSet<>();
  private final Set<Integer> notAlways = new HashSet<>();

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
            add(prepared.getOrDefault(it.slot(), 0), keys == 1);
        case RecordedCall.ExecutedBatch it when it.error() == null ->
            add(prepared.getOrDefault(it.slot(), 0), keys == it.rows().size());
        // The key would have to become a literal of the text.
        case RecordedCall.ExecutedDirectly it when it.error() == null ->
            add(it.text().number(), false);
        case RecordedCall.ExecutedTexts it -> it.texts().forEach(each -> add(each.number(), false));
        default -> {}
      }
    }
  }

  private void add(int text, boolean hasKeys) {
    (hasKeys ? always : notAlways).add(text);
  }

  /// Returns whether a text was executed without an error.
  boolean succeeded(int text) {
    return always.contains(text) || notAlways.contains(text);
  }

  /// Returns whether the application read the keys after each execution of a text.
  boolean afterEach(int text) {
    return always.contains(text) && !notAlways.contains(text);
  }
}
