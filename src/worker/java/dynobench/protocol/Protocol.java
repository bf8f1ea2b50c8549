package dynobench.protocol;

import java.io.IOException;
import java.sql.SQLException;

/// Code that runs a workload. A new object is created for each trial, and for a verification in
/// another process, by the constructor without parameters. Exceptions other than
/// [WrongDataException] count as failures of the engine.
public interface Protocol {
  /// Runs the phases in the order of the workload's description, and checks the data that the timed
  /// part has read.
  void run(TrialContext measuring) throws WrongDataException, SQLException, IOException;

  /// Reads data of the trial once more, untimed, and compares it with the expected data. Large
  /// tables may be checked by sums or samples.
  ///
  /// @return how many of the last writes were lost; more than 0 only where losses are allowed
  long verify(VerificationContext verifying) throws WrongDataException, SQLException, IOException;

  /// Creates a protocol by the name of its class.
  ///
  /// @throws IllegalArgumentException when the class is missing, isn't a protocol, or can't be
  ///   created by a constructor without parameters
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
