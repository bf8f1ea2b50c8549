package dynobench.workload;

import dynobench.catalog.Setup;
import dynobench.engine.Engine;
import dynobench.plan.Trial;

/// Where a workload works: its trial, the engine, and the timer that reports phases.
public record Site(Trial trial, long seed, Setup setup, Engine engine, PhaseTimer timer) {}
