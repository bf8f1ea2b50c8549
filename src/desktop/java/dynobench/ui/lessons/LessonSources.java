package dynobench.ui.lessons;

import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import java.nio.file.Path;
import java.time.Clock;

/// Collaborators of lessons: their sources, the bench that runs them, and the folder for results.
///
/// @param clock for the times of sessions
/// @param settings folder for predictions, outcomes and unpacked recordings
public record LessonSources(ProgramHome home, PlanRunner bench, Clock clock, Path settings) {}
