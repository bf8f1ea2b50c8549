/// Execution of a workload's script. Statements are prepared and expressions compiled once per
/// session. So a timed statement costs no look-up by name, and no allocation by the harness.
@NullMarked
package dynobench.protocol.script;

import org.jspecify.annotations.NullMarked;
