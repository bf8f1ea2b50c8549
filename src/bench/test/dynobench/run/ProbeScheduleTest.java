package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProbeScheduleTest {
  private static final Clock WALL = Clock.fixed(Instant.ofEpochMilli(77), ZoneOffset.UTC);

  @TempDir Path folder;
  private final List<RunEvent> events = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();
  private long nanos;

  private ProbeSchedule begin(Path where) {
    return new ProbeSchedule(where, events::add, warnings::add, WALL, () -> nanos);
  }

  @Test
  void probesAtTheBeginningAndAfterThreeSecondsAtTheEarliest() {
    try (var probing = begin(folder)) {
      assertThat(events).hasSize(1);
      nanos = ProbeSchedule.LEAST_GAP.toNanos() - 1;
      probing.ifDue();
      assertThat(events).hasSize(1);
      nanos++;
      probing.ifDue();
      assertThat(events).hasSize(2);
      probing.ifDue();
      assertThat(events).hasSize(2);
      probing.now();
      assertThat(events).hasSize(3).allSatisfy(it -> assertThat(it.atMillis()).isEqualTo(77));
    }
  }

  @Test
  void aDiskThatCannotBeWrittenEndsNoRunAndIsNamed() throws IOException {
    Path file = Files.writeString(folder.resolve("run"), "no folder");
    try (var probing = begin(file)) {
      probing.now();
    }
    assertThat(events).hasSize(2);
    assertThat(warnings)
        .singleElement()
        .asString()
        .contains("do not include the disk", file.toString());
  }
}
