package dynobench.ui.engines;

import dynobench.session.Bench;
import dynobench.session.Home;
import dynobench.ui.work.Dialogs;
import dynobench.ui.work.TaskStarter;

/// Collaborators for trying a driver without a descriptor.
public record AddEngineContext(Home home, Bench bench, Dialogs dialogs, TaskStarter tasks) {}
