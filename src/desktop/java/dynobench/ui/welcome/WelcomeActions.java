package dynobench.ui.welcome;

import java.nio.file.Path;
import java.util.function.Consumer;

/// Actions of the welcome view, which the window carries out.
///
/// @param quick runs the preset `quick` and brings its chart to the front
/// @param application asks for a recording, and shows a plan that replays it
/// @param lessons shows the list of lessons
/// @param question loads the preset of that name, or asks which engine suits the user for
///   `which-engine`
/// @param crash shows the view that tests what survives a power cut
/// @param reference shows the figures of 2005
/// @param page opens a page of the help
/// @param openRun shows the stored run of a folder
/// @param openPlan opens a plan file
public record WelcomeActions(
    Runnable quick,
    Runnable application,
    Runnable lessons,
    Consumer<String> question,
    Runnable crash,
    Runnable reference,
    Consumer<String> page,
    Consumer<Path> openRun,
    Consumer<Path> openPlan) {}
