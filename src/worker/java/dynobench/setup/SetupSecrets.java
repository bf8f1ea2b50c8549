package dynobench.setup;

import dynobench.secret.Secrets;
import dynobench.setup.Setup.Close;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Collects the secrets of a setup: the password, and values in properties, URLs, files, commands
/// and statements. Such a value counts when its key looks like a secret's, or when the descriptor
/// marks the key.
final class SetupSecrets {
  /// Name of a property or parameter with a secret value. In a sentence it is an ordinary word.
  private static final String KEY = "key";

  private static final Pattern KEY_IN_URL = Pattern.compile("(?i)[?;&]key=");

  private static final Pattern LEADING = Pattern.compile("^-+");

  private final Setup.Jdbc setup;

  SetupSecrets(Setup.Jdbc setup) {
    this.setup = setup;
  }

  Secrets all() {
    Secrets named = Secrets.NONE.naming(setup.markedSecrets()).naming(keys());
    return named
        .knowing(passwords(named))
        .knowing(at(named, setup.properties()))
        .knowing(at(named, setup.reopen()))
        .knowing(at(named, setup.system()))
        .readIn(setup.properties().values())
        .readIn(setup.reopen().values())
        .readIn(setup.system().values())
        .readIn(setup.files().values())
        .readIn(urls())
        .readIn(setup.commands().flatMap(List::stream).toList())
        .knowing(setup.commands().flatMap(each -> afterKeys(named, each)).toList())
        .readInStatements(setup.steps().map(Setup.Step::input).toList())
        .readInStatements(setup.afterOpen())
        .readInStatements(setup.dialect().afterCreate())
        .readInStatements(List.of(setup.dialect().options()))
        .readInStatements(own().toList())
        .readInStatements(List.of(setup.close().description()));
  }

  private Set<String> keys() {
    boolean property =
        Stream.of(setup.properties(), setup.reopen(), setup.system())
            .flatMap(each -> each.keySet().stream())
            .anyMatch(KEY::equalsIgnoreCase);
    boolean parameter = urls().stream().anyMatch(url -> KEY_IN_URL.matcher(url).find());
    return property || parameter ? Set.of(KEY) : Set.of();
  }

  private Stream<String> own() {
    return setup.dialect().own().stream()
        .flatMap(each -> each.statements().stream())
        .flatMap(each -> each.sql().stream());
  }

  private List<String> urls() {
    return setup.close() instanceof Close.Url(String url, List<String> _)
        ? List.of(setup.url(), url)
        : List.of(setup.url());
  }

  /// Returns the arguments that follow an option such as `-password`.
  private static Stream<String> afterKeys(Secrets named, List<String> command) {
    return IntStream.range(1, command.size())
        .filter(i -> named.isKey(LEADING.matcher(command.get(i - 1)).replaceFirst("")))
        .mapToObj(command::get);
  }

  private static List<String> at(Secrets named, Map<String, String> properties) {
    return properties.entrySet().stream()
        .filter(each -> named.isKey(each.getKey()))
        .map(Map.Entry::getValue)
        .toList();
  }

  /// Returns the passwords, without one that is a part of the driver's name and so public. A user's
  /// name is among them if the descriptor marks the key `user`. H2 expects the password of its file
  /// before the user's, separated by a blank.
  private List<String> passwords(Secrets named) {
    var passwords = new ArrayList<String>();
    if (!setup.driver().contains(setup.password())) { // else the password is public
      passwords.add(setup.password());
    }
    String url = setup.url().toLowerCase(Locale.ROOT);
    if (url.startsWith("jdbc:h2:") && url.contains("cipher=")) {
      passwords.addAll(List.of(setup.password().split(" ", -1)));
    }
    if (named.isKey("user")) {
      passwords.add(setup.user());
    }
    return passwords;
  }
}
