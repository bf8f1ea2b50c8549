/// The preferences: how the window looks, what it asks, and where its files are. It keeps nothing
/// itself: each change goes to the window, which applies and stores it.
@NullMarked
package dynobench.ui.preferences;

import org.jspecify.annotations.NullMarked;
