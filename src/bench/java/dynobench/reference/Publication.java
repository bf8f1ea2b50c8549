package dynobench.reference;

/// Where figures come from.
///
/// @param id as commands name it, such as `lawrence-2005`
/// @param title short, such as `Lawrence 2005`
/// @param year that charts put before the name of a series
/// @param citation in full
/// @param conditions hardware and method, as far as they were published
public record Publication(String id, String title, int year, String citation, String conditions) {
  /// Its figures of one of several platforms.
  Publication on(String platform, String name) {
    return new Publication(
        id + "-" + platform, title + ", " + name, year, citation, conditions + " On " + name + ".");
  }
}
