/// Profiles of a run: where the time of its phases went, and which differences between contenders
/// explain a verdict. A profile is a folder in the run's folder, with the log of the profiled
/// rounds, their recordings and their stacks. No figure of the run uses it.
@NullMarked
package dynobench.profile;

import org.jspecify.annotations.NullMarked;
