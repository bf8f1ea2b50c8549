package dynobench.ui.shownrun;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.LevelLabels;
import dynobench.plan.Trial;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Names of a run's trials and contenders, from the events so far.
public final class TrialNames implements Consumer<RunEvent> {
  private final Map<Contender, String> titles = new LinkedHashMap<>();
  private final Map<Integer, Trial> trials = new HashMap<>();

  @Override
  public void accept(RunEvent event) {
    if (event instanceof RunEvent.RunStarted started) {
      for (Series series : started.series()) {
        titles.put(series.contender(), series.title());
      }
    } else if (event instanceof RunEvent.TrialStarted started) {
      trials.put(started.trial().number(), started.trial());
      titles.computeIfAbsent(started.trial().contender(), Contender::toString);
    }
  }

  /// Returns the titles of all contenders, in the run's order.
  public List<String> contenders() {
    return List.copyOf(titles.values());
  }

  /// Returns the titles by contender, in the run's order.
  public Map<Contender, String> titles() {
    return Collections.unmodifiableMap(titles);
  }

  /// Returns the title of a trial's contender. It is empty for 0, which is the run itself, and for
  /// an unknown trial.
  public Optional<String> contender(int trial) {
    return Optional.ofNullable(trials.get(trial)).map(each -> titles.get(each.contender()));
  }

  /// Returns a trial that has begun.
  public Optional<Trial> trial(int number) {
    return Optional.ofNullable(trials.get(number));
  }

  /// Returns the contender's title and the point of the trial; it marks warm-ups.
  public String label(Trial trial) {
    String title = titles.getOrDefault(trial.contender(), trial.contender().toString());
    String where = LevelLabels.label(trial.levels());
    return title + (where.isEmpty() ? "" : " · " + where) + (trial.warmup() ? " · warm-up" : "");
  }
}
