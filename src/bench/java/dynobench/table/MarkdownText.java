package dynobench.table;

import dynobench.files.FileTarget;
import dynobench.text.PlainText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Markdown for a build's page.
public final class MarkdownText {
  private MarkdownText() {}

  /// Escapes a text. A title from a descriptor may contain characters with a meaning in Markdown,
  /// HTML or a terminal.
  public static String escaped(String text) {
    return PlainText.shown(text).replaceAll("([\\\\|*_`<>\\[\\]#])", "\\\\$1");
  }

  /// Appends Markdown to a file, because a build's page has other sections.
  ///
  /// @throws IOException with a message that says why the file cannot be written, and what to do
  public static void append(Path file, String markdown) throws IOException {
    FileTarget.write(
        file,
        () ->
            Files.writeString(
                file, markdown, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
  }
}
