/// The view in which engines and their modes are ticked for the plan: a tree with check boxes and
/// durability signs, a filter, and why something can't run here.
@NullMarked
package dynobench.ui.engines;

import org.jspecify.annotations.NullMarked;
