package dynobench.ui.lessons;

import dynobench.session.Bench;
import dynobench.session.Home;
import java.nio.file.Path;
import java.time.Clock;

/// Where lessons come from, what runs them, and where it is kept what came of them.
///
/// @param clock for when a lesson was given
/// @param settings folder that predictions and outcomes are kept in, and recorded runs laid down
public record LessonSources(Home home, Bench bench, Clock clock, Path settings) {}
