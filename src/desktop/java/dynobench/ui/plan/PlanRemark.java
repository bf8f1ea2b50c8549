package dynobench.ui.plan;

/// Line at the foot of the form.
///
/// @param field key of the form field that it belongs to; empty for none
record PlanRemark(Kind kind, String field, String text) {
  /// Kind of a line.
  enum Kind {
    /// The plan can't run, or a file of the user has errors.
    PROBLEM,
    /// The plan can run, but the user should know this before.
    WARNING
  }
}
