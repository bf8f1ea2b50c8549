package dynobench.protocol.echo;

import dynobench.engine.PairTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// A workload that exists only in tests. Its description is in a user's folder, and this class in
/// an engine's jar. The program does not know it.
public final class Echo implements Protocol {
  private long shouted;

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    long words = measuring.settings().whole("words");
    measuring
        .timer()
        .time(
            "shout",
            words,
            () -> shouted,
            measuring.engine(),
            database -> {
              try (PairTable pairs = database.pairs(new CommitStyle.OneTransaction())) {
                pairs.create();
                for (; shouted < words; shouted++) {
                  pairs.put("word " + shouted, "echo " + shouted);
                }
                pairs.commit();
              }
            });
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    long words = verifying.settings().whole("words");
    var database = verifying.open();
    try (PairTable pairs = database.pairs(new CommitStyle.Autocommit())) {
      for (long i = 0; i < words; i++) {
        String heard = pairs.get("word " + i);
        if (!("echo " + i).equals(heard)) {
          throw new WrongDataException("echo " + i, String.valueOf(heard));
        }
      }
    }
    database.close();
    return 0;
  }
}
