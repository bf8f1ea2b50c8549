package dynobench.cli;

import dynobench.files.OperatingSystem;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// Writer for terminals with a small character set: it replaces missing characters with similar
/// ASCII texts, or else with their hexadecimal code, instead of question marks.
public final class TerminalWriter extends FilterWriter {
  private final CharsetEncoder encoder;

  private TerminalWriter(Writer out, Charset charset) {
    super(out);
    encoder = charset.newEncoder();
  }

  /// Returns a writer to a stream of bytes.
  public static PrintWriter to(OutputStream stream, Charset charset) {
    return new PrintWriter(
        new TerminalWriter(new OutputStreamWriter(stream, charset), charset), true);
  }

  /// Returns the character set of standard output. Windows' terminals use a code page; files and
  /// pipes get UTF-8, as on all systems.
  public static Charset charset() {
    return OperatingSystem.HERE == OperatingSystem.WINDOWS && CliCommand.isTerminal()
        ? Charset.forName(System.getProperty("stdout.encoding"), StandardCharsets.UTF_8)
        : StandardCharsets.UTF_8;
  }

  @Override
  public void write(int character) throws IOException {
    write(Character.toString(character), 0, 1);
  }

  @Override
  public void write(char[] text, int offset, int length) throws IOException {
    write(new String(text, offset, length), 0, length);
  }

  @Override
  public void write(String text, int offset, int length) throws IOException {
    String part = text.substring(offset, offset + length);
    if (encoder.canEncode(part)) {
      out.write(part);
    } else {
      for (int i = 0; i < part.length(); i++) {
        char each = part.charAt(i);
        out.write(encoder.canEncode(each) ? String.valueOf(each) : plain(each));
      }
    }
  }

  private static String plain(char sign) {
    return switch (sign) {
      case '–', '─', '−' -> "-";
      case '×' -> "x";
      case '…' -> "...";
      case '→' -> "->";
      case '±' -> "+/-";
      case 'µ' -> "u";
      case '·', '•' -> "*";
      case '’', '‘' -> "'";
      case '“', '”' -> "\"";
      case '≤' -> "<=";
      case '≥' -> ">=";
      case '█' -> "#";
      case '▄' -> "=";
      case '▁' -> "_";
      case '✔' -> "+";
      case '✘' -> "x";
      default -> String.format(Locale.ROOT, "\\u%04x", (int) sign);
    };
  }
}
