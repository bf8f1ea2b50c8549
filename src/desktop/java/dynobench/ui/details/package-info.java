/// Details about the selected series, or about the run as a whole. This package builds pages as
/// plain data; the view draws them without knowing their meaning.
@NullMarked
package dynobench.ui.details;

import org.jspecify.annotations.NullMarked;
