package dynobench.chart;

import dynobench.plan.Contender;

/// Which series of which figures: the same one on every chart, and while a run grows.
///
/// @param source the figures' id
public record SeriesKey(String source, Contender contender) {}
