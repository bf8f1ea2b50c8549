package dynobench.ui.recording;

/// Parts of the view, of which one is visible.
enum RecordingPart {
  STATEMENTS,
  TRANSACTIONS,
  FINDINGS,
  TIME
}
