package dynobench.planfile;

/// The place of a plan key in the window's form.
public sealed interface FormUse {
  /// A field that the key's type creates.
  record Field() implements FormUse {}

  /// Controls written for this key.
  record OwnControls() implements FormUse {}

  /// No place in the form.
  record None(String reason) implements FormUse {}
}
