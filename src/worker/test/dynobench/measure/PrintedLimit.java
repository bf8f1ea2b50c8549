package dynobench.measure;

/// A program that says what limits it.
final class PrintedLimit {
  private PrintedLimit() {}

  public static void main(String[] args) {
    System.out.println(CpuLimit.read());
  }
}
