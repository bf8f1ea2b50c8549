package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.files.OperatingSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkspaceCheckTest {
  private static String folder(int length) {
    return "C:\\" + "x".repeat(length - "C:\\".length());
  }

  @Test
  void refusesWhatIsTooLongForWindowsToStartAWorkerIn() {
    assertThat(WorkspaceCheck.obstacle(folder(110), OperatingSystem.WINDOWS)).isEmpty();
    assertThat(WorkspaceCheck.obstacle(folder(111), OperatingSystem.WINDOWS).orElseThrow())
        .contains("has 111 characters")
        .contains("--workspace of at most 110 characters");
    assertThat(WorkspaceCheck.obstacle("/" + "x".repeat(900), OperatingSystem.LINUX)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "C:\\runs, WINDOWS, true",
    "C:\\a:b, WINDOWS, false",
    "C:\\a;b, WINDOWS, false",
    "/home/a\\b, LINUX, false",
    "/home/a:b, MACOS, false",
    "/home/a b, LINUX, true"
  })
  void refusesWhatEndsThePathInAUrl(String path, OperatingSystem os, boolean fine) {
    assertThat(WorkspaceCheck.obstacle(path, os).isEmpty()).isEqualTo(fine);
  }
}
