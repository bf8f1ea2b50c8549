/// The result of the shown run: a headline, rankings, undecided comparisons, and warnings.
@NullMarked
package dynobench.ui.result;

import org.jspecify.annotations.NullMarked;
