package dynobench.run;

import java.security.SecureRandom;
import java.util.HexFormat;

/// The password of all servers that workers of this process start. Nobody else knows it, and no
/// file holds it.
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
