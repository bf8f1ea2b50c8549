package dynobench.chart;

/// How a series looks, whatever the theme.
///
/// @param colour index into the theme's palette
/// @param marker index into the eight shapes: circle, square, triangle, diamond, triangle down,
///   plus, cross, star
public record Look(int colour, int marker, boolean hollow, boolean dashed) {
  /// How many colours a palette has, and how many shapes there are.
  public static final int KINDS = 8;

  public Look {
    if (colour < 0 || colour >= KINDS || marker < 0 || marker >= KINDS) {
      throw new IllegalArgumentException(
          "No such look: colour %d, marker %d".formatted(colour, marker));
    }
  }

  /// The look of the n-th contender: eight times colour and marker change together, then each
  /// colour gets the next marker. After 64 the pairs begin again.
  static Look of(int n, Role role, int overlay) {
    int marker = n + n / KINDS + overlay;
    return new Look(n % KINDS, marker % KINDS, role == Role.OVERLAY, role == Role.REFERENCE);
  }
}
