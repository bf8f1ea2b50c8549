/// Imports test plans of Apache JMeter: reads the XML, traverses the thread groups, and writes the
/// JDBC requests as a user-defined workload. A plan is untrusted data: nothing in it runs here, and
/// no file outside its folder is read. Depends on the workload format; knows no engine and no run.
@NullMarked
package dynobench.jmeter;

import org.jspecify.annotations.NullMarked;
