package dynobench.preflight;

import dynobench.files.IoErrorText;
import dynobench.plan.Plan;
import dynobench.toml.Problems;
import dynobench.workload.OwnPairs;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// Checks the user's file of name-value pairs that a plan names.
final class PairsCheck {
  private final Workload workload;
  private final Problems problems;

  /// @param workload the plan's workload, with valid parameters
  PairsCheck(Workload workload, Problems problems) {
    this.workload = workload;
    this.problems = problems;
  }

  /// Returns the plan with the data that a repetition needs: the absolute path and the SHA-256 of
  /// the file. Adds the number of pairs unless the plan names or varies it. Returns the plan
  /// unchanged if it has no file of pairs, or if the file cannot be used, which is a problem.
  Plan located(Plan plan) {
    Settings given = plan.parameters();
    Optional<String> file = OwnPairs.file(given);
    String sum = given.get(OwnPairs.SHA_256).orElse("");
    if (file.isEmpty()) {
      if (!sum.isEmpty()) {
        problem(OwnPairs.SHA_256, "has no effect without " + OwnPairs.FILE);
      }
      return plan;
    }
    Path path = Path.of(file.get()).toAbsolutePath().normalize();
    try {
      return checked(plan, path, PairsFile.read(path, width(plan)), sum);
    } catch (IOException e) {
      String relative =
          path.toString().equals(file.get())
              ? ""
              : "; a relative path starts in the current directory";
      problem(OwnPairs.FILE, "cannot be used: " + IoErrorText.of(path, e) + relative);
      return plan;
    }
  }

  private Plan checked(Plan plan, Path path, PairsFile.Content content, String sum) {
    if (!sum.isEmpty() && !sum.equals(content.sha256())) {
      problem(
          OwnPairs.FILE,
          path
              + " has changed: its SHA-256 is "
              + content.sha256()
              + ", which differs from pairs_sha256. Restore the old file, or remove pairs_sha256"
              + " and pairs");
      return plan;
    }
    int count = content.pairs().count();
    Settings parameters =
        plan.parameters()
            .with(OwnPairs.FILE, path.toString())
            .with(OwnPairs.SHA_256, content.sha256());
    boolean named =
        parameters.get(OwnPairs.COUNT).isPresent() || plan.factor(OwnPairs.COUNT).isPresent();
    Plan located =
        plan.withParameters(
            named ? parameters : parameters.with(OwnPairs.COUNT, Integer.toString(count)));
    for (Settings point : located.settings(workload).distinct().toList()) {
      long pairs = point.whole(OwnPairs.COUNT);
      if (pairs > count) {
        problem(
            OwnPairs.COUNT, "%,d is more than the %,d pairs of %s".formatted(pairs, count, path));
      } else if (pairs < point.whole("terms")) {
        problem(
            OwnPairs.FILE,
            "%,d pairs are fewer than terms = %,d: lower terms"
                .formatted(pairs, point.whole("terms")));
      }
    }
    return located;
  }

  /// Returns the smallest width of the value column at any point, in characters.
  private int width(Plan plan) {
    return plan.settings(workload)
        .flatMap(each -> each.get("value_width").stream())
        .mapToInt(Integer::parseInt)
        .min()
        .orElse(PairsFile.MOST_VALUE);
  }

  private void problem(String parameter, String message) {
    problems.add("", "parameters." + parameter, message);
  }
}
