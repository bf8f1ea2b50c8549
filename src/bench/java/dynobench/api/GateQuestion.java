package dynobench.api;

import java.time.Duration;

/// Question of a gate: is the candidate slower than the baseline in any phase of a plan?
///
/// @param baseline contender such as `h2@2.5.252/file`, or an engine for all modes of the plan
/// @param candidate contender or engine, such as `h2@path:build/h2.jar`
/// @param allowed the share by which the candidate may be slower: 0.03 is 3 %
/// @param atMost time after which no further round begins
public record GateQuestion(
    BenchPlan plan, String baseline, String candidate, double allowed, Duration atMost) {}
