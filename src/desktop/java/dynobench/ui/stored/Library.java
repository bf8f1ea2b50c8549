package dynobench.ui.stored;

import dynobench.ui.live.LiveRun;

/// Everything that there is to be shown: the stored runs, what can be laid over them, and the run
/// that this window carries out.
public record Library(Archive archive, Overlays overlays, LiveRun live) {}
