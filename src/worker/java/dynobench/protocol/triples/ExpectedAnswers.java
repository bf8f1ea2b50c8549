package dynobench.protocol.triples;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Expected sums of the answers to each kind of query, while all notes exist and none is deleted.
/// Computed before the clock starts.
final class ExpectedAnswers {
  private final SeededTriples source;
  private final int questions;

  ExpectedAnswers(SeededTriples source, int questions) {
    this.source = source;
    this.questions = questions;
  }

  TripleSum bySubject() throws SQLException, IOException {
    Map<Integer, List<Integer>> notes = new HashMap<>();
    for (int note = 0; note < source.notes(); note++) {
      notes.computeIfAbsent(source.noted(note), _ -> new ArrayList<>()).add(note);
    }
    var sum = new TripleSum();
    for (int i = 0; i < questions; i++) {
      int subject = source.askedSubject(i);
      String name = SeededTriples.subject(subject);
      for (int n = 0; n < SeededTriples.EACH; n++) {
        source.give(SeededTriples.EACH * subject + n, sum::triple);
      }
      notes
          .getOrDefault(subject, List.of())
          .forEach(note -> sum.triple(name, SeededTriples.NOTE, SeededTriples.note(note)));
    }
    return sum;
  }

  TripleSum byObject() {
    var fans = new int[source.subjects()];
    for (int subject = 0; subject < fans.length; subject++) {
      fans[source.place(subject)] = subject;
    }
    var sum = new TripleSum();
    for (int i = 0; i < questions; i++) {
      int topic = source.askedTopic(i);
      int first = topic * SeededTriples.FANS;
      for (int at = first; at < Math.min(first + SeededTriples.FANS, fans.length); at++) {
        sum.triple(
            SeededTriples.subject(fans[at]), SeededTriples.LIKES, SeededTriples.topic(topic));
      }
    }
    return sum;
  }

  TripleSum paths() {
    var sum = new TripleSum();
    for (int i = 0; i < questions; i++) {
      int start = source.askedSubject(i);
      for (int n = 0; n < SeededTriples.KNOWN; n++) {
        int topic = source.place(source.known(start, n)) / SeededTriples.FANS;
        sum.triple(SeededTriples.subject(start), SeededTriples.LIKES, SeededTriples.topic(topic));
      }
    }
    return sum;
  }
}
