/// The bar that steers a replay, shown under the tool bar while the shown run is a replay: so that
/// nobody takes for a measurement what only happens again. Knows no other view.
@NullMarked
package dynobench.ui.replay;

import org.jspecify.annotations.NullMarked;
