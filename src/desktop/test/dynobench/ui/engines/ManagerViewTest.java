package dynobench.ui.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.ui.TestWiring;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.engines.ManagerViewModel.EngineVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.TableView;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManagerViewTest {
  @TempDir Path folder;
  private Wiring wiring;
  private EnginesHere here;

  @BeforeEach
  void begin() throws IOException {
    wiring = TestWiring.withEngines(folder);
    here =
        new EnginesHere(
            wiring.draft(),
            new EngineFetching(wiring.tasks(), wiring.dialogs(), wiring.home().fetcher()),
            wiring.home().engineRoots(),
            "looking");
    wiring.draft().catalog().set(Optional.of(Catalog.load(wiring.home().engineRoots())));
  }

  private static EngineVersion line(ManagerViewModel model, String id) {
    return model.lines().stream()
        .filter(each -> each.engine().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void tellsOfEachVersionWhereItIs() {
    var model = new ManagerViewModel(here);

    EngineVersion aboard = line(model, "hsqldb");
    assertThat(aboard.place()).isEqualTo("included");
    assertThat(aboard.bytes()).isGreaterThan(1_000_000);
    assertThat(aboard.canGet()).isFalse();
    assertThat(model.canRemove(aboard)).isFalse();
    EngineVersion fetched = line(model, "hsqldb@1.8.0.7");
    assertThat(fetched.place()).isEqualTo("not fetched");
    assertThat(fetched.released()).isEqualTo("2006-09-24");
    assertThat(fetched.bytes()).isEqualTo(643_727);
    assertThat(fetched.canGet()).isTrue();
    assertThat(model.lines().indexOf(aboard)).isLessThan(model.lines().indexOf(fetched));
  }

  @Test
  void findsByNameVersionLicenceAndPlace() {
    var model = new ManagerViewModel(here);
    int all = model.lines().size();

    model.filter().set("sleepycat");
    assertThat(model.lines()).isNotEmpty().allMatch(it -> it.licence().contains("Sleepycat"));
    model.filter().set("NOT FETCHED");
    assertThat(model.lines()).isNotEmpty().allMatch(EngineVersion::canGet);
    model.filter().set("retired");
    assertThat(model.lines()).isNotEmpty().allMatch(it -> it.name().equals("Derby"));
    model.filter().set("no such engine");
    assertThat(model.lines()).isEmpty();
    model.filter().set("");
    assertThat(model.lines()).hasSize(all);
  }

  @Test
  void offersWhatCanBeDoneWithTheSelectedLine() throws Exception {
    Parent view = Toolkit.on(() -> new ManagerView(here, wiring.navigation()).node());
    @SuppressWarnings("unchecked")
    var table = (TableView<EngineVersion>) view.lookup("#table");
    var get = (Button) view.lookup("#get");

    Toolkit.on(() -> {
      assertThat(get.isDisabled()).isTrue();
      select(table, "hsqldb@1.8.0.7");
      assertThat(get.isDisabled()).isFalse();
      select(table, "hsqldb");
      assertThat(get.isDisabled()).isTrue();
      return view;
    });
  }

  private static void select(TableView<EngineVersion> table, String id) {
    table.getItems().stream()
        .filter(each -> each.engine().id().equals(id))
        .findFirst()
        .ifPresent(table.getSelectionModel()::select);
  }
}
