package dynobench.jmeter;

import dynobench.script.Kind;

/// A value that is drawn anew for each transaction.
///
/// @param label that its name is made of
/// @param expression in the language of workloads
/// @param isShared whether all statements of a transaction see the same value, as of a variable; a
///   function's value is another one wherever it stands
record DrawnValue(String label, String expression, Kind kind, boolean isShared) {}
