package dynobench.ui.lessons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Stored sessions of all lessons on this machine, the oldest first. Immutable.
public record LessonSessions(List<LessonSession> all) {
  static final LessonSessions NONE = new LessonSessions(List.of());

  public LessonSessions {
    all = List.copyOf(all);
  }

  /// Returns the last session of a lesson, by the lesson's id.
  Optional<LessonSession> last(String lesson) {
    return all.stream().filter(each -> each.lesson().equals(lesson)).reduce((_, last) -> last);
  }

  /// Returns the sessions with a new state of one. It replaces the lesson's last session if that is
  /// an earlier state of it, and is appended otherwise.
  LessonSessions with(LessonSession now) {
    List<LessonSession> changed = new ArrayList<>(all);
    int place =
        changed.lastIndexOf(
            last(now.lesson()).filter(each -> each.isOfTheSameTime(now)).orElse(now));
    if (place >= 0) {
      changed.set(place, now);
    } else {
      changed.add(now);
    }
    return new LessonSessions(changed);
  }

  /// Returns the sessions with a new one at the end. The lesson's previous session is dropped if it
  /// has no votes.
  LessonSessions withNew(LessonSession now) {
    List<LessonSession> changed = new ArrayList<>(all);
    last(now.lesson()).filter(each -> each.votesInAll() == 0).ifPresent(changed::remove);
    changed.add(now);
    return new LessonSessions(changed);
  }
}
