/// Rows that tell of themselves whether they survived, and who writes and looks for them.
@NullMarked
package dynobench.protocol.survival;

import org.jspecify.annotations.NullMarked;
