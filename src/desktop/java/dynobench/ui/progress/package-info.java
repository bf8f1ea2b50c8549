/// The running background tasks, and the reasons of failed ones.
@NullMarked
package dynobench.ui.progress;

import org.jspecify.annotations.NullMarked;
