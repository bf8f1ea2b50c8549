package dynobench.plan;

/// Judgement of a JVM flag in a plan or a descriptor.
public sealed interface FlagVerdict {
  /// The flag only tunes: sizes, collectors, compilers, a value for an application.
  record Permitted() implements FlagVerdict {}

  /// The flag may run code, write files, or change the engine's behaviour: the user must confirm
  /// it.
  ///
  /// @param why the end of a sentence that begins with the flag
  record Unusual(String why) implements FlagVerdict {}

  /// The flag prevents the run, or contradicts the plan.
  ///
  /// @param why the end of a sentence that begins with the flag
  record Refused(String why) implements FlagVerdict {}
}
