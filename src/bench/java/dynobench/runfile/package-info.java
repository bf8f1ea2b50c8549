/// Result files: one stored run as one file, with everything that is needed to judge and to repeat
/// it. A file from another person is data. Opening it checks it and runs nothing. The page
/// result-file.md describes the format.
@NullMarked
package dynobench.runfile;

import org.jspecify.annotations.NullMarked;
