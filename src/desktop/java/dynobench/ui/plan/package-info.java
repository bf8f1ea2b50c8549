/// The form of the plan, and its parts in the tool bar: the range and the choice of a preset.
/// Everything works on the one draft in [dynobench.ui.plandraft].
@NullMarked
package dynobench.ui.plan;

import org.jspecify.annotations.NullMarked;
