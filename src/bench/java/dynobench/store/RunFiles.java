package dynobench.store;

/// Names of the files in a run's folder.
public final class RunFiles {
  public static final String EVENTS = "events.jsonl";
  public static final String PLAN = "plan.toml";
  static final String IN_PROGRESS = ".in-progress";
  public static final String NOTES = "notes.md";
  public static final String ENVIRONMENT = "environment.json";

  private RunFiles() {}
}
