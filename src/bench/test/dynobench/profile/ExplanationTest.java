package dynobench.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.Series;
import dynobench.frames.TimeCategory;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.profile.RoundTime.CategorisedStack;
import dynobench.profile.RoundTime.OperationCounts;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Tests with drawn samples: the number of samples of each stack varies by chance, and the rounds
/// take different times.
class ExplanationTest {
  private static final int ROUNDS = 8;
  private static final int SAMPLES = 400;

  private static final Map<CategorisedStack, Double> USUAL =
      Map.of(
          stack("db.Parser.parse", TimeCategory.PARSING), 0.15,
          stack("db.Table.insert", TimeCategory.STORAGE), 0.4,
          stack("db.Driver.execute", TimeCategory.DRIVER), 0.1,
          stack("db.Session.run", TimeCategory.EXECUTION), 0.25,
          stack("db.Log.sync", TimeCategory.DISK), 0.1);

  private final Random random = new Random(46);

  private static CategorisedStack stack(String frame, TimeCategory category) {
    return new CategorisedStack(List.of("dynobench.Worker.run", frame), category);
  }

  /// Returns the time of a contender, drawn from the shares.
  private ProfiledPhase drawn(String use, double nanos, Map<CategorisedStack, Double> shares) {
    var rounds = new ArrayList<RoundTime>();
    for (int round = 1; round <= ROUNDS; round++) {
      double machine = 1 + 0.05 * random.nextGaussian();
      rounds.add(drawn(round, nanos * machine, shares));
    }
    return new ProfiledPhase(
        Series.nameless(Contender.parse(use, new CommitStyle.Autocommit())),
        Settings.NONE,
        "insert",
        rounds);
  }

  private RoundTime drawn(int round, double nanos, Map<CategorisedStack, Double> shares) {
    var sums = new RoundTime.Sums();
    for (int i = 0; i < SAMPLES; i++) {
      double left = random.nextDouble();
      for (Map.Entry<CategorisedStack, Double> each : shares.entrySet()) {
        left -= each.getValue();
        if (left < 0) {
          sums.add(each.getKey(), 1);
          break;
        }
      }
    }
    return new RoundTime(
        round, nanos, sums.categories(), sums.stacks(), new OperationCounts(SAMPLES, Map.of()));
  }

  private static Map<CategorisedStack, Double> slowed(CategorisedStack where, double share) {
    var slowed = new HashMap<CategorisedStack, Double>();
    USUAL.forEach((stack, part) -> slowed.put(stack, part / (1 + share)));
    slowed.merge(where, share / (1 + share), Double::sum);
    return slowed;
  }

  @Test
  void aSlowMethodIsAmongTheFirstThreeInNineteenOfTwentyProfiles() {
    int found = 0;
    for (int i = 0; i < 100; i++) {
      ProfiledPhase fast = drawn("a/x", 10_000, USUAL);
      ProfiledPhase slow =
          drawn("b/x", 11_000, slowed(stack("db.Driver.execute", TimeCategory.DRIVER), 0.1));
      Explanation it = Explanation.of(slow, fast, 3);
      found +=
          it.methods().stream().limit(3).anyMatch(each -> each.what().equals("db.Driver.execute"))
              ? 1
              : 0;
    }

    assertThat(found).isGreaterThanOrEqualTo(95);
  }

  @Test
  void equalContendersNameNothingInNineteenOfTwentyProfiles() {
    int named = 0;
    for (int i = 0; i < 400; i++) {
      Explanation it = Explanation.of(drawn("a/x", 10_000, USUAL), drawn("b/x", 10_000, USUAL), 1);
      named += it.categories().isEmpty() && it.methods().isEmpty() ? 0 : 1;
    }

    assertThat(named / 400.0).isLessThanOrEqualTo(0.05 + 0.025);
  }

  /// The disk is slow in some rounds and fast in others, for both.
  @Test
  void equalContendersNameNothingWhereOneCategoryScatters() {
    int named = 0;
    for (int i = 0; i < 400; i++) {
      Explanation it = Explanation.of(scattered("a/x"), scattered("b/x"), 1);
      named += it.categories().isEmpty() && it.methods().isEmpty() ? 0 : 1;
    }

    assertThat(named / 400.0).isLessThanOrEqualTo(0.05 + 0.025);
  }

  private ProfiledPhase scattered(String use) {
    var rounds = new ArrayList<RoundTime>();
    ProfiledPhase usual = drawn(use, 10_000, USUAL);
    for (int round = 1; round <= ROUNDS; round++) {
      double wait = random.nextDouble();
      rounds.add(
          drawn(round, 10_000 * (1 + wait), slowed(stack("db.Log.sync", TimeCategory.DISK), wait)));
    }
    return new ProfiledPhase(usual.series(), usual.levels(), usual.phase(), rounds);
  }

  @Test
  void theTimeWithoutACauseIsThatOfTheOtherCategories() {
    ProfiledPhase fast = drawn("a/x", 10_000, USUAL);
    ProfiledPhase slow = drawn("b/x", 20_000, slowed(stack("db.Log.sync", TimeCategory.DISK), 1));

    Explanation it = Explanation.of(slow, fast, 1);

    assertThat(it.causes().getFirst().what()).isEqualTo(TimeCategory.DISK);
    assertThat(it.ratioWithout(TimeCategory.DISK)).isEqualTo(0.9, within(0.1));
  }

  @Test
  void aMethodThatOnlyTheSlowVersionHasIsMarked() {
    ProfiledPhase fast = drawn("h2@2.1.214/mem", 10_000, USUAL);
    ProfiledPhase slow =
        drawn("h2/mem", 15_000, slowed(stack("db.New.check", TimeCategory.EXECUTION), 0.5));

    Explanation it = Explanation.of(slow, fast, 1);

    assertThat(it.isOfOneEngine()).isTrue();
    assertThat(it.methods())
        .filteredOn(each -> each.what().equals("db.New.check"))
        .singleElement()
        .satisfies(each -> {
          assertThat(each.inSlow()).isTrue();
          assertThat(each.inFast()).isFalse();
        });
  }

  @Test
  void twoRoundsExplainNothing() {
    ProfiledPhase fast = drawn("a/x", 10_000, USUAL);
    ProfiledPhase slow = drawn("b/x", 30_000, USUAL);
    var two =
        new ProfiledPhase(slow.series(), slow.levels(), slow.phase(), slow.rounds().subList(0, 2));

    Explanation it = Explanation.of(two, fast, 1);

    assertThat(it.rounds()).isEqualTo(2);
    assertThat(it.categories()).isEmpty();
  }
}
