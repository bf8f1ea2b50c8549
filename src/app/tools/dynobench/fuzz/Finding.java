package dynobench.fuzz;

/// Detected fault.
///
/// @param kind findings of the same kind are counted together
record Finding(String kind, String details) {
  private static final int LONGEST = 300;

  Finding {
    details = details.length() > LONGEST ? details.substring(0, LONGEST) + " …" : details;
  }

  /// Returns the finding of an unexpected exception.
  static Finding of(Throwable thrown) {
    StackTraceElement[] trace = thrown.getStackTrace();
    String where = "";
    for (int i = 0; i < trace.length && where.isEmpty(); i++) {
      boolean ours = trace[i].getClassName().startsWith("dynobench.");
      where =
          ours && !trace[i].getClassName().startsWith("dynobench.fuzz.") ? " in " + trace[i] : "";
    }
    return new Finding(thrown.getClass().getName() + where, String.valueOf(thrown.getMessage()));
  }
}
