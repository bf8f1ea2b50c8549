package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ProductJvmTest {
  @Test
  void measuresTheWindowWithTheOptionsOfTheStartScript() throws IOException {
    assertThat(ProductJvm.options(Files.readString(Path.of("packaging/bin/dynobench"))))
        .contains("--add-modules=javafx.controls,javafx.fxml", "-XX:+UseSerialGC", "-Xmx512m");
  }
}
