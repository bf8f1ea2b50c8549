package dynobench.store;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;

/// Separate process that holds a workspace's lock until it is killed or its input ends.
final class LockHolder {
  static final String READY = "locked";
  static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-20T14:02:33Z"), ZoneOffset.UTC);

  private LockHolder() {}

  public static void main(String[] arguments) throws IOException {
    try (var _ = new Workspace(Path.of(arguments[0]), CLOCK).lockForRun()) {
      System.out.println(READY);
      System.out.flush();
      System.in.read();
    }
  }
}
