package dynobench.ui.lessons;

import javafx.beans.value.ObservableValue;

/// Actions of the lessons' pane, and the progress that it shows.
///
/// @param advance moves to the next step, or begins the run
/// @param showRun brings the chart of a seen run to the front
/// @param showCurrent brings the chart of the run in progress to the front
/// @param export writes predictions and outcomes
/// @param guide opens the help on lessons
/// @param progress of the run that a lesson measures, as a sentence; empty while none is measured
record LessonsActions(
    Runnable advance,
    Runnable showRun,
    Runnable showCurrent,
    Runnable export,
    Runnable guide,
    ObservableValue<String> progress) {}
