/// The answer of the shown run: a sentence, rankings, what is open, and what limits trust.
@NullMarked
package dynobench.ui.result;

import org.jspecify.annotations.NullMarked;
