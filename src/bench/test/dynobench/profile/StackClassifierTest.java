package dynobench.profile;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.frames.FrameRule;
import dynobench.frames.TimeCategory;
import dynobench.profile.PartProfile.ElapsedShare;
import dynobench.profiling.BlockingCall;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StackClassifierTest {
  private static final StackClassifier CLASSIFIER =
      new StackClassifier(
          List.of(
              new FrameRule("db", "execution"),
              new FrameRule("db.sql.Parser", "parsing"),
              new FrameRule("db.log.Syncer", "disk"),
              new FrameRule("db.util", FrameRule.HELPERS)));

  private static TimeCategory running(String... frames) {
    return CLASSIFIER.category(
        new ElapsedShare(List.of(frames), Optional.empty(), ElapsedShare.Kind.RUNNING, 1));
  }

  private static TimeCategory blocked(BlockingCall call, String... frames) {
    return CLASSIFIER.category(
        new ElapsedShare(List.of(frames), Optional.of(call), ElapsedShare.Kind.BLOCKED, 1));
  }

  @Test
  void theInnermostFrameWithACategoryDecides() {
    assertThat(running("dynobench.Worker.run", "db.Session.execute", "db.sql.Parser.read"))
        .isEqualTo(TimeCategory.PARSING);
  }

  @Test
  void theLongestPatternWins() {
    assertThat(running("db.sql.Parser.read")).isEqualTo(TimeCategory.PARSING);
    assertThat(running("db.sql.Tree.read")).isEqualTo(TimeCategory.EXECUTION);
  }

  @Test
  void helpersAndTheJdkCountForTheirCallers() {
    assertThat(running("db.sql.Parser.read", "db.util.Text.cut", "java.util.HashMap.get"))
        .isEqualTo(TimeCategory.PARSING);
  }

  @Test
  void codeOfNoRuleIsOther() {
    assertThat(running("db.Session.execute", "strange.Thing.work")).isEqualTo(TimeCategory.OTHER);
    assertThat(running("java.util.HashMap.get")).isEqualTo(TimeCategory.OTHER);
  }

  @Test
  void ourOwnCodeIsTheHarness() {
    assertThat(running("dynobench.Worker.run", "java.util.Random.next"))
        .isEqualTo(TimeCategory.HARNESS);
  }

  @Test
  void loadingAClassCountsAsCompilation() {
    assertThat(running("db.Session.execute", "java.lang.ClassLoader.loadClass", "java.io.File.x"))
        .isEqualTo(TimeCategory.COMPILATION);
  }

  @ParameterizedTest
  @CsvSource({
    "FLUSH, DISK",
    "FILE, DISK",
    "PAGE, DISK",
    "NETWORK, SERVER",
    "LOCK, LOCKS",
    "SLEEP, IDLE",
    "JVM, COMPILATION",
    "UNKNOWN, EXECUTION"
  })
  void aBlockedThreadCountsByItsCall(BlockingCall call, TimeCategory category) {
    assertThat(blocked(call, "db.Session.execute")).isEqualTo(category);
  }

  @Test
  void aWaitForTheEnginesOwnFlushIsAWaitForTheDisk() {
    assertThat(blocked(BlockingCall.LOCK, "db.log.Syncer.await", "java.lang.Object.wait0"))
        .isEqualTo(TimeCategory.DISK);
  }

  @Test
  void aWaitOfTheHarnessIsIdle() {
    assertThat(blocked(BlockingCall.LOCK, "dynobench.Client.run", "java.lang.Object.wait0"))
        .isEqualTo(TimeCategory.IDLE);
  }
}
