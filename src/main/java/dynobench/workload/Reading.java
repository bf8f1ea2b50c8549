package dynobench.workload;

import dynobench.engine.Database.Identity;
import dynobench.engine.Engine;
import dynobench.plan.Trial;
import java.util.function.Consumer;

/// What verifying needs: the trial whose data are read, and the engine that has them.
///
/// @param mayLose whether the last rows may be missing
/// @param identities hears what the engine says that it is
public record Reading(
    Trial trial, long seed, Engine engine, boolean mayLose, Consumer<Identity> identities) {}
