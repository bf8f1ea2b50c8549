/// The view in which the user selects engines and their modes for the plan. It contains a tree with
/// check boxes and durability signs, a filter, and reasons why engines are unavailable.
@NullMarked
package dynobench.ui.engines;

import org.jspecify.annotations.NullMarked;
