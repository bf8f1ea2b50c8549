package dynobench.recording;

import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/// Positions of the blocks of each session.
final class BlockIndex {
  private static final int MOST_SESSIONS = 1_000_000;

  private final Map<Integer, Positions> sessions = new TreeMap<>();

  /// Growing list of positions.
  private static final class Positions {
    private long[] values = new long[4];
    private int count;

    void add(long position) {
      if (count == values.length) {
        values = Arrays.copyOf(values, count * 2);
      }
      values[count++] = position;
    }
  }

  void add(int session, long position) throws RecordingException {
    Positions positions = sessions.get(session);
    if (positions == null) {
      if (sessions.size() >= MOST_SESSIONS) {
        throw new RecordingException("The recording has more than " + MOST_SESSIONS + " sessions.");
      }
      positions = new Positions();
      sessions.put(session, positions);
    }
    positions.add(position);
  }

  Collection<Integer> sessions() {
    return sessions.keySet();
  }

  long[] positions(int session) {
    Positions positions = sessions.get(session);
    return positions == null ? new long[0] : Arrays.copyOf(positions.values, positions.count);
  }
}
