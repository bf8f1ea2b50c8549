/// Carries out what a workload's script says. Statements are prepared and expressions compiled once
/// a session: inside the clock a statement costs no look-up by name, and no allocation of ours.
@NullMarked
package dynobench.protocol.script;

import org.jspecify.annotations.NullMarked;
