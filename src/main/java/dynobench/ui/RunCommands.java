package dynobench.ui;

import dynobench.ui.command.Commands;
import javafx.beans.binding.Bindings;
import org.kordamp.ikonli.feather.Feather;

/// The commands that begin and end runs.
record RunCommands(Wiring wiring, Beginnings beginnings) {
  void addTo(Commands commands) {
    var ready =
        Bindings.createBooleanBinding(
            () -> wiring.draft().checked().get().isPresent() && !wiring.live().running().get(),
            wiring.draft().checked(),
            wiring.live().running());
    commands
        .add("run.start", () -> wiring.draft().checked().get().ifPresent(wiring.live()::start))
        .key("F5")
        .icon(Feather.PLAY)
        .when(ready)
        .done();
    commands
        .add("run.stop", wiring.live()::stop)
        .key("Shift+F5")
        .icon(Feather.SQUARE)
        .when(wiring.live().running())
        .done();
    commands
        .add("run.again", beginnings::again)
        .key("Shortcut+R")
        .icon(Feather.REPEAT)
        .when(
            Bindings.createBooleanBinding(
                () ->
                    wiring.showing().result().plan().isPresent() && !wiring.live().running().get(),
                wiring.showing().revision(),
                wiring.live().running()))
        .done();
    commands
        .add("run.live", wiring.live()::show)
        .icon(Feather.ACTIVITY)
        .when(wiring.live().running())
        .done();
  }
}
