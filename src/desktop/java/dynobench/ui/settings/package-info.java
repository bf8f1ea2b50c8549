/// What the window remembers between two starts, as small JSON files in the user's folder. A file
/// that can't be read is kept aside and told of, never an obstacle.
@NullMarked
package dynobench.ui.settings;

import org.jspecify.annotations.NullMarked;
