package dynobench.protocol.triples;

import dynobench.engine.TripleTable;
import dynobench.protocol.BitMixer;
import java.io.IOException;
import java.sql.SQLException;

/// Triples of a trial, generated from the seed and numbered from 0 in the order of writing.
///
/// Each subject has five triples: a name, a topic that it likes, and three other subjects that it
/// knows. Ten subjects like the same topic; the last topic may have fewer. Then notes follow: each
/// is one triple on a subject anywhere among all subjects.
final class SeededTriples {
  static final String NAME = TripleTable.RESOURCE + "dynobench:name";
  static final String LIKES = TripleTable.RESOURCE + "dynobench:likes";
  static final String KNOWS = TripleTable.RESOURCE + "dynobench:knows";
  static final String NOTE = TripleTable.RESOURCE + "dynobench:note";

  /// Number of triples of each subject, without notes.
  static final int EACH = 5;

  /// Number of subjects that like the same topic, except perhaps the last topic.
  static final int FANS = 10;

  /// Other subjects that a subject knows.
  static final int KNOWN = 3;

  private static final int FIRST_KNOWN = EACH - KNOWN;
  private static final String SUBJECT = TripleTable.RESOURCE + "dynobench:subject:";
  private static final String TOPIC = TripleTable.RESOURCE + "dynobench:topic:";

  private final long seed;
  private final int subjects;
  private final int notes;

  /// Creates triples.
  ///
  /// @param subjects number of subjects, at least five, so that each can know three others
  SeededTriples(long seed, int subjects, int notes) {
    this.seed = seed;
    this.subjects = subjects;
    this.notes = notes;
  }

  /// A call that takes a triple.
  @FunctionalInterface
  interface Write {
    void triple(String subject, String predicate, String object) throws SQLException, IOException;
  }

  int subjects() {
    return subjects;
  }

  int notes() {
    return notes;
  }

  int topics() {
    return Math.ceilDiv(subjects, FANS);
  }

  /// Returns the number of loaded triples; the notes are numbered from here.
  int loaded() {
    return EACH * subjects;
  }

  int all() {
    return loaded() + notes;
  }

  static String subject(int number) {
    return SUBJECT + number;
  }

  static String topic(int number) {
    return TOPIC + number;
  }

  /// Returns the number of a subject's `n`th acquaintance.
  int known(int subject, int n) {
    long first = BitMixer.below(subjects - KNOWN, BitMixer.mix(seed + subject));
    return (int) ((subject + 1 + first + n) % subjects);
  }

  /// Returns the place of a subject among the fans of all topics.
  int place(int subject) {
    return (int) BitMixer.scatter(subject, subjects);
  }

  /// Returns the number of a note's subject.
  int noted(int note) {
    return place(note % subjects);
  }

  static String note(int number) {
    return "note " + number;
  }

  private String name(int subject) {
    return "name " + Long.toHexString(BitMixer.mix(seed ^ subject));
  }

  /// Returns the number of the `i`th subject in the queries.
  int askedSubject(int i) {
    return (int) BitMixer.below(subjects, BitMixer.mix(seed - i));
  }

  /// Returns the number of the `i`th topic in the queries.
  int askedTopic(int i) {
    return (int) BitMixer.below(topics(), BitMixer.mix(seed - i));
  }

  /// Passes the triple with a number to the call.
  void give(int number, Write to) throws SQLException, IOException {
    if (number >= loaded()) {
      int note = number - loaded();
      to.triple(subject(noted(note)), NOTE, note(note));
      return;
    }
    int subject = number / EACH;
    int kind = number % EACH;
    switch (kind) {
      case 0 -> to.triple(subject(subject), NAME, name(subject));
      case 1 -> to.triple(subject(subject), LIKES, topic(place(subject) / FANS));
      default -> to.triple(subject(subject), KNOWS, subject(known(subject, kind - FIRST_KNOWN)));
    }
  }

  /// Returns the number of a triple, or -1 for a foreign one.
  int number(String subject, String predicate, String object) {
    if (predicate.equals(NOTE)) {
      int note = suffix(object, "note ", notes);
      return note >= 0 && subject.equals(subject(noted(note))) ? loaded() + note : -1;
    }
    int of = suffix(subject, SUBJECT, subjects);
    return of < 0 ? -1 : number(of, predicate, object);
  }

  private int number(int subject, String predicate, String object) {
    int first = EACH * subject;
    if (predicate.equals(NAME) && object.equals(name(subject))) {
      return first;
    }
    if (predicate.equals(LIKES) && object.equals(topic(place(subject) / FANS))) {
      return first + 1;
    }
    for (int n = 0; n < KNOWN && predicate.equals(KNOWS); n++) {
      if (object.equals(subject(known(subject, n)))) {
        return first + FIRST_KNOWN + n;
      }
    }
    return -1;
  }

  /// Returns the number after the prefix, or -1 if the text has another form or the number isn't
  /// below the bound.
  private static int suffix(String text, String prefix, int bound) {
    if (!text.startsWith(prefix) || !text.substring(prefix.length()).matches("0|[1-9]\\d{0,8}")) {
      return -1;
    }
    int number = Integer.parseInt(text.substring(prefix.length()));
    return number < bound ? number : -1;
  }
}
