package dynobench.fuzz;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Fuzzer of arguments of `--set`, applied to presets.
final class OverridesFuzzer implements Fuzzer {
  private static final List<String> SOUND =
      List.of(
          "repetitions=%d",
          "warmups = %d",
          "seed=%d",
          "time-limit-seconds=0.%d",
          "name=run %d",
          "description=\"%d\"",
          "commit=every %d",
          "jvm.heap=%d00m",
          "jvm.gc=z",
          "jvm.flags=-Da=%d",
          "jvm.flags=-XX:OnOutOfMemoryError=id",
          "order=shuffled",
          "workload=phases",
          "workload=lookup",
          "parameters.gets=%d",
          "parameters={ settings = \"paper\" }",
          "vary.pairs=[%d, 70]",
          "vary.heap=[\"%dm\", \"2g\"]",
          "vary.commit=batch %d",
          "vary.records={ from = %d, factor = 3, count = 4 }",
          "rows={ sizes = [%d] }",
          "jvm={ heap = \"64m\" }",
          "contenders=hsqldb/mem",
          "contenders=[\"h2/mem\", { use = \"je/sync\", commit = \"batch %d\" }]");

  @Override
  public String name() {
    return "set";
  }

  @Override
  public FuzzVerdict attempt(RandomGenerator random, Path folder) {
    String preset = Oddities.one(random, PlansFuzzer.SOUND);
    var overrides = new ArrayList<String>();
    for (int left = random.nextInt(1, 4); left > 0; left--) {
      overrides.add(override(random));
    }
    return PlansFuzzer.judge(preset, overrides, preset + overrides);
  }

  /// Returns an override that is mostly valid.
  static String override(RandomGenerator random) {
    String sound = Oddities.one(random, SOUND).formatted(random.nextInt(1, 60));
    String key = Oddities.one(random, random.nextBoolean() ? PlanGrammar.KEYS : VariedGrammar.KEYS);
    return switch (random.nextInt(12)) {
      case 0 -> new TextMutation(random).of(sound);
      case 1 -> Oddities.text(random) + "=" + Oddities.value(random);
      case 2 -> key + Oddities.text(random) + "=" + Oddities.text(random);
      case 3, 4 -> key + "=" + Oddities.value(random);
      default -> sound;
    };
  }
}
