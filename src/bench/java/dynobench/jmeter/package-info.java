/// Imports test plans of Apache JMeter: reads the XML, traverses the thread groups, and writes the
/// JDBC requests as a user-defined workload. A plan is untrusted data: the import runs no part of
/// the plan, and reads no file outside the plan's folder. Depends on the workload format; knows no
/// engine and no run.
@NullMarked
package dynobench.jmeter;

import org.jspecify.annotations.NullMarked;
