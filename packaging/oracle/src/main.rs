//! Finds the anomalies of transaction histories with the library `adya`. It reads histories from
//! the standard input and prints them with two more lines each: the anomalies that the library
//! reports, and the answer of its search for each class of cycles. README.md has the format.

use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use adya::graph::{find_cycle, CycleSpec, Graph, RwMode, Search, REALTIME, WR, WW};
use adya::history::{Interner, Mop, Op, OpType, ReadValue, Scalar};
use adya::{check, list_append, History, Opts, Workload};

/// Time that a search may take. The histories are small, so none needs it.
const LIMIT: Duration = Duration::from_secs(60);

const NONE: RwMode = RwMode::None;
const DATA: u8 = WW | WR;

/// Classes of cycles that the library's search is asked for, one after the other.
const CYCLES: [(&str, u8, RwMode, bool); 5] = [
    ("G0", WW, NONE, false),
    ("G1c", DATA, NONE, true),
    ("G-single", DATA, RwMode::Single, false),
    ("G-nonadjacent", DATA, RwMode::Nonadjacent, false),
    ("G2-item", DATA, RwMode::Adjacent, false),
];

/// An operation of the text: a read has values, an append has one value.
#[derive(Clone)]
struct Step {
    reads: bool,
    key: i64,
    values: Vec<i64>,
}

#[derive(Clone)]
struct Transaction {
    outcome: OpType,
    steps: Vec<Step>,
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    let mut transactions = Vec::new();
    for line in io::stdin().lock().lines() {
        let line = line?;
        let first = line.split(' ').next().unwrap_or("");
        match first {
            "reported" | "cycles" => continue,
            "ok" | "fail" | "info" => transactions.push(transaction(first, &line)),
            _ => {
                answer(&mut out, &transactions)?;
                transactions.clear();
            }
        }
        writeln!(out, "{line}")?;
    }
    answer(&mut out, &transactions)
}

fn answer(out: &mut impl Write, transactions: &[Transaction]) -> io::Result<()> {
    if transactions.is_empty() {
        return Ok(());
    }
    writeln!(out, "reported {}", words(&reported(transactions)))?;
    writeln!(out, "cycles {}", words(&cycles(transactions)))
}

fn words(all: &BTreeSet<String>) -> String {
    if all.is_empty() {
        return "none".into();
    }
    all.iter().cloned().collect::<Vec<_>>().join(" ")
}

fn transaction(outcome: &str, line: &str) -> Transaction {
    let outcome = match outcome {
        "ok" => OpType::Ok,
        "fail" => OpType::Fail,
        _ => OpType::Info,
    };
    // The second word is the client, which the library is not told.
    let steps = line.split(' ').skip(2).map(step).collect();
    Transaction { outcome, steps }
}

/// Reads `append:KEY:VALUE` or `read:KEY:VALUE,VALUE`.
fn step(word: &str) -> Step {
    let parts: Vec<&str> = word.split(':').collect();
    assert!(parts.len() == 3, "no operation: {word}");
    let number = |text: &str| {
        text.parse()
            .unwrap_or_else(|_| panic!("no number in {word}"))
    };
    Step {
        reads: parts[0] == "read",
        key: number(parts[1]),
        values: parts[2]
            .split(',')
            .filter(|each| !each.is_empty())
            .map(number)
            .collect(),
    }
}

/// Returns the anomalies that the library reports for the model "serializable", which forbids all
/// that can be seen without clocks.
fn reported(transactions: &[Transaction]) -> BTreeSet<String> {
    let opts = Opts {
        models: vec!["serializable".into()],
        timeout: LIMIT,
        ..Opts::default()
    };
    let types =
        |all: &[Transaction]| check(&history(all), Workload::ListAppend, &opts).anomaly_types;
    let mut found: BTreeSet<String> = types(transactions).into_iter().collect();
    // The library says so of a history whose transactions do not meet. It is no anomaly.
    found.remove("empty-transaction-graph");
    if types(&own_values(transactions))
        .iter()
        .any(|each| each == "internal")
    {
        found.insert("internal-own".into());
    }
    if types(&without_aborted(transactions))
        .iter()
        .any(|each| each == "incompatible-order")
    {
        found.insert("incompatible-order-committed".into());
    }
    found
}

/// Returns which classes have a cycle, each asked for by itself. The report above leaves out
/// classes that a more severe one implies. Values that were rolled back have no place in the order
/// of the versions (Adya 1999), so they are left out.
fn cycles(with_aborted: &[Transaction]) -> BTreeSet<String> {
    let transactions = &without_aborted(with_aborted);
    let all = history(transactions);
    let graph = graph(&all, false);
    let mut found: BTreeSet<String> = CYCLES
        .iter()
        .filter(|(_, allowed, rw, need_wr)| has_cycle(&graph, *allowed, *rw, *need_wr, 0))
        .map(|(name, ..)| name.to_string())
        .collect();
    // Lost update: a read of a list, and an append to it after another one's, without other lists.
    let keys: BTreeSet<i64> = transactions
        .iter()
        .flat_map(|t| t.steps.iter().map(|s| s.key))
        .collect();
    for key in keys {
        let one = history(&only(transactions, |step| step.key == key));
        if has_cycle(&self::graph(&one, false), WW, RwMode::Single, false, 0) {
            found.insert("P4".into());
        }
    }
    // The last transaction began after all others had ended, and must see all that they appended.
    if has_cycle(
        &self::graph(&all, true),
        DATA | REALTIME,
        RwMode::Single,
        false,
        REALTIME,
    ) {
        found.insert("end".into());
    }
    found
}

fn has_cycle(graph: &Graph, allowed: u8, rw: RwMode, need_wr: bool, need: u8) -> bool {
    let spec = CycleSpec {
        name: "cycle",
        allowed,
        rw,
        need_wr,
        need,
    };
    let nodes: Vec<u32> = (0..graph.len() as u32).collect();
    graph.sccs(&nodes, |_| true).iter().any(|scc| {
        match find_cycle(graph, scc, &spec, Instant::now() + LIMIT) {
            Search::Found(_) => true,
            Search::NotFound => false,
            Search::TimedOut => panic!("the search takes too long"),
        }
    })
}

/// Returns the library's graph of dependencies, on request with the order in time: all others have
/// ended before the last transaction began.
fn graph(history: &History, with_time: bool) -> Graph {
    let mut analysis = list_append::analyze(history);
    let mut edges = analysis.data.take().unwrap_or_default();
    let completed: Vec<usize> = (0..history.ops.len())
        .filter(|&i| history.ops[i].kind == OpType::Ok)
        .collect();
    let last = history.ops.len() - 1;
    for i in completed {
        let (from, to) = (analysis.vertex(i), analysis.vertex(last));
        if with_time {
            edges.link(from, to, REALTIME);
        }
    }
    let nodes = (0..history.ops.len()).filter(|&i| history.ops[i].kind != OpType::Invoke);
    let count = nodes
        .map(|i| analysis.vertex(i))
        .max()
        .map_or(0, |last| last as usize + 1);
    edges.finish(count)
}

fn only(transactions: &[Transaction], wanted: impl Fn(&Step) -> bool) -> Vec<Transaction> {
    let mut part = transactions.to_vec();
    for each in &mut part {
        each.steps.retain(&wanted);
    }
    part
}

/// Returns a history without the values of transactions that were rolled back.
fn without_aborted(transactions: &[Transaction]) -> Vec<Transaction> {
    let aborted: BTreeSet<(i64, i64)> = transactions
        .iter()
        .filter(|each| each.outcome == OpType::Fail)
        .flat_map(|each| {
            each.steps
                .iter()
                .filter(|s| !s.reads)
                .map(|s| (s.key, s.values[0]))
        })
        .collect();
    let mut all = transactions.to_vec();
    for step in all
        .iter_mut()
        .flat_map(|each| each.steps.iter_mut())
        .filter(|s| s.reads)
    {
        let key = step.key;
        step.values
            .retain(|value| !aborted.contains(&(key, *value)));
    }
    all
}

/// Returns a history in which each transaction reads only what it appended itself, so that the
/// library's check of a transaction by itself says whether it saw its own appends.
fn own_values(transactions: &[Transaction]) -> Vec<Transaction> {
    let mut all = transactions.to_vec();
    for each in &mut all {
        let mut own: Vec<(i64, i64)> = Vec::new();
        for step in &mut each.steps {
            if step.reads {
                let key = step.key;
                step.values.retain(|value| own.contains(&(key, *value)));
            } else {
                own.push((step.key, step.values[0]));
            }
        }
    }
    all
}

fn history(transactions: &[Transaction]) -> History {
    let mut names = Interner::default();
    let mut ops = Vec::new();
    let last = transactions.len() - 1;
    let before = &transactions[..last];
    for (kind, part, first) in [
        (false, before, 0),
        (true, before, 0),
        (false, &transactions[last..], last),
        (true, &transactions[last..], last),
    ] {
        for (i, each) in part.iter().enumerate() {
            let outcome = if kind { each.outcome } else { OpType::Invoke };
            ops.push(Op {
                index: ops.len() as u64,
                kind: outcome,
                process: Some((first + i) as i64),
                value: each
                    .steps
                    .iter()
                    .map(|step| mop(step, outcome, &mut names))
                    .collect(),
                time: None,
            });
        }
    }
    History::from_ops(ops, names)
}

/// Translates an operation. The reads of a transaction that may not have been committed are
/// unknown, as in Jepsen's histories.
fn mop(step: &Step, outcome: OpType, names: &mut Interner) -> Mop {
    let key = names.intern(Scalar::Int(step.key));
    let mut values = step
        .values
        .iter()
        .map(|each| names.intern(Scalar::Int(*each)));
    if !step.reads {
        return Mop::Append {
            key,
            value: values.next().expect("an append has a value"),
        };
    }
    let value = if outcome == OpType::Ok {
        ReadValue::List(values.collect())
    } else {
        ReadValue::Nil
    };
    Mop::Read { key, value }
}
