package dynobench.ui.welcome;

import java.nio.file.Path;

/// Recent run or plan file.
///
/// @param path of the run's folder, or of the file
/// @param note time and outcome of a run; folder of a file
record RecentItem(Path path, String title, String note) {}
