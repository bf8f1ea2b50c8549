/// What limits trust in a run's figures, in sentences with the figures in them and a remedy each:
/// live and stored runs alike, for the command line and the window. A judgement of its own, apart
/// from the results that it judges. May use events, plans, results and the words of durability.
@NullMarked
package dynobench.doubt;

import org.jspecify.annotations.NullMarked;
