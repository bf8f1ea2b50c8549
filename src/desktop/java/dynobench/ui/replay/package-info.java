/// The bar that controls a replay. It is visible below the tool bar while the shown run is a
/// replay, so that users don't mistake it for a measurement. Knows no other view.
@NullMarked
package dynobench.ui.replay;

import org.jspecify.annotations.NullMarked;
