package dynobench.event;

import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.json.ParsedMember;

/// Encodes events as lines of JSON and decodes them. Thread-safe.
public final class EventCodec {
  private final JsonLines json = new JsonLines(EarlierShapes.ALL);

  /// Encodes an event as one line, without a line end.
  public String write(RunEvent event) {
    return json.write(RunEvent.class, event);
  }

  /// Decodes a line that [#write] has written.
  ///
  /// @throws JsonException when the line is not an event that this version knows
  public RunEvent read(String line) throws JsonException {
    return json.read(RunEvent.class, line);
  }

  /// Decodes a line of a stored run. A newer version may have written it: a kind of event that this
  /// version does not know becomes [ParsedMember.Unknown].
  ///
  /// @throws JsonException when the line is no JSON object with a type, or a broken event of a
  ///   known kind
  public ParsedMember<RunEvent> readStored(String line) throws JsonException {
    return json.readMember(RunEvent.class, line);
  }
}
