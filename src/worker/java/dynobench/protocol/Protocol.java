package dynobench.protocol;

import java.io.IOException;
import java.sql.SQLException;

/// Code that runs a workload. A new object is created for each trial, by the constructor without
/// parameters. All exceptions except [WrongDataException] come from the engine.
public interface Protocol {
  /// Runs the phases in the order of the workload's description, and checks the data that the timed
  /// part has read.
  void run(TrialContext measuring) throws WrongDataException, SQLException, IOException;

  /// Reads all data of the trial once more, untimed, and compares it with the expected data.
  ///
  /// @return how many of the last writes were lost; more than 0 only where losses are allowed
  long verify(VerificationContext verifying) throws WrongDataException, SQLException, IOException;

  /// Creates the protocol of a class.
  ///
  /// @throws IllegalArgumentException when the class isn't a protocol
  static Protocol named(String className) {
    try {
      // A user's description may name any class: classes that aren't protocols are not initialised.
      return Class.forName(className, false, Protocol.class.getClassLoader())
          .asSubclass(Protocol.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new IllegalArgumentException("there is no protocol " + className + ": " + e, e);
    }
  }
}
