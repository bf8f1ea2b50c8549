package dynobench.describing;

import dynobench.catalog.Descriptor;
import dynobench.catalog.DiskUse;
import dynobench.catalog.Mode;
import dynobench.durability.Durability;
import dynobench.isolation.ModeIsolation;
import dynobench.plan.Contender;
import dynobench.setup.SessionLimits;
import dynobench.setup.Setup;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A JDBC driver without a descriptor, as the user specifies it.
///
/// @param id the engine's future id
/// @param driver name of the driver class
/// @param url URL in which `{folder}` is replaced by a new folder
/// @param user name of the user; empty for none
/// @param password the password, which is never written to a file
/// @param jars absolute paths
public record UndescribedDriver(
    String id, String driver, String url, String user, String password, List<Path> jars) {
  public UndescribedDriver {
    jars = jars.stream().map(Path::toAbsolutePath).map(Path::normalize).toList();
  }

  /// Returns the problem with the id, as a sentence; empty if it is valid.
  public Optional<String> refusal() {
    return Contender.isId(id)
        ? Optional.empty()
        : Optional.of(
            "An engine's id consists of lower-case letters, digits, dots, dashes and underscores, not \"%s\"."
                .formatted(id));
  }

  /// Returns the engine with default values for everything that is still unknown.
  Descriptor undescribed() {
    var mode =
        new Mode(
            EngineDescriber.MODE,
            driver,
            Durability.UNKNOWN,
            "The durability of this driver is unknown.",
            Optional.empty(),
            setup(),
            0,
            DiskUse.NONE,
            0,
            SessionLimits.ANY,
            ModeIsolation.UNKNOWN,
            List.of());
    return Descriptor.undescribed(id, "The driver", jars, List.of(mode));
  }

  /// Returns the connection setup.
  Setup.Jdbc setup() {
    return Setup.Jdbc.plain(driver, url, user, password);
  }

  /// Omits the password, and the URL, which may contain one.
  @Override
  public String toString() {
    return "UndescribedDriver[" + driver + "]";
  }
}
