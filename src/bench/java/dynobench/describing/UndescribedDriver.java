package dynobench.describing;

import dynobench.catalog.Descriptor;
import dynobench.catalog.DiskUse;
import dynobench.catalog.Mode;
import dynobench.plan.Contender;
import dynobench.promise.Durability;
import dynobench.setup.Sessions;
import dynobench.setup.Setup;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// A JDBC driver that nobody has described, as a person tells of it.
///
/// @param id that its engine is to have
/// @param driver its class
/// @param url in which `{folder}` stands for a fresh folder
/// @param user empty where there is none
/// @param password never written anywhere
/// @param jars absolute
public record UndescribedDriver(
    String id, String driver, String url, String user, String password, List<Path> jars) {
  public UndescribedDriver {
    jars = jars.stream().map(Path::toAbsolutePath).map(Path::normalize).toList();
  }

  /// What speaks against the id, as a sentence; empty when nothing does.
  public Optional<String> refusal() {
    return Contender.isId(id)
        ? Optional.empty()
        : Optional.of(
            "An engine's id is lower-case letters, digits, dots, dashes and underscores, not \"%s\"."
                .formatted(id));
  }

  /// The engine before anything is known of it.
  Descriptor undescribed() {
    var mode =
        new Mode(
            Describing.MODE,
            driver,
            Durability.UNKNOWN,
            "Nobody has described what this driver promises.",
            Optional.empty(),
            setup(),
            0,
            DiskUse.NONE,
            0,
            Sessions.ANY,
            Optional.empty(),
            List.of());
    return Descriptor.undescribed(id, "The driver", jars, List.of(mode));
  }

  /// How it is reached.
  Setup.Jdbc setup() {
    return Setup.Jdbc.plain(driver, url, user, password);
  }

  /// Without the password, and what may be one in the URL.
  @Override
  public String toString() {
    return "UndescribedDriver[" + driver + "]";
  }
}
