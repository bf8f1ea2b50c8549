package dynobench.engine.triples;

import dynobench.engine.Database.Identity;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.basex.core.Context;
import org.basex.core.MainOptions;
import org.basex.core.StaticOptions;
import org.basex.core.cmd.Close;
import org.basex.core.cmd.CreateDB;
import org.basex.core.cmd.Open;
import org.basex.util.Prop;

/// BaseX: a database in which each update also updates the index of attributes.
final class BaseXStore implements TripleStore {
  static final String NAME = "triples";

  private final Context context;

  BaseXStore(Setup.Store setup, Path folder) throws IOException {
    // The argument false avoids a settings file in the user's home.
    this.context = new Context(false);
    context.soptions.set(StaticOptions.DBPATH, folder.toString());
    context.options.set(MainOptions.MAINMEM, setup.writes() == Writes.MEMORY);
    context.options.set(MainOptions.AUTOFLUSH, setup.writes() != Writes.DEFERRED);
    context.options.set(MainOptions.UPDINDEX, true);
    context.options.set(MainOptions.TEXTINDEX, false);
    for (Map.Entry<String, String> each : setup.properties().entrySet()) {
      context.options.assign(each.getKey().toUpperCase(Locale.ROOT), each.getValue());
    }
    if (context.soptions.dbExists(NAME)) {
      new Open(NAME).execute(context);
    } else {
      recreate();
    }
  }

  Context context() {
    return context;
  }

  /// Replaces the database with an empty one, and opens it.
  void recreate() throws IOException {
    new CreateDB(NAME).execute(context);
  }

  @Override
  public Identity identity() {
    return new Identity("BaseX", Prop.VERSION, "its own API");
  }

  @Override
  public TripleTable table(CommitStyle commit) {
    return new BaseXTriples(this, commit);
  }

  @Override
  public void close() throws IOException {
    new Close().execute(context);
    context.close();
  }
}
