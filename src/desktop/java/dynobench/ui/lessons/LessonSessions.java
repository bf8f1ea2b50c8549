package dynobench.ui.lessons;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// All sessions of lessons on this machine, the first one first, as stored in a file.
public record LessonSessions(List<LessonSession> all) {
  static final LessonSessions NONE = new LessonSessions(List.of());

  public LessonSessions {
    all = List.copyOf(all);
  }

  /// Returns the last session of a lesson.
  Optional<LessonSession> last(String lesson) {
    return all.stream().filter(each -> each.lesson().equals(lesson)).reduce((_, last) -> last);
  }

  /// Returns the sessions with a new state of one. Sessions of a version of the lesson with other
  /// answers are kept.
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

  /// Returns the sessions with a new one. A previous session without votes is dropped.
  LessonSessions withNew(LessonSession now) {
    List<LessonSession> changed = new ArrayList<>(all);
    last(now.lesson()).filter(each -> each.votesInAll() == 0).ifPresent(changed::remove);
    changed.add(now);
    return new LessonSessions(changed);
  }
}
