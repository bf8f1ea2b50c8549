/// The commands. Prints; decides nothing that the window would have to decide again.
@NullMarked
package dynobench.cli;

import org.jspecify.annotations.NullMarked;
