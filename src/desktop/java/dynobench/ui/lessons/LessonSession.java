package dynobench.ui.lessons;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Session of a lesson, in progress or past: its step, votes and outcome. Immutable.
///
/// @param lesson id of the lesson
/// @param begun start time in ISO 8601
/// @param votes number of votes for each answer, 0 to 9,999
/// @param happened empty until a run has been made or replayed
public record LessonSession(
    String lesson,
    String begun,
    LessonStep step,
    List<Integer> votes,
    Optional<Happened> happened) {
  private static final int MOST_VOTES = 9_999;

  /// Outcome of a lesson's run.
  ///
  /// @param answer index of the correct answer; -1 when the run decided none
  /// @param figure that decided, in words; empty when unknown
  /// @param small how the figure was found, or why nothing was decided
  /// @param value value of the figure and the two ends of its interval; empty when unknown
  /// @param beside further figures, each with a label
  /// @param recorded whether it was a recorded run
  /// @param machine description of the measured machine
  /// @param run path of the run's folder
  /// @param at time of the outcome in ISO 8601
  public record Happened(
      int answer,
      String figure,
      String small,
      List<Double> value,
      List<String> beside,
      boolean recorded,
      String machine,
      String run,
      String at) {
    public Happened {
      value = List.copyOf(value);
      beside = List.copyOf(beside);
    }
  }

  public LessonSession {
    votes = List.copyOf(votes);
    if (votes.stream().anyMatch(each -> each < 0 || each > MOST_VOTES)) {
      throw new IllegalArgumentException("invalid number of votes: " + votes);
    }
  }

  /// Creates a session at the first step.
  static LessonSession begin(String lesson, int answers, String now) {
    return new LessonSession(
        lesson, now, LessonStep.QUESTION, Collections.nCopies(answers, 0), Optional.empty());
  }

  /// Returns whether both are states of the same session: lesson, start time and number of answers
  /// are equal.
  boolean isOfTheSameTime(LessonSession other) {
    return lesson.equals(other.lesson)
        && begun.equals(other.begun)
        && votes.size() == other.votes.size();
  }

  LessonSession at(LessonStep other) {
    return new LessonSession(lesson, begun, other, votes, happened);
  }

  /// Returns the session with other votes for an answer, limited to 0 to 9,999. It stays unchanged
  /// once a run has an outcome, or if there is no such answer.
  LessonSession withVotes(int answer, int count) {
    if (happened.isPresent() || answer < 0 || answer >= votes.size()) {
      return this;
    }
    var changed = new ArrayList<>(votes);
    changed.set(answer, Math.clamp(count, 0, MOST_VOTES));
    return new LessonSession(lesson, begun, step, changed, happened);
  }

  /// Returns the session with an outcome, at the step `OUTCOME`.
  LessonSession with(Happened seen) {
    return new LessonSession(lesson, begun, LessonStep.OUTCOME, votes, Optional.of(seen));
  }

  int votesInAll() {
    return votes.stream().mapToInt(Integer::intValue).sum();
  }

  /// Returns the answers with the most votes, which are the prediction: several in a tie, an empty
  /// list without votes.
  List<Integer> predicted() {
    int most = votes.stream().mapToInt(Integer::intValue).max().orElse(0);
    return most == 0
        ? List.of()
        : IntStream.range(0, votes.size()).filter(i -> votes.get(i) == most).boxed().toList();
  }

  /// Returns whether the prediction was correct; false for a tie and without an outcome.
  boolean isRight() {
    return happened.filter(it -> predicted().equals(List.of(it.answer()))).isPresent();
  }
}
