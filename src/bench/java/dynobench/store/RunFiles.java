package dynobench.store;

/// Names of the files in a run's folder.
final class RunFiles {
  static final String EVENTS = "events.jsonl";
  static final String PLAN = "plan.toml";
  static final String IN_PROGRESS = ".in-progress";
  static final String NOTES = "notes.md";
  static final String ENVIRONMENT = "environment.json";

  private RunFiles() {}
}
