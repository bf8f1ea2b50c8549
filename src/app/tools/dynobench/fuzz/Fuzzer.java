package dynobench.fuzz;

import java.nio.file.Path;
import java.util.random.RandomGenerator;

/// Generator of one kind of input, which also judges the result.
interface Fuzzer {
  /// Returns the name for the property `fuzz`.
  String name();

  /// Tries one input.
  ///
  /// @param random determines the whole input, so its seed repeats it
  /// @param folder empty, and the only writable folder; emptied afterwards
  /// @throws Exception which counts as a finding
  FuzzVerdict attempt(RandomGenerator random, Path folder) throws Exception;
}
