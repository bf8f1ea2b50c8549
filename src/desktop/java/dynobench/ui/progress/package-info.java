/// What goes on in the background, and what went wrong with what failed.
@NullMarked
package dynobench.ui.progress;

import org.jspecify.annotations.NullMarked;
