/// Settings that the window stores between two starts, as small JSON files in the user's folder. A
/// file that can't be read is renamed and reported; it never stops the window.
@NullMarked
package dynobench.ui.settings;

import org.jspecify.annotations.NullMarked;
