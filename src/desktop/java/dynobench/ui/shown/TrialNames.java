package dynobench.ui.shown;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.Levels;
import dynobench.plan.Trial;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// What the trials of a run are called, as far as its events have told.
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

  /// All contenders, in the run's order.
  public List<String> contenders() {
    return List.copyOf(titles.values());
  }

  /// The contender of a trial; empty for 0, which is the run itself, and for an unknown one.
  public Optional<String> contender(int trial) {
    return Optional.ofNullable(trials.get(trial)).map(each -> titles.get(each.contender()));
  }

  /// A trial whose beginning is known.
  public Optional<Trial> trial(int number) {
    return Optional.ofNullable(trials.get(number));
  }

  /// Contender, and the point of what varies.
  public String label(Trial trial) {
    String title = titles.getOrDefault(trial.contender(), trial.contender().toString());
    String where = Levels.words(trial.levels());
    return title + (where.isEmpty() ? "" : " · " + where) + (trial.warmup() ? " · warm-up" : "");
  }
}
