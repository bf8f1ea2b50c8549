/// The stored runs and the published figures as a list: to open, replay, compare, overlay, rename,
/// annotate and delete. Knows no other view; [dynobench.ui.shownrun.RunDisplay] receives the runs
/// to compare.
@NullMarked
package dynobench.ui.runs;

import org.jspecify.annotations.NullMarked;
