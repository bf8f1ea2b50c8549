/// The preferences: the window's appearance, its questions, and its folders. This package stores
/// nothing itself: the window applies and stores each change.
@NullMarked
package dynobench.ui.preferences;

import org.jspecify.annotations.NullMarked;
