package dynobench.jmeter;

import dynobench.script.ValueType;

/// A value that is drawn again for each transaction.
///
/// @param label base of the value's name
/// @param expression expression in the language of workloads
/// @param isShared whether all statements of a transaction share the value, as for a variable; a
///   function yields another value at each place
record DrawnValue(String label, String expression, ValueType kind, boolean isShared) {}
