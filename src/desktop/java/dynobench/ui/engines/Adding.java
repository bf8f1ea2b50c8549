package dynobench.ui.engines;

import dynobench.session.Bench;
import dynobench.session.Home;
import dynobench.ui.work.Dialogs;
import dynobench.ui.work.Tasks;

/// What it takes to try an engine that nobody has described.
public record Adding(Home home, Bench bench, Dialogs dialogs, Tasks tasks) {}
