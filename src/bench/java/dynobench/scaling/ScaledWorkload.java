package dynobench.scaling;

import dynobench.recording.RecordingException;
import dynobench.recording.RecordingReader;
import dynobench.recording.ReplayText;
import dynobench.recordings.RecordingStatistics;
import dynobench.recordings.TransactionFigures;
import dynobench.scaling.RecordingSample.Sequence;
import dynobench.text.PlainText;
import dynobench.translation.ParsedStatement;
import dynobench.translation.ParsedStatement.Operation;
import dynobench.translation.ParsedStatement.TableDefinition;
import dynobench.translation.StatementParser;
import dynobench.workloadfile.NameList;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Workload that was written from a recording.
///
/// @param text the workload's description
/// @param transactions number of types of transactions
/// @param share share of the recorded transactions that have these types, 0 to 1
/// @param notes what differs from the recording, one sentence each
public record ScaledWorkload(String text, int transactions, double share, List<String> notes) {
  /// Smallest share of a type, and largest number of types.
  private static final double RARE = 0.01;

  private static final int MOST_TYPES = 100;
  private static final int MOST_SQL = 100;
  private static final int MOST_NAMED = 10;

  /// Most characters of statements in transactions, so that the file can be read.
  private static final int MOST_CHARACTERS = 500_000;

  private static final Pattern DEFINITION =
      Pattern.compile("\\s*(CREATE|ALTER)\\b", Pattern.CASE_INSENSITIVE);

  public ScaledWorkload {
    notes = List.copyOf(notes);
  }

  /// Type of transactions in the workload.
  record Kind(TransactionFigures figures, ScaledTransaction transaction) {}

  /// Parts of a recording from which the text is written.
  record Parts(
      StatementParser parser,
      Map<String, ParsedStatement> definitions,
      ScaledSchema schema,
      FilledRows filled,
      List<Kind> kinds,
      int clients) {}

  /// Reads a recording twice, as a stream, and writes a workload.
  ///
  /// @param id name of the workload
  /// @throws RecordingException if no workload can be made from the recording
  public static ScaledWorkload of(Path file, String id) throws IOException {
    try (RecordingReader recording = RecordingReader.open(file)) {
      return new Reading(recording).workload(file, id);
    }
  }

  /// Reading of one recording.
  private static final class Reading {
    private final RecordingReader recording;
    private final StatementParser parser;
    private final NameList names = ScaledWorkloadText.names();
    private final ScaledSchema schema = new ScaledSchema(names);
    private final Map<String, ParsedStatement> definitions = new LinkedHashMap<>();
    private final Map<String, ScaledStatement> statements = new LinkedHashMap<>();
    private final Map<String, String> others = new LinkedHashMap<>();
    private final List<String> notes = new ArrayList<>();
    private final Set<Integer> left = new LinkedHashSet<>();
    private long characters;

    Reading(RecordingReader recording) throws IOException {
      this.recording = recording;
      String product =
          recording.sources().values().stream().findFirst().map(it -> it.product()).orElse("");
      parser =
          StatementParser.ofProduct(product)
              .orElseThrow(() ->
                  new RecordingException(
                      "Dynobench can't read the SQL of the recorded database, \""
                          + PlainText.shown(product)
                          + "\"."));
      recording.texts().forEach(this::parse);
    }

    private void parse(int number, String sql) {
      ParsedStatement parsed = parser.parse(sql);
      switch (parsed) {
        case TableDefinition it -> {
          if (schema.add(it)) {
            definitions.put(sql, it);
          }
        }
        case ParsedStatement.OtherDefinition(String view) -> {
          schema.addView(view);
          definitions.put(sql, parsed);
        }
        case Operation it -> statements.put(sql, statement(number, sql, it));
        case ParsedStatement.Unknown(String reason) -> others.put(sql, reason);
      }
    }

    private ScaledStatement statement(int number, String sql, Operation operation) {
      Optional<String> generated =
          operation.isOneRow()
              ? schema.table(operation.table()).flatMap(ScaledTable::generated)
              : Optional.empty();
      Optional<ReplayText> keyed = generated.flatMap(it -> parser.keyed(sql, it));
      return new ScaledStatement(
          number,
          operation,
          keyed.orElseGet(() -> ReplayText.of(sql)),
          keyed.isPresent() ? generated : Optional.empty());
    }

    ScaledWorkload workload(Path file, String id) throws IOException {
      RecordingStatistics statistics = RecordingStatistics.of(recording, _ -> {});
      List<TransactionFigures> work =
          statistics.transactions().stream()
              .filter(each -> each.statements().stream().anyMatch(statements::containsKey))
              .sorted(Comparator.comparingLong(TransactionFigures::count).reversed())
              .toList();
      long all = work.stream().mapToLong(TransactionFigures::count).sum();
      List<TransactionFigures> frequent =
          work.stream().filter(each -> each.count() >= RARE * all).limit(MOST_TYPES).toList();
      RecordingSample sample =
          RecordingSample.of(
              recording,
              frequent.stream().map(TransactionFigures::statements).collect(Collectors.toSet()));
      var columns = new ColumnValues(sample, statements.values());
      frequent.forEach(each -> findVersions(each, sample, columns));
      FilledRows filled = FilledRows.of(schema, columns, statements.values(), sample);
      List<Kind> kinds =
          frequent.stream().flatMap(each -> kind(each, sample, columns).stream()).toList();
      if (kinds.isEmpty()) {
        throw new RecordingException("The recording has no transaction that a workload can run.");
      }
      kinds.forEach(each -> each.transaction().mark());
      report(work, frequent);
      var parts =
          new Parts(
              parser, definitions, schema, filled, kinds, statistics.summary().size().clients());
      String text = new ScaledWorkloadText(parts, names, notes).text(file);
      var problems = Workloads.problems(id, text);
      if (!problems.isEmpty()) {
        throw new RecordingException("The workload is not valid: " + problems.getFirst() + ".");
      }
      long count = kinds.stream().mapToLong(each -> each.figures().count()).sum();
      return new ScaledWorkload(text, kinds.size(), (double) count / all, notes);
    }

    private void findVersions(
        TransactionFigures type, RecordingSample sample, ColumnValues columns) {
      Sequence sequence = sample.sequence(type.statements(), type.executionsPerTransaction());
      if (sequence == null) {
        return;
      }
      var executions = new LinkedHashMap<Integer, List<SampledExecution>>();
      sequence
          .transactions()
          .forEach(each ->
              each.forEach(
                  it -> executions.computeIfAbsent(it.text(), _ -> new ArrayList<>()).add(it)));
      for (String each : type.statements()) {
        ScaledStatement statement = statements.get(each);
        if (statement != null && executions.containsKey(statement.number())) {
          columns.findVersions(statement, executions.get(statement.number()));
        }
      }
    }

    private Optional<Kind> kind(
        TransactionFigures type, RecordingSample sample, ColumnValues columns) {
      Sequence sequence = sample.sequence(type.statements(), type.executionsPerTransaction());
      if (sequence == null) {
        notes.add("Left out: " + named(type) + ": it is too long, or always rolled back.");
        return Optional.empty();
      }
      List<List<SampledExecution>> samples = sequence.transactions();
      var steps = new ArrayList<ScaledStatement>();
      var kept = new ArrayList<Integer>();
      for (int i = 0; i < samples.getFirst().size(); i++) {
        int number = samples.getFirst().get(i).text();
        ScaledStatement statement = statements.get(recording.texts().getOrDefault(number, ""));
        if (statement == null) {
          left.add(number);
        } else {
          steps.add(statement);
          kept.add(i);
        }
      }
      ScaledTransaction transaction =
          ScaledTransaction.of(
              schema,
              columns,
              steps,
              samples.stream().map(each -> kept.stream().map(each::get).toList()).toList(),
              left);
      if (transaction.isEmpty()) {
        notes.add("Left out: " + named(type) + ": none of its statements can run.");
        return Optional.empty();
      }
      characters += transaction.steps().stream().mapToInt(each -> each.text().sql().length()).sum();
      if (characters > MOST_CHARACTERS) {
        notes.add("Left out: " + named(type) + ": the file would be too large.");
        return Optional.empty();
      }
      return Optional.of(new Kind(type, transaction));
    }

    private static String named(TransactionFigures type) {
      return "%,d × %s".formatted(type.count(), PlainText.shown(type.name()));
    }

    private void leaveOut(String sql, String reason) {
      notes.add(
          "Left out: \""
              + PlainText.shown(PlainText.line(sql, MOST_SQL))
              + "\": "
              + PlainText.shown(PlainText.line(reason, MOST_SQL))
              + ".");
    }

    private void report(List<TransactionFigures> work, List<TransactionFigures> frequent) {
      others.forEach((sql, reason) -> {
        if (DEFINITION.matcher(sql).lookingAt()) {
          leaveOut(sql, reason);
        }
      });
      for (int each : left) {
        String sql = recording.texts().getOrDefault(each, "");
        leaveOut(
            sql,
            others.getOrDefault(
                sql, "its keys or values can't be drawn, a table is missing, or it has a brace"));
      }
      List<TransactionFigures> rare = work.subList(frequent.size(), work.size());
      if (!rare.isEmpty()) {
        long count = rare.stream().mapToLong(TransactionFigures::count).sum();
        notes.add("Left out: %,d transactions of %,d rare types:".formatted(count, rare.size()));
        rare.stream().limit(MOST_NAMED).forEach(each -> notes.add("  " + named(each)));
        if (rare.size() > MOST_NAMED) {
          notes.add("  …");
        }
      }
    }
  }
}
