package dynobench.measure;

/// A program that prints its processor limit.
final class PrintedLimit {
  private PrintedLimit() {}

  public static void main(String[] args) {
    System.out.println(CpuLimit.read());
  }
}
