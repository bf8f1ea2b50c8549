package dynobench.ui.storedruns;

import dynobench.ui.live.LiveRun;

/// Everything that the window can show: stored runs, overlays, and the run that this window carries
/// out.
public record RunSources(RunArchive archive, ChartOverlays overlays, LiveRun live) {}
