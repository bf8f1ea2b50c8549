/// Rows of crash trials whose survival can be checked, with their writer and their checker.
@NullMarked
package dynobench.protocol.survival;

import org.jspecify.annotations.NullMarked;
