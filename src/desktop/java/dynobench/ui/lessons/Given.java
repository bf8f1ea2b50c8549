package dynobench.ui.lessons;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A lesson that is being given, or has been.
///
/// @param lesson its id
/// @param begun when, as ISO 8601 writes it
/// @param votes for each answer
/// @param happened empty until a run has been made or replayed
public record Given(
    String lesson, String begun, Step step, List<Integer> votes, Optional<Happened> happened) {
  private static final int MOST_VOTES = 9_999;

  /// What a run has shown.
  ///
  /// @param answer the place of the one that came true; -1 where none did
  /// @param figure that decided, in words
  /// @param small how it was found, or why nothing was decided
  /// @param value and the ends of its interval; all empty where nothing is known
  /// @param beside figures besides, each with its words
  /// @param recorded whether it was a recorded run
  /// @param machine that was measured
  /// @param run its folder
  /// @param at when it was seen, as ISO 8601 writes it
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

  public Given {
    votes = List.copyOf(votes);
    if (votes.stream().anyMatch(each -> each < 0 || each > MOST_VOTES)) {
      throw new IllegalArgumentException("so many can't vote: " + votes);
    }
  }

  /// At its question.
  static Given begin(String lesson, int answers, String now) {
    return new Given(lesson, now, Step.QUESTION, Collections.nCopies(answers, 0), Optional.empty());
  }

  /// Whether another one is this time that the lesson was given, however far it was then.
  boolean isOfTheSameTime(Given other) {
    return lesson.equals(other.lesson)
        && begun.equals(other.begun)
        && votes.size() == other.votes.size();
  }

  Given at(Step other) {
    return new Given(lesson, begun, other, votes, happened);
  }

  /// Votes are written down when a run was seen: they change no more.
  Given withVotes(int answer, int count) {
    if (happened.isPresent() || answer < 0 || answer >= votes.size()) {
      return this;
    }
    var changed = new ArrayList<>(votes);
    changed.set(answer, Math.clamp(count, 0, MOST_VOTES));
    return new Given(lesson, begun, step, changed, happened);
  }

  Given with(Happened seen) {
    return new Given(lesson, begun, Step.OUTCOME, votes, Optional.of(seen));
  }

  int votesInAll() {
    return votes.stream().mapToInt(Integer::intValue).sum();
  }

  /// The answer with the most votes, which is the prediction; several where they have as many, none
  /// where nobody voted.
  List<Integer> predicted() {
    int most = votes.stream().mapToInt(Integer::intValue).max().orElse(0);
    return most == 0
        ? List.of()
        : IntStream.range(0, votes.size()).filter(i -> votes.get(i) == most).boxed().toList();
  }

  /// Whether the prediction came true.
  boolean isRight() {
    return happened.filter(it -> predicted().equals(List.of(it.answer()))).isPresent();
  }
}
