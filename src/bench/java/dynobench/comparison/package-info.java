/// Two sets of times side by side: their ratios, what else differs between two runs, and what may
/// be said of it, in words that command line and window share. May use results and what they are
/// made of.
@NullMarked
package dynobench.comparison;

import org.jspecify.annotations.NullMarked;
