package dynobench.fuzz;

import java.nio.file.Path;
import java.util.random.RandomGenerator;

/// One kind of input: makes one, hands it in and judges what came of it.
interface Fuzzer {
  /// As the property `fuzz` names it.
  String name();

  /// Tries one input.
  ///
  /// @param random decides all about the input, so that its seed repeats it
  /// @param folder empty, and the only place to write in; emptied afterwards
  /// @throws Exception what is thrown is a finding
  Verdict attempt(RandomGenerator random, Path folder) throws Exception;
}
