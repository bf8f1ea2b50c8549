/// What there is to know about the series that the user picked, or about the run as a whole. Pages
/// are put together as plain data here, and drawn by the view without knowing what they say.
@NullMarked
package dynobench.ui.details;

import org.jspecify.annotations.NullMarked;
