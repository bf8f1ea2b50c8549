package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProcessSupervisorTest {
  @Test
  void handsNoSecretsDown() {
    var environment =
        new HashMap<>(
            Map.of(
                "PATH", "/bin",
                "HOME", "/root",
                "DYNOBENCH_PASSWORD", "s3cret",
                "MY_DB_PASSWORD", "s3cret",
                "API_TOKEN", "s3cret",
                "JAVA_TOOL_OPTIONS", "-Dx=1"));

    ProcessSupervisor.withhold(environment);

    assertThat(environment).containsOnlyKeys("PATH", "HOME");
  }
}
