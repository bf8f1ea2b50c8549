package dynobench.table;

import dynobench.catalog.Catalog;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// Tests that a page of the guide matches the shipped record of crash tests exactly.
class KeptPageTest {
  private static final int FEWEST = 15;

  @Test
  void printsTheRecord() throws IOException {
    Catalog catalog = Catalog.load(ProgramHome.find().engineRoots());

    new RecordPage("kept.md")
        .requireRows(
            "[a-z0-9-]+/",
            FEWEST,
            Stream.concat(KeptTable.lines(catalog).stream(), KeptTable.others(catalog).stream())
                .toList());
  }
}
