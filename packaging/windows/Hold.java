import com.sun.nio.file.ExtendedOpenOption;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// Opens a file as a spreadsheet program does: other programs cannot write or delete it. Used by
/// check.sh; ends when its input ends.
final class Hold {
  private Hold() {}

  public static void main(String[] args) throws IOException {
    try (var _ =
        FileChannel.open(
            Path.of(args[0]),
            StandardOpenOption.READ,
            ExtendedOpenOption.NOSHARE_WRITE,
            ExtendedOpenOption.NOSHARE_DELETE)) {
      System.out.println("held");
      int _ = System.in.read();
    }
  }
}
