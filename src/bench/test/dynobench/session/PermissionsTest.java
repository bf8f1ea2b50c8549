package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.describing.NewWorkload;
import dynobench.preflight.PermissionRequest;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PermissionsTest {
  private static final PermissionRequest ID = flag("-XX:OnError=id");
  private static final PermissionRequest WHO = flag("-XX:OnError=who");
  private static final PermissionRequest SQL =
      new PermissionRequest.Sql("shop", "SELECT 1;", "its file");

  @TempDir Path folder;

  private static PermissionRequest flag(String text) {
    return new PermissionRequest.Flag("the plan", text, "may do more than tune the JVM");
  }

  private Permissions permissions() {
    return new Permissions(folder.resolve("permitted"));
  }

  @Test
  void flagsArePermittedAsASet() throws IOException {
    permissions().grant(List.of(ID, WHO));

    assertThat(permissions().isGranted(List.of(WHO, ID))).isTrue();
    assertThat(permissions().missing(List.of(ID))).containsExactly(ID);
  }

  @Test
  void sqlIsPermittedByItselfUntilItChanges() throws IOException {
    permissions().grant(List.of(ID, SQL));

    assertThat(permissions().isGranted(List.of(SQL))).isTrue();
    assertThat(permissions().missing(List.of(SQL, WHO))).containsExactly(WHO);
    assertThat(
            permissions()
                .isGranted(List.of(new PermissionRequest.Sql("shop", "SELECT 2;", "its file"))))
        .isFalse();
    assertThat(
            permissions()
                .isGranted(List.of(new PermissionRequest.Sql("other", "SELECT 1;", "its file"))))
        .isFalse();
  }

  @Test
  void theSqlOfAnExampleThatTheProgramHasWrittenIsPermitted() throws IOException {
    ProgramHome found = ProgramHome.find();
    var home = new ProgramHome(found.folder(), folder.resolve("engines"), found.java());
    var made = new NewWorkload(home, "shop");
    made.write();
    PermissionRequest written = request(home);
    assertThat(written.text()).contains("-- index\nCREATE INDEX orders_by_buyer");
    assertThat(home.permissions().isGranted(List.of(written))).isTrue();

    String text = Files.readString(made.file());
    Files.writeString(made.file(), text.replace("Customers order products.", "Customers order."));
    assertThat(home.permissions().isGranted(List.of(request(home)))).as("the same SQL").isTrue();

    Files.writeString(made.file(), text.replace("CREATE INDEX", "CREATE UNIQUE INDEX"));
    assertThat(home.permissions().isGranted(List.of(request(home)))).isFalse();
  }

  @Test
  void aDescriptionThatCameFromElsewhereIsNotPermitted() throws IOException {
    ProgramHome found = ProgramHome.find();
    var home = new ProgramHome(found.folder(), folder.resolve("engines"), found.java());
    new NewWorkload(home, "shop").write(Workloads.example("shop"));

    assertThat(home.permissions().isGranted(List.of(request(home)))).isFalse();
  }

  private static PermissionRequest request(ProgramHome home) {
    Workload shop = home.workloads().named("shop").orElseThrow();
    return PermissionRequest.Sql.of(shop);
  }
}
