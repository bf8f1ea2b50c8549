package dynobench.dialect;

import dynobench.secret.Secrets;
import dynobench.setup.Dialect;
import dynobench.setup.SessionLimits;
import java.util.List;

/// Result of an [EngineEnquiry].
public sealed interface EnquiryResult {
  /// The engine was opened and tested.
  ///
  /// @param product name of the engine, as the driver reports it
  /// @param driver name and version of the driver
  /// @param dialect SQL that the engine accepts
  /// @param keeps whether a table and its row still exist after the database was closed and
  ///   reopened
  /// @param sessions number of sessions that can work at the same time
  /// @param remarks features that are missing or unusual, one sentence each
  record Found(
      String product,
      String version,
      String driver,
      Dialect dialect,
      boolean keeps,
      SessionLimits sessions,
      List<String> remarks)
      implements EnquiryResult {
    public Found {
      remarks = List.copyOf(remarks);
    }

    /// Returns a copy in which the secrets are hidden in names, versions and remarks. The dialect
    /// stays unchanged.
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

    /// Returns a copy with another dialect.
    public Found with(Dialect other) {
      return new Found(product, version, driver, other, keeps, sessions, remarks);
    }
  }

  /// The test failed: the engine could not be opened, or the process died, took too long or gave an
  /// unreadable answer.
  ///
  /// @param words message of the driver or of Dynobench, without secrets
  record Refused(String words) implements EnquiryResult {}
}
