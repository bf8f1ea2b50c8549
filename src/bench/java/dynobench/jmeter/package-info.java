/// Imports test plans of Apache JMeter: reads the XML, walks through the thread groups, and writes
/// the JDBC requests as a workload of the user's own. A plan is data of foreign origin: nothing in
/// it runs here, and no file outside its folder is read. Depends on the workload format; knows no
/// engine and no run.
@NullMarked
package dynobench.jmeter;

import org.jspecify.annotations.NullMarked;
