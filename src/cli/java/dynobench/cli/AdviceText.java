package dynobench.cli;

import dynobench.advice.Advice;
import dynobench.advice.AdviceSentence;
import dynobench.advice.AdviceSentence.Kind;
import dynobench.advice.EngineAdvice;
import java.util.List;

/// Prints the answer to the question which engine suits an application.
record AdviceText(CliCommand command, Advice advice) {
  void print() {
    command.outWrapped("", advice.headline());
    advice.doubt().ifPresent(it -> command.outWrapped("", it));
    command.out("");
    command.outWrapped("", advice.application().sentence());
    command.outWrapped("", "Compared: " + advice.compared() + ".");
    advice.all().forEach(this::print);
    if (!advice.out().isEmpty()) {
      command.out("");
      command.out("Out, because they break a promise:");
      advice.out().forEach(each -> command.outWrapped("  ", each.sentence()));
    }
    if (!advice.elsewhere().isEmpty()) {
      command.out("");
      command.outWrapped(
          "",
          "Not measured here, but these keep the promises, too (fetch one by dynobench engines get"
              + " ID, and add it by --with ID): "
              + String.join("; ", advice.elsewhere())
              + ".");
    }
    List<String> runs = advice.runIds();
    if (!runs.isEmpty()) {
      command.out("");
      command.out("Runs:");
      runs.forEach(each -> command.out("  " + number(each) + " dynobench show " + each));
    }
  }

  private void print(EngineAdvice engine) {
    command.out("");
    command.out("%s (%s)".formatted(engine.title(), engine.mode()));
    command.outWrapped("  ", engine.place());
    for (AdviceSentence each : engine.sentences()) {
      command.outWrapped(
          "  " + sign(each.kind()) + " ",
          each.text() + each.run().map(run -> " " + number(run)).orElse(""));
    }
  }

  private String number(String run) {
    return "[" + (advice.runIds().indexOf(run) + 1) + "]";
  }

  private static String sign(Kind kind) {
    return switch (kind) {
      case FOR -> "+";
      case AGAINST -> "\u2212";
      case UNCLEAR -> "~";
      case UNMEASURED -> "?";
    };
  }
}
