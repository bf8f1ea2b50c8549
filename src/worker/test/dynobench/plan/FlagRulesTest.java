package dynobench.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.FlagVerdict.Permitted;
import dynobench.plan.FlagVerdict.Refused;
import dynobench.plan.FlagVerdict.Unusual;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlagRulesTest {
  private final FlagRules rules =
      new FlagRules(WorkerJvm.Collector.G1, List.of("derby", "org.sqlite", "hsqldb", "h2"));

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xss1m",
        "-Xmn32m",
        "-Xint",
        "-Xshare:off",
        "-XX:+UseG1GC",
        "-XX:TieredStopAtLevel=1",
        "-XX:+AlwaysPreTouch",
        "-XX:MaxGCPauseMillis=20",
        "-XX:MaxMetaspaceSize=64m",
        "-XX:-UseCompressedOops",
        "-Xlog:gc*=info",
        "-Xlog:gc:stdout",
        "-ea",
        "-ea:com.example...",
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "--enable-native-access=ALL-UNNAMED",
        "-Ddynobench.slowed=0",
        "-Ddynobench.slowed=0.10",
        "-Ddynobench.slowed=1",
        "-Ddynobench.twin=again",
        "-Dmy.batch=5",
        "-Dshop.name=a b"
      })
  void permitWhatOnlyTunes(String flag) {
    assertThat(rules.judge(flag)).isEqualTo(new Permitted());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-XX:OnOutOfMemoryError=id>P",
        "-XX:OnError=id",
        "-XX:+HeapDumpOnOutOfMemoryError",
        "-XX:HeapDumpPath=/tmp/x",
        "-XX:VMOptionsFile=x",
        "-XX:Flags=x",
        "-XX:StartFlightRecording=filename=x.jfr",
        "-XX:ErrorFile=x",
        "-XX:LogFile=x",
        "-XX:SharedArchiveFile=x",
        "-XX:ArchiveClassesAtExit=x",
        "-XX:AOTCache=x",
        "-XX:CompileCommand=print,*.*",
        "-XX:CompilerDirectivesFile=x",
        "-XX:+NoSuchFlag",
        "-javaagent:x.jar",
        "-agentpath:x.so",
        "-agentlib:jdwp=transport=dt_socket,suspend=y",
        "-Xrunx",
        "-Xbootclasspath/a:x.jar",
        "-Xlog:gc:file=x",
        "-Xlog:gc:x",
        "-Xlog:all=trace",
        "-XX:-StackTraceInThrowable",
        "--add-opens java.base/java.lang=ALL-UNNAMED",
        "-Dmy.auth.lib=x",
        "-Xlog:all=trace:file=/tmp/x:time",
        "-Xloggc:x",
        "--module-path=x",
        "--patch-module=java.base=x",
        "--add-modules=x",
        "--add-opens=java.base/java.lang=@x",
        "--upgrade-module-path=x",
        "-Djava.library.path=x",
        "-Djava.io.tmpdir=x",
        "-Djdk.attach.allowAttachSelf=true",
        "-Dsun.boot.library.path=x",
        "-Dcom.sun.management.jmxremote.port=1",
        "-Djavax.net.ssl.trustStore=x",
        "-Ddynobench.home=x",
        "-Duser.home=x",
        "-Dorg.sqlite.lib.path=x",
        "-DORG.SQLITE.lib.name=x",
        "-Dderby.system.durability=test",
        "-Dhsqldb.method_class_names=x",
        "-Dcom.example.lib.path=x",
        "-Dlogback.configurationFile=x",
        "-Djna.nosys=true"
      })
  void leaveWhatIsNotKnownToBeHarmlessToAPerson(String flag) {
    assertThat(rules.judge(flag)).isInstanceOf(Unusual.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-version",
        "--version",
        "-?",
        "-jar",
        "-m",
        "--module=x/y",
        "--dry-run",
        "--list-modules",
        "-Xshare:dump",
        "-Xlog:help",
        "-D",
        "-D=derby",
        "-D derby.system.durability=test",
        "-XX:AOTMode=create",
        "-Xms1g",
        "-Xmx1g",
        "-mx1g",
        "-XX:MaxHeapSize=1g",
        "-XX:MaxRAMPercentage=50",
        "-XX:+UseSerialGC",
        "-XX:-UseG1GC",
        "-XX:+UseEpsilonGC",
        "-cp",
        "--class-path=x",
        "-Xss1m\n-javaagent:x",
        "-Dx=\u0000"
      })
  void refuseWhatIsNoRunOrContradictsThePlan(String flag) {
    assertThat(rules.judge(flag)).isInstanceOf(Refused.class);
  }

  @Test
  void tellAnEnginesOwnSwitches() {
    assertThat(rules.isEnginesOwn("-Dderby.system.durability=test")).isTrue();
    assertThat(rules.isEnginesOwn("-Dderbyshire=x")).isFalse();
    assertThat(rules.isEnginesOwn("-Xss1m")).isFalse();
  }

  @Test
  void readBackWhatIsWrittenWithQuotes() {
    List<String> flags =
        List.of("-Xint", "-Dname=a b", "-Dq=\"x y\"", "-Ds='x'", "-Db='a' \"b\"", "-De=");

    assertThat(FlagRules.split(FlagRules.joined(flags))).isEqualTo(flags);
    assertThat(FlagRules.split("  -Xint   -Dname=\"a b\" '-Dx=c d' "))
        .containsExactly("-Xint", "-Dname=a b", "-Dx=c d");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Ddynobench.slowed=",
        "-Ddynobench.slowed=10 %",
        "-Ddynobench.slowed=-0.1",
        "-Ddynobench.slowed=1.1",
        "-Ddynobench.slowed=NaN",
        "-Ddynobench.slowed=1e-1"
      })
  void refuseAHandicapThatIsNoShare(String flag) {
    assertThat(rules.judge(flag))
        .isEqualTo(
            new Refused("has an invalid value: write a share from 0 to 1, such as 0.1 for 10 %"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"-Ddynobench.twin=", "-Ddynobench.twin=a b", "-Ddynobench.twin=../x"})
  void refuseATwinWithoutAName(String flag) {
    assertThat(rules.judge(flag)).isInstanceOf(Refused.class);
  }

  @Test
  void permitOnlyThoseTwoOfDynobenchsOwn() {
    assertThat(rules.judge("-Ddynobench.slowed.more=0.1")).isInstanceOf(Unusual.class);
    assertThat(rules.judge("-Ddynobench.Slowed=0.1")).isInstanceOf(Unusual.class);
  }
}
