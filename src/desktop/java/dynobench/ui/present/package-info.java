/// Presentation in full screen: results in large type, one at a time.
@NullMarked
package dynobench.ui.present;

import org.jspecify.annotations.NullMarked;
