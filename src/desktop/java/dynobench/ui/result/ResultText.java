package dynobench.ui.result;

import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Content of the result view as plain text or Markdown, for a mail.
record ResultText(String headline, String about, List<RankingCard> cards, String method) {
  /// Markup of the text.
  enum Markup {
    PLAIN,
    MARKDOWN
  }

  String in(Markup form) {
    var lines = new ArrayList<String>();
    lines.add(form == Markup.MARKDOWN ? "**" + headline + "**" : headline);
    lines.add("");
    lines.add(about);
    for (RankingCard card : cards) {
      lines.add("");
      String title = "%s, %s".formatted(card.title(), card.durability().description());
      lines.add(form == Markup.MARKDOWN ? "### " + title : title);
      lines.add("");
      if (form == Markup.MARKDOWN) {
        lines.add("| rank | contender | figure | × the first |");
        lines.add("|---|---|---:|---:|");
      }
      card.lines().forEach(each -> lines.add(line(each, form)));
    }
    lines.add("");
    lines.add(method);
    return lines.stream().map(each -> PlainText.shown(each) + "\n").collect(Collectors.joining());
  }

  private static String line(RankingCard.RankedContender line, Markup form) {
    String ratio = line.toFirst().map(RankingCard.ToFirst::words).orElse("");
    return form == Markup.MARKDOWN
        ? "| %s | %s | %s | %s |"
            .formatted(line.rank(), line.name().replace("|", "\\|"), line.figure(), ratio)
        : "%-3s %s: %s%s"
            .formatted(line.rank(), line.name(), line.figure(), ratio.isEmpty() ? "" : ", " + ratio)
            .strip();
  }
}
