/// Presents a run as one HTML file that explains itself, for mail, printing or publication. The
/// file needs no other file, so browsers will still open it in ten years. The report depends only
/// on the run; the charts are those of `chart`.
@NullMarked
package dynobench.report;

import org.jspecify.annotations.NullMarked;
