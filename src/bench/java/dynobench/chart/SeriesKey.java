package dynobench.chart;

import dynobench.plan.Contender;

/// Key of a series, equal on every chart and while a run grows.
///
/// @param source the id of the figures
public record SeriesKey(String source, Contender contender) {}
