/// What is left after crashes: rows that are acknowledged while a contender writes, the moments at
/// which its plug is pulled, and what was found afterwards. Starts such a run. Knows no other view.
@NullMarked
package dynobench.ui.crash;

import org.jspecify.annotations.NullMarked;
