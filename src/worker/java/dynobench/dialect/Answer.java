package dynobench.dialect;

import dynobench.secret.Secrets;
import dynobench.setup.Dialect;
import dynobench.setup.Sessions;
import java.util.List;

/// What came of an [Enquiry].
public sealed interface Answer {
  /// The engine was opened, and tried.
  ///
  /// @param product what it says that it is
  /// @param driver name and version of its driver
  /// @param keeps whether a table is still there when it is opened again
  /// @param sessions how many may work at the same time
  /// @param remarks what it can't do, or does in another way than others, a sentence each
  record Found(
      String product,
      String version,
      String driver,
      Dialect dialect,
      boolean keeps,
      Sessions sessions,
      List<String> remarks)
      implements Answer {
    public Found {
      remarks = List.copyOf(remarks);
    }

    /// The same without secrets in what the driver has said of itself and of its refusals.
    public Found hidden(Secrets secrets) {
      return new Found(
          secrets.hide(product),
          secrets.hide(version),
          secrets.hide(driver),
          dialect,
          keeps,
          sessions,
          remarks.stream().map(secrets::hide).toList());
    }

    /// The same, asked in other words.
    public Found with(Dialect other) {
      return new Found(product, version, driver, other, keeps, sessions, remarks);
    }
  }

  /// It could not be opened, or the process died.
  ///
  /// @param words the driver's own, without secrets
  record Refused(String words) implements Answer {}
}
