package example;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dynobench.junit.GateResult;
import dynobench.junit.GateTest;

/// An application that used Derby would change to HSQLDB: is anything slower?
class EngineChangeTest {
  @GateTest(
      plan = "insert.toml",
      baseline = "derby/memory",
      candidate = "hsqldb/mem",
      allowedPercent = 10,
      atMostSeconds = 120)
  void hsqldbIsNotSlowerThanDerby() {}

  @GateTest(
      plan = "insert.toml",
      baseline = "hsqldb/mem",
      candidate = "derby/memory",
      atMostSeconds = 120)
  void theResultNamesEachFigure(GateResult result) {
    assertFalse(result.checks().isEmpty(), result.report());
  }
}
