package dynobench.event;

import dynobench.json.JsonException;
import dynobench.json.JsonLines;
import dynobench.json.Member;

/// Events as lines of text. Thread-safe.
public final class EventCodec {
  private final JsonLines json = new JsonLines(Formers.ALL);

  /// One line, without a line end.
  public String write(RunEvent event) {
    return json.write(RunEvent.class, event);
  }

  /// Reads what [#write] wrote.
  ///
  /// @throws JsonException when the line is not an event that this version knows
  public RunEvent read(String line) throws JsonException {
    return json.read(RunEvent.class, line);
  }

  /// Reads a line of a stored run, which a newer version may have written.
  ///
  /// @throws JsonException when the line is no event of any version
  public Member<RunEvent> readStored(String line) throws JsonException {
    return json.readMember(RunEvent.class, line);
  }
}
