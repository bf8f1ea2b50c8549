package dynobench.ui;

import dynobench.preflight.PermissionRequest;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Texts of the question whether a run may use SQL and JVM flags.
record PermissionText(List<PermissionRequest> requests, ViewTexts texts) {
  PermissionText {
    requests = List.copyOf(requests);
  }

  private List<PermissionRequest.Flag> flags() {
    return requests.stream()
        .flatMap(each -> each instanceof PermissionRequest.Flag it ? Stream.of(it) : Stream.empty())
        .toList();
  }

  private List<PermissionRequest.Sql> sql() {
    return requests.stream()
        .flatMap(each -> each instanceof PermissionRequest.Sql it ? Stream.of(it) : Stream.empty())
        .toList();
  }

  /// Returns the question, such as `Run the SQL in "my-shop"?`.
  String title() {
    String workloads =
        sql().stream().map(each -> "\"" + each.workload() + "\"").collect(Collectors.joining(", "));
    String count = texts.of(flags().size() == 1 ? "permit.flag" : "permit.flags", flags().size());
    if (flags().isEmpty()) {
      return texts.of("permit.title.sql", workloads);
    }
    return workloads.isEmpty()
        ? texts.of("permit.title.flags", count)
        : texts.of("permit.title.both", workloads, count);
  }

  /// Returns the flags, each with its place and the reason of the question, and then the SQL.
  String body() {
    return Stream.concat(
            flags().stream()
                .map(each -> texts.of("permit.of.flag", each.text(), each.where(), each.why())),
            sql().stream().map(PermissionRequest.Sql::text))
        .map(String::strip)
        .collect(Collectors.joining("\n\n"));
  }

  /// Returns what the flags and the SQL could do, and when the question comes again.
  String advice() {
    return texts.of(flags().isEmpty() ? "permit.advice.sql" : "permit.advice.flags");
  }
}
