/// Presents a run as one HTML file that explains itself, for mail, printing or publication. It
/// needs no other file, so it will still open in ten years. It is a pure function of a run; the
/// charts are those of `chart`.
@NullMarked
package dynobench.report;

import org.jspecify.annotations.NullMarked;
