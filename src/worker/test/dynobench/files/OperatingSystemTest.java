package dynobench.files;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperatingSystemTest {
  @ParameterizedTest
  @CsvSource({
    "Linux, LINUX",
    "Windows 11, WINDOWS",
    "Windows Server 2025, WINDOWS",
    "Mac OS X, MACOS",
    "FreeBSD, OTHER",
    "Darwin, OTHER",
    "'', OTHER"
  })
  void isKnownByJavasName(String name, OperatingSystem os) {
    assertThat(OperatingSystem.named(name)).isEqualTo(os);
  }

  @Test
  void onlyWindowsNamesProgramsOtherwise() {
    assertThat(OperatingSystem.WINDOWS.program("java")).isEqualTo("java.exe");
    assertThat(OperatingSystem.MACOS.program("java")).isEqualTo("java");
  }
}
