/// The stored runs and the published figures as a list: to open, replay, compare, lay over the
/// charts, name, annotate and throw away. Knows no other view: which runs are to be compared is
/// told to [dynobench.ui.shown.Showing].
@NullMarked
package dynobench.ui.runs;

import org.jspecify.annotations.NullMarked;
