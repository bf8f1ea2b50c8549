package dynobench.ui.engines;

import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;

/// Collaborators for trying a driver without a descriptor.
public record AddEngineContext(
    ProgramHome home, PlanRunner bench, Dialogs dialogs, TaskStarter tasks) {}
