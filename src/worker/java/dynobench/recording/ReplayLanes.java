package dynobench.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/// Distribution of sessions over clients: sessions that don't overlap share a client. So there are
/// as many clients as connections were open at the same time.
public final class ReplayLanes {
  private ReplayLanes() {}

  /// Returns the sessions of each client, in the order of time.
  public static List<List<Integer>> of(RecordingReader recording) throws IOException {
    var spans = new ArrayList<SessionSpan>();
    for (int each : recording.sessions()) {
      spans.add(recording.span(each));
    }
    spans.sort(Comparator.comparingLong(SessionSpan::startNanos));
    var lanes = new ArrayList<Lane>();
    var free = new PriorityQueue<Lane>(Comparator.comparingLong(each -> each.endNanos));
    for (SessionSpan span : spans) {
      Lane lane = free.peek();
      if (lane != null && lane.endNanos <= span.startNanos()) {
        free.remove();
      } else {
        lane = new Lane();
        lanes.add(lane);
      }
      lane.sessions.add(span.session());
      lane.endNanos = span.endNanos();
      free.add(lane);
    }
    return lanes.stream().map(each -> List.copyOf(each.sessions)).toList();
  }

  /// Client with the sessions so far.
  private static final class Lane {
    private final List<Integer> sessions = new ArrayList<>();
    private long endNanos;
  }
}
