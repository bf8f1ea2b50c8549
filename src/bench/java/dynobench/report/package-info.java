/// A run as one HTML file that explains itself: to mail, to print, to put beside a paper. It needs
/// nothing but itself, so it still opens in ten years. A pure function of a run; the charts are
/// those of `chart`.
@NullMarked
package dynobench.report;

import org.jspecify.annotations.NullMarked;
