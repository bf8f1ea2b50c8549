package dynobench.planfile;

/// The place of a plan key in the window's form.
public sealed interface FormUse {
  /// A field that its type makes.
  record Field() implements FormUse {}

  /// Controls of its own.
  record OwnControls() implements FormUse {}

  /// No place.
  record None(String reason) implements FormUse {}
}
