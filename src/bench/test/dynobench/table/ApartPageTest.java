package dynobench.table;

import dynobench.catalog.Catalog;
import dynobench.session.ProgramHome;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/// Tests that a page of the guide matches the shipped record of tests of isolation exactly.
class ApartPageTest {
  private static final int FEWEST = 100;

  @Test
  void printsTheRecord() throws IOException {
    Catalog catalog = Catalog.load(ProgramHome.find().engineRoots());

    new RecordPage("apart.md").requireRows("[a-z0-9-]+@", FEWEST, ApartTable.lines(catalog));
  }
}
