package dynobench.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Text files that come with the program, inside its jars.
public final class ProgramText {
  private ProgramText() {}

  /// Returns the text of a file.
  ///
  /// @param name absolute name of the resource, such as `/report/style.css`
  public static String of(String name) {
    try (InputStream in = ProgramText.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("The program's file " + name + " is missing");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("The program's file " + name + " cannot be read", e);
    }
  }
}
