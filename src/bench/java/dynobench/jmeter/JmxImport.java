package dynobench.jmeter;

import dynobench.measure.IsolationLevel;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// A JMeter test plan as a workload.
///
/// @param text the workload's description
/// @param statements number of imported statements, without those that define tables
/// @param transactions number of transactions with these statements
/// @param omissions parts that were not imported, one sentence each
/// @param remarks parts that were imported with differences, one sentence each
/// @param missing tables that the plan's statements use but nothing creates; the user must add them
///   to the description
/// @param unfilled tables that the plan does not insert rows into
public record JmxImport(
    String text,
    long statements,
    long transactions,
    List<String> omissions,
    List<String> remarks,
    List<String> missing,
    List<String> unfilled) {
  /// Maximum number of characters of SQL, a little less than a description may have in total.
  private static final int MOST_SQL = 200_000;

  private static final String SETUP = "SetupThreadGroup";
  private static final String ISOLATION_KEY = "transactionIsolation";
  private static final String ISOLATION = "TRANSACTION_";
  private static final String TEARDOWN = "PostThreadGroup";

  public JmxImport {
    omissions = List.copyOf(omissions);
    remarks = List.copyOf(remarks);
    missing = List.copyOf(missing);
    unfilled = List.copyOf(unfilled);
  }

  /// Imports a plan, without running anything of the plan. Reads other files only if the plan names
  /// them and they are in the plan's folder.
  ///
  /// @param id the workload's id
  /// @throws JmxException if the file is not a plan, nothing in it can be imported, or the result
  ///   is not a valid workload
  public static JmxImport read(Path file, String id) throws JmxException {
    JmxElement root = JmxReader.read(file);
    PlanContext context = PlanContext.create();
    JmxElement plan =
        root.children().stream()
            .filter(each -> each.type().equals("TestPlan"))
            .findFirst()
            .orElse(root);
    configure(file, plan, context);
    var setups = new ArrayList<ImportedGroup>();
    var groups = new ArrayList<ImportedGroup>();
    for (JmxElement each : plan.children()) {
      if (!each.enabled() || !each.isThreadGroup()) {
        UnimportedElements.report(each, context.omissions());
      } else if (each.type().equals(TEARDOWN)) {
        UnimportedElements.report(each, "each trial ends with its database", context.omissions());
      } else {
        (each.type().equals(SETUP) ? setups : groups).add(GroupReader.read(context, each));
      }
    }
    if (groups.size() > 1 && !plan.isTrue("TestPlan.serialize_threadgroups")) {
      context.omissions().remark("Thread groups run one after the other, not at the same time.");
    }
    return written(file, id, plan, setups, groups, context);
  }

  private static void configure(Path file, JmxElement plan, PlanContext context) {
    Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    var reader = new ConfigReader(folder, context.variables(), context.omissions());
    List<JmxElement> all = plan.enabledElements().toList();
    all.stream()
        .filter(each -> Set.of("TestPlan", "Arguments").contains(each.type()))
        .forEach(reader::read);
    all.stream()
        .filter(each ->
            Set.of("RandomVariableConfig", "CounterConfig", "CSVDataSet").contains(each.type()))
        .forEach(reader::read);
    List<JmxElement> sources =
        all.stream().filter(each -> each.type().equals("JDBCDataSource")).toList();
    sources.forEach(each -> connect(each, context));
    if (sources.size() > 1) {
      context.omissions().remark("All connections use one database.");
    }
    long levels = sources.stream().map(each -> each.property(ISOLATION_KEY)).distinct().count();
    if (levels > 1) {
      context
          .isolation()
          .ifPresent(it ->
              context
                  .omissions()
                  .remark(
                      "The connections differ in their isolation: all have "
                          + it.id()
                          + " in the"
                          + " import."));
    }
  }

  /// Reads a connection's settings. Ignores address, user and password, since an engine replaces
  /// the database.
  private static void connect(JmxElement source, PlanContext context) {
    boolean manual = source.property("autocommit").equals("false");
    try {
      String name = context.variables().constant(source.property("dataSource"));
      context.autocommit().put(name, !manual);
    } catch (UnsupportedException e) {
      context.omissions().add(source, e.reason());
    }
    if (!source.property("initQuery").isEmpty()) {
      context
          .omissions()
          .add(
              "first statement of",
              source.where(),
              "the engine's mode defines the start of a connection");
    }
    String isolation = source.property(ISOLATION_KEY);
    if (isolation.startsWith(ISOLATION)) {
      String level =
          isolation.substring(ISOLATION.length()).replace('_', '-').toLowerCase(Locale.ROOT);
      IsolationLevel.named(level).ifPresent(context.isolations()::add);
    }
  }

  private static JmxImport written(
      Path file,
      String id,
      JmxElement plan,
      List<ImportedGroup> setups,
      List<ImportedGroup> groups,
      PlanContext context)
      throws JmxException {
    var all = new ArrayList<>(setups);
    all.addAll(groups);
    List<ImportedTransaction> transactions =
        all.stream().flatMap(each -> each.transactions().stream()).toList();
    long statements = transactions.stream().mapToLong(each -> each.statements().size()).sum();
    if (statements == 0) {
      throw new JmxException(nothing(file, context.omissions()));
    }
    long characters =
        all.stream()
            .flatMap(each -> each.steps().stream())
            .flatMap(each -> each.statements().stream())
            .mapToLong(each -> each.sql().length())
            .sum();
    if (characters > MOST_SQL) {
      throw new JmxException(
          String.format(
              Locale.ROOT,
              "%s: has %,d characters of SQL, but a workload can have at most %,d: split it.",
              file,
              characters,
              MOST_SQL));
    }
    TableList tables = TableList.of(all, context.omissions());
    String text = new WorkloadText(id, plan, file, context, tables).text(setups, groups);
    var problems = Workloads.problems(id, text);
    if (!problems.isEmpty()) {
      throw new JmxException(
          file + ": the import is not a valid workload: " + problems.getFirst() + ".");
    }
    return new JmxImport(
        text,
        statements,
        transactions.size(),
        context.omissions().sentences(),
        context.omissions().remarks(),
        tables.missing(),
        tables.unfilled());
  }

  private static String nothing(Path file, ImportOmissions omissions) {
    String told = String.join("\n", omissions.sentences());
    return file
        + ": contains no JDBC Request that can be imported."
        + (told.isEmpty() ? "" : "\n" + told);
  }
}
