package dynobench.ui.welcome;

import java.nio.file.Path;
import java.util.function.Consumer;

/// Actions of the welcome view, which the window carries out.
///
/// @param quick runs the preset `quick` and brings its chart to the front
/// @param lessons shows the list of lessons
/// @param question loads the preset of that name, or asks which engine suits the user for
///   `which-engine`
/// @param crash shows the view that tests what survives a power cut
/// @param reference shows the figures of 2005
/// @param method opens the help at the page on how the program measures
/// @param openRun shows the stored run of a folder
/// @param openPlan opens a plan file
public record WelcomeActions(
    Runnable quick,
    Runnable lessons,
    Consumer<String> question,
    Runnable crash,
    Runnable reference,
    Runnable method,
    Consumer<Path> openRun,
    Consumer<Path> openPlan) {}
