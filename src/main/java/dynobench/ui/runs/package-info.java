/// The stored runs and the published figures as a list: to open, replay, compare, lay over the
/// charts, name, annotate and throw away. Knows the desk and its archive, and no other view: which
/// runs are to be compared is told to [dynobench.ui.desk.Showing].
@NullMarked
package dynobench.ui.runs;

import org.jspecify.annotations.NullMarked;
