package dynobench.ui.engines;

import dynobench.session.Bench;
import dynobench.session.Home;
import dynobench.ui.work.Dialogs;
import dynobench.ui.work.Tasks;

/// Collaborators for trying a driver without a descriptor.
public record Adding(Home home, Bench bench, Dialogs dialogs, Tasks tasks) {}
