package dynobench.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// SHA-256 of a text or a file. In practice no other content has the same one.
public final class Fingerprint {
  private static final int BRIEF_DIGITS = 8;

  private Fingerprint() {}

  /// Returns the fingerprint of a text, as 64 hexadecimal digits.
  public static String of(String text) {
    return of(text.getBytes(StandardCharsets.UTF_8));
  }

  /// Returns the first eight digits of a text's fingerprint: enough to tell a few texts apart.
  public static String brief(String text) {
    return of(text).substring(0, BRIEF_DIGITS);
  }

  /// Returns the fingerprint of bytes.
  public static String of(byte[] bytes) {
    return HexFormat.of().formatHex(sha256().digest(bytes));
  }

  /// Returns the fingerprint of a file's bytes.
  public static String of(Path file) throws IOException {
    return of(List.of(file));
  }

  /// Returns the fingerprint of the bytes of all files, one after the other.
  public static String of(List<Path> files) throws IOException {
    MessageDigest sum = sha256();
    for (Path each : files) {
      try (var in = new DigestInputStream(Files.newInputStream(each), sum)) {
        in.transferTo(OutputStream.nullOutputStream());
      }
    }
    return HexFormat.of().formatHex(sum.digest());
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
