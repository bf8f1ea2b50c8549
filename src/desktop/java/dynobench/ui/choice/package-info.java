/// The question "Which engine?": a developer's need and time, and the plan that answers it.
@NullMarked
package dynobench.ui.choice;

import org.jspecify.annotations.NullMarked;
