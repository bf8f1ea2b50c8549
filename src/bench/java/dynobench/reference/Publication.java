package dynobench.reference;

/// Source of published figures, or of figures in a user's file.
///
/// @param id id for commands, such as `lawrence-2005`
/// @param title short title, such as `Lawrence 2005`
/// @param year year of publication; 0 for a user's file
/// @param citation full citation
/// @param conditions hardware and method, as far as they were published
public record Publication(String id, String title, int year, String citation, String conditions) {
  /// Returns the publication restricted to one of several platforms, with an id and a title of its
  /// own.
  Publication on(String platform, String name) {
    return new Publication(
        id + "-" + platform, title + ", " + name, year, citation, conditions + " On " + name + ".");
  }
}
