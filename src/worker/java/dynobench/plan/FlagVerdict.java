package dynobench.plan;

/// What is to be done with a JVM flag that somebody wrote into a plan or a descriptor.
public sealed interface FlagVerdict {
  /// It only tunes: sizes, collectors, compilers, a value for an application.
  record Permitted() implements FlagVerdict {}

  /// It may run code, write files, or change what an engine does: a person has to say yes.
  ///
  /// @param why the end of a sentence that begins with the flag
  record Unusual(String why) implements FlagVerdict {}

  /// With it there is no run, or not the one that the plan describes.
  ///
  /// @param why the end of a sentence that begins with the flag
  record Refused(String why) implements FlagVerdict {}
}
