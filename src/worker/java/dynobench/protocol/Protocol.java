package dynobench.protocol;

import java.io.IOException;
import java.sql.SQLException;

/// Carries a workload out. Made anew for each trial, by its constructor without parameters. Besides
/// a [WrongDataException] whatever is thrown comes from the engine.
public interface Protocol {
  /// Runs the phases that the workload's description names, in its order, and checks what the timed
  /// part read.
  void run(Measuring measuring) throws WrongDataException, SQLException, IOException;

  /// Reads the trial's data once more, untimed, and compares all of them.
  ///
  /// @return how many of the last writes were lost; more than none only where that may be
  long verify(Verifying verifying) throws WrongDataException, SQLException, IOException;

  /// The protocol of that class.
  ///
  /// @throws IllegalArgumentException when the class is none
  static Protocol named(String className) {
    try {
      // A description of somebody's own may name any class: others than protocols stay untouched.
      return Class.forName(className, false, Protocol.class.getClassLoader())
          .asSubclass(Protocol.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException | ClassCastException e) {
      throw new IllegalArgumentException("there is no protocol " + className + ": " + e, e);
    }
  }
}
