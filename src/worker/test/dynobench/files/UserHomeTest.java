package dynobench.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class UserHomeTest {
  private static final Path OF_JAVA = Path.of("/home/of/java").toAbsolutePath();
  private static final Path OF_SHELL = Path.of("/home/of/shell").toAbsolutePath();

  private static Path folder(OperatingSystem system, String variable, boolean set) {
    return UserHome.folder(system, Optional.of(variable), OF_JAVA, () -> set);
  }

  @Test
  void isTheVariablesOnUnix() {
    assertThat(folder(OperatingSystem.LINUX, OF_SHELL.toString(), false)).isEqualTo(OF_SHELL);
    assertThat(folder(OperatingSystem.MACOS, OF_SHELL.toString(), false)).isEqualTo(OF_SHELL);
    assertThat(folder(OperatingSystem.WINDOWS, OF_SHELL.toString(), false)).isEqualTo(OF_JAVA);
  }

  @Test
  void isThePropertysWhereTheCommandLineSetsIt() {
    assertThat(folder(OperatingSystem.LINUX, OF_SHELL.toString(), true)).isEqualTo(OF_JAVA);
  }

  @Test
  void isThePropertysWhereTheVariableNamesNoFolder() {
    assertThat(folder(OperatingSystem.LINUX, "", false)).isEqualTo(OF_JAVA);
    assertThat(folder(OperatingSystem.LINUX, "relative", false)).isEqualTo(OF_JAVA);
    assertThat(UserHome.folder(OperatingSystem.LINUX, Optional.empty(), OF_JAVA, () -> false))
        .isEqualTo(OF_JAVA);
  }
}
