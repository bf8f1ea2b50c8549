package dynobench.secret;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ProcessorTime;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {
  private static Secrets knowing(String... values) {
    return Secrets.NONE.knowing(List.of(values));
  }

  @Nested
  class ByKey {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        quoteCharacter = '^',
        textBlock =
            """
            password=hunter2                     | password=***
            jdbc:x:db;bootPassword=abc;create=true | jdbc:x:db;bootPassword=***;create=true
            jdbc:x:db;crypt_key=60ff;crypt_type=AES | jdbc:x:db;crypt_key=***;crypt_type=AES
            x?user=me&pwd=a&ssl=true             | x?user=me&pwd=***&ssl=true
            encryptionKey=00ff, db.pass = x      | encryptionKey=***, db.pass = ***
            -Dmy.Password=ab --api-key=cd        | -Dmy.Password=*** --api-key=***
            -Djavax.net.ssl.keyStorePassword=abc | -Djavax.net.ssl.keyStorePassword=***
            password: 'my own word', user: me    | password: '***', user: me
            password="it's ""so"" x";a=1       | password="***";a=1
            password='half of a word             | password='***
            {"password":"x","user":"me"}         | {"password":"***","user":"me"}
            \\"password\\":\\"x\\",\\"user\\"     | \\"password\\":\\"***",\\"user\\"
            {user=SA, password=ab}               | {user=SA, password=***}
            password=it's;a=1                    | password=***;a=1
            password={a;b};c=1                   | password={***};c=1
            password => secret-word              | password => ***
            -Ddb.password= YWJj== is wrong       | -Ddb.password= *** is wrong
            password = abc is wrong              | password = *** is wrong
            password: a=b is wrong               | password: *** is wrong
            the password 'ab' is wrong           | the password '***' is wrong
            ALTER USER SA SET PASSWORD 'a b'     | ALTER USER SA SET PASSWORD '***'
            CREATE USER x IDENTIFIED BY "a b"    | CREATE USER x IDENTIFIED BY "***"
            create user x identified by tiger    | create user x identified by ***
            PRAGMA key = 'a b'                   | PRAGMA key = '***'
            PRAGMA key='it''s'                   | PRAGMA key='***'
            PRAGMA rekey('a b')                  | PRAGMA rekey('***')
            CALL SYSCS_UTIL.SYSCS_CREATE_USER('fred', 'ab') | CALL SYSCS_UTIL.SYSCS_CREATE_USER('fred', '***')
            checkPassword("ab") failed           | checkPassword("***") failed
            http://me:hunter2@host:80/db         | http://me:***@host:80/db
            http://me:p@ss@host/db               | http://me:***@host/db
            sa:tiger@localhost                   | sa:***@localhost
            jdbc:oracle:thin:scott/tiger@//host  | jdbc:oracle:thin:scott/***@//host
            """)
    void aValueIsHiddenAndItsKeyIsNot(String text, String shown) {
      assertThat(Secrets.NONE.hide(text)).isEqualTo(shown);
      assertThat(Secrets.NONE.hide(shown)).as("again").isEqualTo(shown);
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "Wrong user name or password [28000-252]",
          "unexpected token: FROM required: (",
          "unexpected token 'FROM'",
          "at org.own.PasswordCheck.check(PasswordCheck.java:52)",
          "org.own.BadPasswordException: Access denied",
          "Duplicate key 'abc' for index 'x'",
          "PRIMARY KEY (id), key=5, tokenizer=porter, max_tokens=100",
          "jdbc:derby:/home/me@work/db;create=true",
          "http://host:80/path?mail=me@home",
          "java.lang.Object@1b2c3d at 12:30:45",
          "keystore=/home/me, compass=north, monkey=ape",
          "Access denied for user 'root'@'localhost' (using password: YES)",
          "user=sa password= driver=org.own.Driver",
          "user = sa password = driver = org.own.Driver",
          "jdbc:x://host/db?user=sa&password= was refused",
          "{password=,user=sa}",
          "password='' was refused",
        })
    void anOrdinarySentenceStays(String text) {
      assertThat(Secrets.NONE.hide(text)).isEqualTo(text);
    }

    @Test
    void aMarkedNameCounts() {
      Secrets marked = Secrets.NONE.naming(List.of("Seed"));

      assertThat(marked.hide("x;seed=ab;a=1 -Dseed=ab SEED: ab"))
          .isEqualTo("x;seed=***;a=1 -Dseed=*** SEED: ***");
      assertThat(Secrets.NONE.hide("x;seed=ab")).isEqualTo("x;seed=ab");
    }
  }

  @Nested
  class ByValue {
    @Test
    void aKnownValueIsHiddenWhereverItStands() {
      assertThat(knowing("hunter2").hide("hunter2, xhunter2x and 'hunter2'"))
          .isEqualTo("***, x***x and '***'");
    }

    @Test
    void valuesThatOverlapLeaveNoRest() {
      assertThat(knowing("abcd", "abcdefgh", "ghijkl").hide("<abcdefghijkl> <abcde>"))
          .isEqualTo("<***> <***e>");
      assertThat(knowing("aaaa").hide("aaaaaa")).isEqualTo("***");
    }

    @Test
    void aShortOneIsNoPartOfAWord() {
      assertThat(knowing("sa").hide("same, password=sa")).isEqualTo("same, password=***");
    }

    @Test
    void aSettingsWordIsNoSecret() {
      assertThat(Secrets.NONE.readIn(List.of("rememberPassword=true")).hide("create=true"))
          .isEqualTo("create=true");
    }

    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        quoteCharacter = '^',
        textBlock =
            """
            a b/c%d   | a+b%2Fc%25d
            a b/c%d   | a%20b%2Fc%25d
            a%20b%2Fc | a b/c
            it's mine | it''s mine
            it''s     | it's
            a"b\\c    | a\\"b\\\\c
            00FF00ff  | 00ff00ff
            x'00FF00ff' | 00ff00ff
            """)
    void isHiddenInEveryFormOfIt(String value, String quoted) {
      assertThat(knowing(value).hide("<" + quoted + ">")).isEqualTo("<***>");
    }

    @Test
    void eachLineOfALongKeyIsHidden() {
      assertThat(knowing("-----BEGIN\n  MIIEvQIB\nxyz\n").hide("key MIIEvQIB of")).contains("***");
    }

    @Test
    void isFoundInTextsAndStatementsAndFlags() {
      Secrets found =
          Secrets.NONE
              .readIn(List.of("jdbc:x:db;bootPassword=inUrl;create=true", "http://u:inInfo@h"))
              .readInStatements(
                  List.of(
                      "PRAGMA key = \"x'0011223344'\"",
                      "ATTACH 'f' AS g KEY 'inAttach'",
                      "CREATE TABLE t (a INT, PRIMARY KEY (\"column\"))",
                      "CALL SYSCS_SET_DATABASE_PROPERTY('derby.user.fred', 'inProperty')",
                      "CALL SYSCS_RESET_PASSWORD('fred', 'inReset')"))
              .readInFlags(List.of("-Dmy.Password=in a;flag", "-javaagent:a.jar=token=inAgent"));

      assertThat(
              found.hide(
                  "inUrl inInfo 0011223344 inAttach column inProperty fred inReset in a;flag"
                      + " inAgent"))
          .isEqualTo("*** *** *** *** column *** fred *** *** ***");
    }
  }

  @Nested
  class Time {
    /// Length of the larger of two inputs, in characters.
    private static final int LONG = 1 << 18;

    @Test
    void ofATraceGrowsAsItsLengthDoes() throws Exception {
      String line = "\tat org.own.Class.method(Class.java:52) password=x\n";
      Secrets ten =
          Secrets.NONE.knowing(
              IntStream.range(0, 10).mapToObj(i -> "a secret of many letters " + i).toList());

      ProcessorTime.requireLinear(
          LONG,
          size -> {
            String trace = line.repeat(size / line.length());
            return () -> assertThat(ten.hide(trace)).doesNotContain("=x");
          });
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "a",
          " ",
          "=",
          ":",
          "@",
          "'",
          "\"",
          "(",
          "\\",
          "://",
          "a:b@",
          "password",
          "password=",
          "password='",
          "password=\"\\",
          "password=\\\"",
          "password(",
          "password('",
          "password={",
          "password = ",
          "password= a",
          "password = a ",
          "password: YES",
          "pragma key ",
          "identified by ",
          "jdbc:oracle:thin:",
          "KEY '",
          "aaaa"
        })
    void ofALineGrowsAsItsLengthDoes(String part) throws Exception {
      Secrets secrets = knowing("aaaaaaaa", "password=password=");

      ProcessorTime.requireLinear(
          LONG,
          size -> {
            String line = part.repeat(size / part.length());
            return () -> secrets.hide(line);
          });
      ProcessorTime.requireLinear(
          LONG,
          size -> {
            List<String> lines = List.of(part.repeat(size / part.length()));
            return () -> Secrets.NONE.readInStatements(lines);
          });
    }
  }
}
