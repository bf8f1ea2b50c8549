package dynobench.ui.monitor;

/// Statistics of one curve in the visible range, as texts.
///
/// @param lane name of the lane
/// @param curve name of the curve, or of the contender among aligned trials
record StatisticsRow(String lane, String curve, String least, String mean, String most) {}
