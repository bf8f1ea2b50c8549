package dynobench.jmeter;

import dynobench.measure.IsolationLevel;
import dynobench.planfile.PlanText;
import dynobench.planfile.TomlText;
import dynobench.script.BoundSql;
import dynobench.text.PlainText;
import dynobench.workloadfile.NameList;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Writes the description of a workload.
final class WorkloadText {
  private static final int MOST_TITLE = 80;
  private static final int MOST_COMMENTS = 100;
  private static final String NO_ISOLATION = "own";

  private final String id;
  private final JmxElement plan;
  private final Path file;
  private final PlanContext context;
  private final TableList tables;
  private final List<String> lines = new ArrayList<>();

  /// Ids of phases, by identity, since two groups may have equal phases.
  private final IdentityHashMap<ImportedPhase, String> phaseIds = new IdentityHashMap<>();

  private final IdentityHashMap<ImportedPhase, WorkParameters> workParameters =
      new IdentityHashMap<>();
  private final Map<ImportedTransaction, String> transactionIds = new LinkedHashMap<>();

  WorkloadText(String id, JmxElement plan, Path file, PlanContext context, TableList tables) {
    this.id = id;
    this.plan = plan;
    this.file = file;
    this.context = context;
    this.tables = tables;
  }

  String text(List<ImportedGroup> setups, List<ImportedGroup> groups) {
    List<ImportedPhase> phases = PhaseList.of(setups, groups, tables);
    var names = new NameList();
    phases.forEach(each -> phaseIds.put(each, names.reserve(each.title(), "phase")));
    head();
    parameters(phases);
    tables();
    counters(phases);
    phases.forEach(this::phase);
    transactionIds.forEach(this::transaction);
    return String.join("\n", lines) + "\n";
  }

  private void head() {
    String name = String.valueOf(file.getFileName());
    String title = plan.name().isBlank() ? id : plan.name().strip();
    comment("Imported from the JMeter test plan " + name + ".");
    comment("The guide's page \"Your own workload\" has the language.");
    List<String> told =
        Stream.concat(
                context.omissions().sentences().stream(), context.omissions().remarks().stream())
            .toList();
    told.stream().limit(MOST_COMMENTS).forEach(this::comment);
    if (told.size() > MOST_COMMENTS) {
      comment("And " + (told.size() - MOST_COMMENTS) + " more.");
    }
    lines.add("format = 1");
    lines.add("title = " + PlanText.quoted(title(title)));
    lines.add("about = " + PlanText.quoted("What the JMeter test plan " + shown(name) + " does."));
    lines.add("source = " + PlanText.quoted("the JMeter test plan " + shown(name)));
    lines.add("needs = \"sql\"");
    lines.add("figures = [\"steady_rate\", \"latency_p99\"]");
  }

  private void comment(String text) {
    lines.add("# " + PlainText.shown(text));
  }

  private static String shown(String text) {
    return PlainText.shown(text);
  }

  private static String title(String text) {
    String shown = shown(text.isBlank() ? "Phase" : text.strip());
    int end = shown.offsetByCodePoints(0, Math.min(shown.codePointCount(0, shown.length()), 1));
    while (end < shown.length()
        && end + Character.charCount(shown.codePointAt(end)) <= MOST_TITLE) {
      end += Character.charCount(shown.codePointAt(end));
    }
    return shown.substring(0, end);
  }

  private void parameters(List<ImportedPhase> phases) {
    List<ImportedPhase.TransactionPhase> measured =
        works(phases).filter(ImportedPhase.TransactionPhase::isMeasured).toList();
    List<WorkParameters> all =
        measured.stream()
            .map(each -> WorkParameters.of(each, suffix(each, measured.size())))
            .toList();
    all.forEach(each -> lines.addAll(each.lines()));
    all.forEach(each -> workParameters.put(each.phase(), each));
    isolation();
    if (!all.isEmpty()) {
      lines.addAll(List.of("", "[vary]"));
      all.forEach(each -> lines.add(each.varied()));
    }
  }

  private static Stream<ImportedPhase.TransactionPhase> works(List<ImportedPhase> phases) {
    return phases.stream()
        .filter(ImportedPhase.TransactionPhase.class::isInstance)
        .map(ImportedPhase.TransactionPhase.class::cast);
  }

  /// Returns the suffix of a phase's parameters; empty for a single phase.
  private String suffix(ImportedPhase.TransactionPhase phase, int count) {
    return count == 1 ? "" : "_" + context.names().reserve("of_" + phaseIds.get(phase), "of");
  }

  private void isolation() {
    String standard = context.isolation().map(IsolationLevel::id).orElse(NO_ISOLATION);
    String words =
        Stream.concat(
                Stream.of(NO_ISOLATION),
                Stream.of(IsolationLevel.values())
                    .filter(each -> each != IsolationLevel.NONE)
                    .map(IsolationLevel::id))
            .map(PlanText::quoted)
            .collect(Collectors.joining(", ", "[", "]"));
    lines.addAll(
        List.of(
            "",
            "[parameters.isolation]",
            "words = " + words,
            "default = " + PlanText.quoted(standard),
            "help = \"Isolation level of the transactions; own: the default of the engine.\""));
  }

  private void tables() {
    for (CreatedTable each : tables.declared()) {
      lines.addAll(List.of("", "[tables." + each.name() + "]"));
      each.columns().forEach(it -> lines.add(it.name() + " = " + PlanText.quoted(it.written())));
    }
    for (String each : tables.missing()) {
      lines.add("");
      comment("The test plan does not create the table " + each + ". Add its columns, and");
      comment("the values to fill them with:");
      comment("[tables." + each + "]");
      comment("id = \"long key: row\"");
      comment("name = \"text 20: text(20)\"");
    }
    if (!tables.missing().isEmpty()) {
      lines.add("");
      comment("Then fill it before the other phases:");
      comment("[[phases]]");
      comment("id = \"fill\"");
      comment("title = \"Fill\"");
      comment("fill = { " + tables.missing().getFirst() + " = 1000 }");
    }
  }

  /// Writes the counters that transactions use. Others belong to requests that were not imported.
  private void counters(List<ImportedPhase> phases) {
    List<String> expressions =
        works(phases)
            .flatMap(each -> each.transactions().stream())
            .flatMap(each -> each.values().values().stream())
            .toList();
    List<String> counters =
        context.variables().counters().entrySet().stream()
            .filter(counter ->
                expressions.stream().anyMatch(it -> it.contains("next(" + counter.getKey() + ")")))
            .map(counter -> counter.getKey() + " = \"" + counter.getValue() + "\"")
            .toList();
    if (!counters.isEmpty()) {
      lines.addAll(List.of("", "[counters]"));
      lines.addAll(counters);
    }
  }

  private void phase(ImportedPhase phase) {
    lines.addAll(
        List.of(
            "",
            "[[phases]]",
            "id = \"" + phaseIds.get(phase) + "\"",
            "title = " + PlanText.quoted(title(phase.title()))));
    switch (phase) {
      case ImportedPhase.Once(_, List<String> statements) -> {
        lines.add("run = [");
        statements.forEach(each -> lines.add("  " + TomlText.text(each) + ","));
        lines.add("]");
      }
      case ImportedPhase.TransactionPhase work -> work(work);
    }
  }

  private void work(ImportedPhase.TransactionPhase work) {
    lines.add("unit = \"transactions\"");
    lines.addAll(
        Optional.ofNullable(workParameters.get(work))
            .map(WorkParameters::keys)
            .orElseGet(
                () -> List.of("clients = " + work.clients(), "operations = " + work.operations())));
    List<Long> weights =
        WholeWeights.of(work.transactions().stream().map(ImportedTransaction::weight).toList());
    var mix = new ArrayList<String>();
    for (int i = 0; i < weights.size(); i++) {
      mix.add(transactionId(work.transactions().get(i)) + " = " + weights.get(i));
    }
    lines.add("mix = { " + String.join(", ", mix) + " }");
  }

  private String transactionId(ImportedTransaction transaction) {
    return transactionIds.computeIfAbsent(
        transaction, it -> context.names().reserve(it.title(), "transaction"));
  }

  private void transaction(ImportedTransaction transaction, String name) {
    lines.add("");
    comment(
        "\""
            + transaction.title().strip()
            + "\", from line "
            + transaction.statements().getFirst().source().line());
    lines.add("[transactions." + name + "]");
    if (!transaction.values().isEmpty()) {
      lines.add("let = " + TomlText.table(transaction.values()));
    }
    lines.add("do = [");
    transaction.statements().forEach(each -> lines.add("  " + step(each) + ","));
    lines.add("]");
  }

  /// Returns a statement of a transaction. Marks the statement as a query if its first word does
  /// not show that.
  private String step(ImportedStatement statement) {
    String sql = tables.braced(statement.sql());
    boolean asks = Set.of("SELECT", "WITH", "VALUES").contains(SqlScan.verb(sql));
    return asks && !BoundSql.of(sql).asks()
        ? "{ ask = " + TomlText.text(sql) + " }"
        : TomlText.text(sql);
  }
}
