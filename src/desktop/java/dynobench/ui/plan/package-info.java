/// The form of the plan, and the parts of it that stand in the tool bar: the range of what varies
/// and the choice of a preset. Everything works on the one draft in [dynobench.ui.draft].
@NullMarked
package dynobench.ui.plan;

import org.jspecify.annotations.NullMarked;
