package dynobench.run;

import java.security.SecureRandom;
import java.util.HexFormat;

/// Password of all servers that the workers of this process start. It is random and never stored in
/// a file.
final class ServerPassword {
  private static final int BYTES = 16;

  static final String OF_THIS_PROCESS = random();

  private ServerPassword() {}

  private static String random() {
    var bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }
}
