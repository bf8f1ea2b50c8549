/// Recordings of applications that the window shows: read in the background, and kept while their
/// files stay the same. Knows no view.
@NullMarked
package dynobench.ui.recordingfile;

import org.jspecify.annotations.NullMarked;
