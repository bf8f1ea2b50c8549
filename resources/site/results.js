/* Dynobench results: the explorer of one workload. Needs site.js; line charts need uPlot. */
"use strict";

/* Statistics. The methods are those of Dynobench's Java package dynobench.stats. */
(() => {
  const CONFIDENCE = 0.95;
  const TAIL = (1 - CONFIDENCE) / 2;
  const NORMAL_QUANTILE = -1.959963984540054;
  const FEWEST_FOR_INTERVAL = 3;
  const MOST_EXACT_ROUNDS = 300;
  const MOST_EXACT_PAIRS = 2_500;

  const sorted = values => Float64Array.from(values).sort();
  const present = values => values.filter(value => Number.isFinite(value));
  const geometricMiddle = (a, b) => a * Math.sqrt(b / a);
  const tests = new Map();

  /* Returns the probability of each number of values below the median. */
  function medianProbabilities(n) {
    const row = [2 ** -n];
    for (let k = 0; k < n; k++) {
      row.push(row[k] * (n - k) / (k + 1));
    }
    return row;
  }

  /* Returns the probability of each sum of ranks, for n pairs without a difference. */
  function signedRankProbabilities(n) {
    const row = new Float64Array(n * (n + 1) / 2 + 1);
    row[0] = 1;
    for (let rank = 1; rank <= n; rank++) {
      for (let sum = rank * (rank + 1) / 2; sum >= 0; sum--) {
        row[sum] = (row[sum] + (sum >= rank ? row[sum - rank] : 0)) / 2;
      }
    }
    return row;
  }

  /* Returns the probability of each number of pairs (a, b) with a above b, for two like samples. */
  function rankSumProbabilities(n, m) {
    const row = [];
    for (let i = 0; i <= n; i++) {
      for (let j = 0; j <= m; j++) {
        const next = new Float64Array(i * j + 1);
        if (i === 0 || j === 0) {
          next[0] = 1;
        } else {
          row[j].forEach((p, u) => { next[u + j] = p * i / (i + j); });
          row[j - 1].forEach((p, u) => { next[u] += p * j / (i + j); });
        }
        row[j] = next;
      }
    }
    return row[m];
  }

  /* Returns the largest rank whose interval reaches the confidence; 1 if none does. */
  function exactRank(probabilities) {
    let rank = 1;
    let sum = probabilities[0];
    while (sum + probabilities[rank] <= TAIL) {
      sum += probabilities[rank];
      rank++;
    }
    return { rank, confidence: 1 - 2 * sum };
  }

  const normalRank = (mean, deviation) =>
    ({ rank: Math.max(1, Math.floor(mean + NORMAL_QUANTILE * deviation + 0.5)), confidence: CONFIDENCE });

  function remembered(key, create) {
    tests.set(key, tests.get(key) ?? create());
    return tests.get(key);
  }

  const medianRank = n => (n > 1000 ? normalRank(n / 2, Math.sqrt(n) / 2) : exactRank(medianProbabilities(n)));

  const signedRank = n => remembered(`${n}`, () => (n > MOST_EXACT_ROUNDS
    ? normalRank(n * (n + 1) / 4, Math.sqrt(n * (n + 1) * (2 * n + 1) / 24)) : exactRank(signedRankProbabilities(n))));

  const rankSum = (n, m) => remembered(`${n} ${m}`, () => (n * m > MOST_EXACT_PAIRS
    ? normalRank(n * m / 2, Math.sqrt(n * m * (n + m + 1) / 12)) : exactRank(rankSumProbabilities(n, m))));

  /* Returns the ends of the interval in sorted values; null for fewer than three observations. */
  const ends = (values, count, test) => count < FEWEST_FOR_INTERVAL
    ? { low: null, high: null, confidence: 0 }
    : { low: values[test.rank - 1], high: values[values.length - test.rank], confidence: test.confidence };

  /* Returns the median of the rounds with its interval; null without any value. */
  function summary(rounds) {
    const values = sorted(present(rounds));
    const n = values.length;
    return n === 0 ? null : {
      value: (values[(n - 1) >> 1] + values[n >> 1]) / 2, rounds: n, ...ends(values, n, medianRank(n)),
    };
  }

  function ratioOf(quotients, count, test) {
    const values = sorted(quotients);
    const m = values.length;
    return { value: geometricMiddle(values[(m - 1) >> 1], values[m >> 1]), rounds: count, ...ends(values, count, test) };
  }

  /* Returns the ratio of two series of one run, measured in rounds; null without a common round. It has
     no interval if more than one round in four is missing: the others would be a selection. */
  function pairedRatio(over, under) {
    const begun = Math.max(over.length, under.length);
    const quotients = over.map((a, i) => (a > 0 && under[i] > 0 ? a / under[i] : NaN)).filter(Number.isFinite);
    const n = quotients.length;
    const averages = quotients.flatMap((a, i) => quotients.slice(i).map((b, j) => (j === 0 ? a : geometricMiddle(a, b))));
    const found = n === 0 ? null : ratioOf(averages, n, signedRank(n));
    return found && (begun - n) * 4 > begun ? { ...found, low: null, high: null, confidence: 0 } : found;
  }

  /* Returns the ratio of two series of one run without rounds; null if one has no value above 0. */
  function freeRatio(over, under) {
    const above = present(over).filter(value => value > 0);
    const below = present(under).filter(value => value > 0);
    const count = Math.min(above.length, below.length);
    return count === 0 ? null
      : ratioOf(above.flatMap(a => below.map(b => a / b)), count, rankSum(above.length, below.length));
  }

  /* Returns the ratio of a series to itself. */
  const itself = rounds => ({ value: 1, low: null, high: null, confidence: 0, rounds: present(rounds).length });

  dynobench.stats = { summary, itself, pairedRatio, freeRatio, medianRank, signedRank, rankSum, CONFIDENCE };
})();

/* Texts of figures, and CSV. */
(() => {
  const three = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 3, minimumSignificantDigits: 3 });
  const short = new Intl.NumberFormat("en-GB", { maximumSignificantDigits: 3 });
  const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 6 });
  const STEPS = {
    NANOS: [["ns", 1], ["µs", 1e3], ["ms", 1e6], ["s", 1e9]],
    BYTES: [["B", 1], ["kB", 1e3], ["MB", 1e6], ["GB", 1e9]],
    PER_SECOND: [["/s", 1], ["million/s", 1e6]],
    PERCENT: [["%", 1]],
  };
  const isNumeric = text => String(text).trim() !== "" && Number.isFinite(Number(text));

  /* Returns the largest multiple of a unit that is not above a value. */
  function step(unit, value) {
    const steps = STEPS[unit] ?? [["", 1]];
    return steps.findLast(it => Math.abs(value) >= it[1] * 0.9995) ?? steps[0];
  }

  function figure(value, unit, format = three) {
    const [sign, size] = step(unit, value);
    return `${value === 0 ? "0" : format.format(value / size)}\u00a0${sign}`.trim();
  }

  /* Returns the interval in the unit of its estimate; empty without one. */
  function range({ value, low, high }, unit = "") {
    const size = step(unit, value)[1];
    return low === null ? "" : `${three.format(low / size)}–${three.format(high / size)}`;
  }

  /* Two decimals near 1 and below it, one up to 10, then none. */
  function ratioRange({ value, low, high }) {
    const digits = value < 1.2 ? 2 : value < 9.95 ? 1 : 0;
    const format = it => (it < 0.1 ? short.format(it) : it.toFixed(digits));
    return { ratio: format(value), range: low === null ? "" : `${format(low)}–${format(high)}` };
  }

  /* A spreadsheet would take cells that begin with = + - @ for formulas; an apostrophe prevents that. */
  function csvCell(value) {
    const text = String(value ?? "");
    const safe = /^[=+\-@\t\r]/.test(text) && !isNumeric(text) ? `'${text}` : text;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }

  const csv = rows => rows.map(row => row.map(csvCell).join(",") + "\r\n").join("");

  dynobench.text = {
    figure, range, ratioRange, csv, isNumeric,
    ratio: value => three.format(value), baseUnit: unit => step(unit, 0)[0],
    /* U+2060 forbids a break. */
    brackets: words => (words ? ` (${words.replace("–", "–\u2060")})` : ""),
    tick: (value, unit = "") => (value === 0 ? "0" : figure(value, unit, short)),
    whole: value => (isNumeric(value) ? whole.format(Number(value)) : String(value)),
    count: (n, one, many = `${one}s`) => `${whole.format(n)} ${n === 1 ? one : many}`,
  };
})();

/* The state of the page and the URL's fragment, such as #phase=insert&engine=h2,derby. */
(() => {
  const FACETS = ["engine", "version", "mode", "durability", "isolation"];
  const SINGLE = ["machine", "conditions", "phase", "metric", "with", "runs", "along"];
  const SWITCHES = { view: ["bars", "lines"], show: ["absolute", "ratio"], sort: ["value", "name"], x: ["log", "linear"], y: ["log", "linear"] };

  const fresh = () => ({
    point: new Map(), ...Object.fromEntries([...SINGLE, ...Object.keys(SWITCHES)].map(key => [key, ""])),
    ...Object.fromEntries(FACETS.map(facet => [facet, new Set()])),
  });

  function decode(text) {
    try {
      return decodeURIComponent(text.replaceAll("+", " "));
    } catch {
      return "";
    }
  }

  const encode = text => encodeURIComponent(text).replaceAll("%20", "+").replaceAll("%2F", "/").replaceAll("%40", "@");

  /* Reads a fragment; what it does not understand it ignores. */
  function parse(fragment) {
    const state = fresh();
    for (const part of fragment.replace(/^#/, "").split("&")) {
      const [, key, text] = /^(\w+)=(.*)$/.exec(part) ?? [];
      if (FACETS.includes(key)) {
        state[key] = new Set(text.split(",").map(decode).filter(Boolean));
      } else if (SINGLE.includes(key)) {
        state[key] = decode(text);
      } else if (Object.hasOwn(SWITCHES, key ?? "") && SWITCHES[key].includes(text)) {
        state[key] = text;
      } else if (key === "point") {
        state.point = new Map(text.split(",").map(it => it.split(":").map(decode)).filter(pair => pair.length === 2));
      }
    }
    return state;
  }

  function write(state) {
    const single = keys => keys.map(key => [key, encode(state[key])]);
    const parts = [
      ...single(SINGLE.slice(0, 4)), ["point", [...state.point].map(pair => pair.map(encode).join(":")).join(",")],
      ...FACETS.map(facet => [facet, [...state[facet]].map(encode).join(",")]), ...single([...SINGLE.slice(4), ...Object.keys(SWITCHES)]),
    ];
    return `#${parts.filter(part => part[1] !== "").map(part => part.join("=")).join("&")}`;
  }

  dynobench.state = { parse, write, fresh, FACETS, SWITCHES };
})();

/* The model: which runs, series, points and figures a state shows. */
(() => {
  const { stats, text, collator } = dynobench;
  const { FACETS } = dynobench.state;
  const SERIES = ["contender", "engine", "name", "version", "mode", "commit", "durability", "kind", "isolation", "apart", "baseline"];
  const RUN = ["id", "machine", "conditions", "plan", "started", "mark", "confirmed", "file", "page", "repeat"];
  const NOTHING = {};
  const preparedRuns = new Map();

  const list = value => (Array.isArray(value) ? value : []);
  const texts = (object, names) => Object.fromEntries(names.map(name => [name, String(object?.[name] ?? "")]));

  function series(given) {
    const fields = texts(given, SERIES);
    fields.name ||= fields.engine || fields.contender;
    return { ...fields, label: [[fields.name, fields.version, fields.mode].filter(Boolean).join(" "), fields.apart].filter(Boolean).join(", "), identity: JSON.stringify(fields) };
  }

  /* Returns the index with all parts present, as texts; the newest run comes first. */
  function normalise(data) {
    const named = value => list(value).map(it => ({ ...texts(it, ["id", "title", "unit", "better"]), title: String(it?.title || it?.id) }));
    const runs = list(data.runs).map(run => ({
      ...texts(run, RUN), paired: run?.paired === true, warnings: list(run?.warnings).map(String), series: list(run?.series).map(series),
    }));
    runs.sort((a, b) => collator.compare(b.started, a.started) || collator.compare(b.id, a.id));
    const engines = [...new Set(runs.flatMap(run => run.series.map(it => it.name)))];
    return {
      workload: String(data.workload), phases: named(data.phases), metrics: named(data.metrics), factors: named(data.factors),
      machines: named(data.machines), conditions: named(data.conditions), runs, engines: engines.sort(collator.compare),
    };
  }

  /* Replaces what does not exist by the defaults. */
  function settle(index, state) {
    const known = (all, id, fallback = all[0]?.id ?? "") => (all.some(it => it.id === id) ? id : fallback);
    const asked = index.runs.find(run => run.id === state.runs);
    state.machine = asked?.machine ?? known(index.machines, state.machine, index.runs[0].machine);
    const possible = conditionsOf(index, state);
    state.conditions = asked?.conditions ?? known(possible, state.conditions);
    state.phase = known(index.phases, state.phase);
    state.metric = known(index.metrics, state.metric);
    state.runs = state.runs === "all" ? "all" : known(runsOf(index, state), state.runs, "");
  }

  /* Returns the conditions under which a machine measured; those with most contenders come first. */
  function conditionsOf(index, state) {
    const contenders = it => new Set(index.runs.filter(run => run.machine === state.machine && run.conditions === it.id)
      .flatMap(run => run.series.map(series => series.contender))).size;
    const counts = new Map(index.conditions.map(it => [it, contenders(it)]));
    return index.conditions.filter(it => counts.get(it) > 0).sort((a, b) => counts.get(b) - counts.get(a));
  }

  const runsOf = (index, state) => index.runs.filter(run => run.machine === state.machine && run.conditions === state.conditions);

  /* Returns all runs, one, or the newest until each contender of the machine and the conditions occurs. */
  function chosenRuns(index, state) {
    const mine = runsOf(index, state);
    if (state.runs !== "") {
      return state.runs === "all" ? mine : mine.filter(run => run.id === state.runs);
    }
    const seen = new Set();
    return mine.filter(run => {
      const before = seen.size;
      run.series.forEach(it => seen.add(it.contender));
      return seen.size > before;
    });
  }

  /* Returns the series of runs; by default a contender counts only in the newest run that has it. */
  function occurrences(runs, newestOnly) {
    const home = new Map();
    const found = [];
    for (const run of runs) {
      run.series.forEach((s, i) => {
        if (!newestOnly || (home.get(s.contender) ?? run) === run) {
          home.set(s.contender, run);
          found.push({ run, i, s, label: s.label });
        }
      });
    }
    return found;
  }

  /* Appends to equal labels of unlike series what distinguishes them. */
  function distinguish(found) {
    for (const group of Map.groupBy(found, it => it.label).values()) {
      const differing = ["commit", "isolation", "durability", "contender"].filter(field => new Set(group.map(it => it.s[field])).size > 1);
      group.forEach(it => { it.label = [it.label, ...differing.slice(0, 2).map(field => it.s[field])].filter(Boolean).join(", "); });
    }
  }

  const figureKey = (...parts) => parts.join("\n");

  /* Returns the points of a run, and its figures by key; nothing before it is loaded. */
  function prepared(run) {
    const data = dynobench.runs.get(run.id) ?? NOTHING;
    if (!preparedRuns.has(data)) {
      const figures = list(data.figures).map(list).map(figure => [figureKey(...figure.slice(0, 4)), list(figure[4])]);
      preparedRuns.set(data, { points: list(data.points), figures: new Map(figures) });
    }
    return preparedRuns.get(data);
  }

  const valueAt = (point, factor) => String(point?.[factor] ?? "");

  function factorsOf(index, runs) {
    return index.factors.map(factor => {
      const found = runs.flatMap(run => prepared(run).points.map(point => valueAt(point, factor.id)));
      const values = [...new Set(found)].sort((a, b) => (text.isNumeric(a) && text.isNumeric(b) ? a - b : collator.compare(a, b)));
      const stated = values.filter(value => value !== "");
      return { ...factor, values, stated: stated.length, numeric: stated.length > 1 && stated.every(text.isNumeric) };
    }).filter(factor => factor.stated > 0);
  }

  function matching(run, fixed) {
    const fits = point => [...fixed].every(([factor, value]) => valueAt(point, factor) === value);
    return prepared(run).points.flatMap((point, i) => (fits(point) ? [i] : []));
  }

  const roundsAt = (state, run, i, point) => prepared(run).figures.get(figureKey(i, state.phase, state.metric, point));

  /* Returns what occurs most often; the last in order of several. */
  function mostFrequent(found, order) {
    const counts = new Map();
    found.forEach(it => counts.set(it, (counts.get(it) ?? 0) + 1));
    return order.reduce((best, it) => ((counts.get(it) ?? 0) >= (counts.get(best) ?? 0) ? it : best), order[0]);
  }

  /* Returns the factor's value at which the most series have figures. */
  function fullest(state, factor, fixed, shown) {
    const found = shown.flatMap(({ run, i }) => matching(run, fixed).filter(point => roundsAt(state, run, i, point))
      .map(point => valueAt(prepared(run).points[point], factor.id)));
    return mostFrequent(found, factor.values);
  }

  function fixPoint(state, factors, along, shown) {
    const fixed = new Map();
    for (const factor of factors.filter(it => it.id !== along)) {
      const wish = state.point.get(factor.id);
      fixed.set(factor.id, factor.values.includes(wish) ? wish : fullest(state, factor, fixed, shown));
    }
    return fixed;
  }

  /* Returns the figures of a series at the fixed point, or along a factor. */
  function cellsOf(state, run, i, fixed, along) {
    const cells = [];
    for (const point of matching(run, fixed)) {
      const rounds = roundsAt(state, run, i, point);
      const value = along ? valueAt(prepared(run).points[point], along) : "";
      const found = rounds && (along === "" || value !== "") ? stats.summary(rounds) : null;
      if (found) {
        cells.push({ x: Number(value), rounds, sum: found });
      }
    }
    return cells.sort((a, b) => a.x - b.x);
  }

  const facetLabel = (facet, value, names) =>
    (value === "" ? "not stated" : facet === "engine" ? names[0] : facet === "version" ? `${value} (${names.join(", ")})` : value);

  /* Returns the values of each facet with the number of series if only it were chosen. */
  function facets(state, all) {
    const chosen = Object.fromEntries(FACETS.map(facet => [facet, [...state[facet]].filter(value => all.some(it => it.s[facet] === value))]));
    const passes = (it, except) => FACETS.every(facet =>
      facet === except || chosen[facet].length === 0 || chosen[facet].includes(it.s[facet]));
    const counted = FACETS.map(facet => {
      const groups = Map.groupBy(all, it => it.s[facet]);
      const values = [...groups].map(([value, group]) => ({
        value, count: group.filter(it => passes(it, facet)).length, chosen: chosen[facet].includes(value),
        label: facetLabel(facet, value, [...new Set(group.map(it => it.s.name))]),
      }));
      return [facet, values.sort((a, b) => collator.compare(a.label, b.label))];
    });
    const filtered = FACETS.some(facet => chosen[facet].length > 0);
    return { chosen, filtered, counts: Object.fromEntries(counted), shown: all.filter(it => passes(it)) };
  }

  /* Returns the series of a run that is the reference, or its like; null without one. */
  function counterpart(reference, run) {
    const i = run === reference?.run ? reference.i : run.series.findIndex(it => it.identity === reference?.s.identity);
    return i < 0 ? null : { run, i };
  }

  /* Returns a function that compares a cell with the reference in the cell's own run. Two runs have no
     ratio: the machine may have changed between them. */
  function comparer(reference, cellsFor) {
    const known = new WeakMap();
    return (row, cell) => {
      if (!reference || !cell) {
        return null;
      }
      if (!known.has(cell)) {
        const other = counterpart(reference, row.run);
        const base = other && cellsFor(other.run, other.i).find(it => it.x === cell.x);
        const compare = base === cell ? stats.itself : row.run.paired ? stats.pairedRatio : stats.freeRatio;
        known.set(cell, base ? compare(cell.rounds, base.rounds) : null);
      }
      return known.get(cell);
    };
  }

  const byId = (all, id) => all.find(it => it.id === id) ?? { title: "", unit: "", better: "" };

  function compute(index, state) {
    const runs = chosenRuns(index, state);
    const all = occurrences(runs, state.runs === "");
    distinguish(all);
    const { shown, ...choices } = facets(state, all);
    const factors = factorsOf(index, runs);
    const numeric = factors.filter(factor => factor.numeric);
    const wanted = numeric.find(factor => factor.id === state.along) ?? numeric[0];
    const along = state.view === "lines" && wanted ? wanted.id : "";
    const fixed = fixPoint(state, factors, along, shown.length ? shown : all);
    const cache = new Map();
    const cellsFor = (run, i) => {
      const key = `${i} ${run.id}`;
      cache.set(key, cache.get(key) ?? cellsOf(state, run, i, fixed, along));
      return cache.get(key);
    };
    const rows = shown.map(it => ({ ...it, cells: cellsFor(it.run, it.i) }));
    const xs = rows.flatMap(row => row.cells.map(cell => cell.x)).sort((a, b) => a - b);
    const x = mostFrequent(xs, xs);
    rows.forEach(row => { row.cell = row.cells.find(cell => cell.x === x) ?? null; });
    const metric = byId(index.metrics, state.metric);
    const sign = metric.better === "MORE" ? -1 : 1;
    const rankable = rows.filter(row => row.cell && !row.s.apart);
    const engines = rankable.filter(row => !row.s.baseline);
    const ranked = (engines.length > 0 ? engines : rankable).sort((a, b) => sign * (a.cell.sum.value - b.cell.sum.value));
    const asked = all.find(it => it.s.contender === state.with) ?? null;
    const reference = asked ?? ranked[0] ?? rows.find(row => row.cell) ?? null;
    const inRatios = state.show === "ratio" || (state.show === "" && asked !== null);
    return {
      ...choices, runs, all, factors, numeric, along, fixed, rows, ranked, x, metric, sign, asked, reference, inRatios,
      phase: byId(index.phases, state.phase), machine: byId(index.machines, state.machine), conditions: byId(index.conditions, state.conditions),
      shownRuns: [...new Set(rows.filter(row => row.cells.length > 0).map(row => row.run))],
      ratio: comparer(reference, cellsFor), isApart: row => counterpart(reference, row.run) === null,
      referenceCell: reference && cellsFor(reference.run, reference.i).find(cell => cell.x === x),
    };
  }

  /* Returns the rows as the bars show them: by name or best first, without figures last. */
  function ordered(model, byName) {
    const value = row => {
      const shown = model.inRatios ? model.ratio(row, row.cell)?.value : row.cell?.sum.value;
      return shown === undefined ? Infinity : model.sign * shown;
    };
    const keyed = model.rows.map(row => ({ row, value: value(row) }));
    const byLabel = (a, b) => collator.compare(a.row.label, b.row.label);
    keyed.sort(byName ? byLabel : (a, b) => (a.value === b.value ? byLabel(a, b) : a.value - b.value));
    return keyed.map(it => it.row);
  }

  dynobench.model = { normalise, settle, conditionsOf, runsOf, chosenRuns, compute, ordered };
})();

/* The answer in words. */
(() => {
  const { stats, text } = dynobench;
  const and = new Intl.ListFormat("en-GB");

  /* Returns a factor's value in words: "10,000 rows", or "page size 4,096". */
  function atFactor(factor, value) {
    const title = factor.title.toLowerCase();
    const counts = text.isNumeric(value) && title.endsWith("s");
    return counts ? text.count(Number(value), title.slice(0, -1)) : `${title} ${text.whole(value) || "not stated"}`;
  }

  function times({ unit, better }, found) {
    const faster = unit === "NANOS" && found.value < 0.95;
    const { value, low, high } = found;
    const { ratio, range } = text.ratioRange(faster ? { value: 1 / value, low: low && 1 / high, high: 1 / low } : found);
    const [verb, end] = faster ? ["is", "as fast"] : better === "MORE" ? ["reaches", "that"] : unit === "NANOS" ? ["takes", "as long"] : ["needs", "as much"];
    return `${verb} ${ratio} times ${end}${text.brackets(range)}`;
  }

  /* Returns "better", "worse", "alike" (no difference shown), "few" (too few rounds to tell) or "apart"
     (another run). A verdict holds on its own, and is then a probable answer of Dynobench. */
  function verdict(model, row) {
    const found = model.ratio(row, row.cell);
    if (!found || found.low === null) {
      return model.isApart(row) ? "apart" : "few";
    }
    if (found.low <= 1 && found.high >= 1) {
      return "alike";
    }
    return found.confidence < stats.CONFIDENCE ? "few" : model.sign * (found.value - 1) < 0 ? "better" : "worse";
  }

  /* Compares the best with the second, or names those that it cannot be told from. */
  function fastest(model) {
    const [best, second, ...rest] = model.ranked;
    const { id, unit, title, better } = model.metric;
    const value = text.figure(best.cell.sum.value, unit);
    if (!second) {
      return `${best.label}: ${value}${text.brackets(text.range(best.cell.sum, unit))}.`;
    }
    const found = model.ratio(second, second.cell);
    const compared = found ? times(model.metric, found) : `follows with ${text.figure(second.cell.sum.value, unit)}`;
    const kind = verdict(model, second);
    if (kind !== "alike") {
      const sure = ["better", "worse"].includes(kind) ? "probably " : "";
      const lead = id === "time" && sure ? "is probably fastest" : `${sure}has the ${better === "MORE" ? "highest" : "lowest"} ${title.toLowerCase()}`;
      const doubt = { few: ", but too few rounds were measured to be sure", apart: ", but in another run" }[kind] ?? "";
      return `${best.label} ${lead}: ${value}; ${second.label} ${compared}${doubt}.`;
    }
    const others = rest.filter(row => verdict(model, row) === "alike").length;
    const names = [`${best.label} (${value})`, second.label, others ? text.count(others, "other") : ""].filter(Boolean);
    const { ratio, range } = text.ratioRange(found);
    return `No difference is shown between ${and.format(names)}: ratio ${ratio} (${range}).`;
  }

  /* Counts how the others compare with the chosen reference. */
  function counted(model) {
    const { label, s } = model.reference;
    if (!model.referenceCell) {
      return `${label} has no figure here, so there is nothing to compare with.`;
    }
    const others = model.ranked.filter(row => row.s.identity !== s.identity);
    const kinds = others.map(row => verdict(model, row));
    const speed = ["NANOS", "PER_SECOND"].includes(model.metric.unit);
    const [better, worse] = speed ? ["faster", "slower"] : model.sign < 0 ? ["higher", "lower"] : ["lower", "higher"];
    const forms = {
      better: [`is ${better}`, `are ${better}`], worse: [`is ${worse}`, `are ${worse}`],
      alike: ["shows no difference", "show no difference"], few: ["has too few rounds", "have too few rounds"],
      apart: ["was measured in another run", "were measured in other runs"],
    };
    const parts = Object.entries(forms).map(([kind, form]) => ({ n: kinds.filter(it => it === kind).length, form })).filter(({ n }) => n > 0)
      .map(({ n, form: [one, many] }, i) => `${n} ${i === 0 ? "series " : ""}${n === 1 ? one : many}`);
    const lead = others[0] && model.ratio(others[0], others[0].cell);
    return parts.length === 0 ? `Only ${label} has a figure here.`
      : `Compared with ${label}, ${and.format(parts)}.${lead ? ` ${others[0].label} ${times(model.metric, lead)}.` : ""}`;
  }

  /* Returns the small print: rounds, series, machine, and what to be careful about. */
  function context({ ranked, machine, conditions }) {
    const rounds = ranked.map(row => row.cell.sum.rounds);
    const [least, most] = [Math.min(...rounds), Math.max(...rounds)];
    const number = least === most ? text.count(most, "round") : `${least} to ${most} rounds`;
    const several = new Set(ranked.map(row => row.run)).size > 1 ? " Two runs have no ratio." : "";
    const alone = " Each interval holds on its own; the report of a run says which answers hold together.";
    const interval = least < 3 ? "; an interval needs three" : least < 6 ? "; intervals of fewer than six cover less than 95 %" : " with 95 % interval";
    const runs = text.count(new Set(ranked.map(row => row.run)).size, "run");
    const differ = new Set(ranked.map(row => row.s.durability)).size > 1;
    const words = `Median of ${number}${interval}. ${text.whole(ranked.length)} series from ${runs} on ${machine.title}: ${conditions.title}.`;
    return ranked.length === 0 ? machine.title : words + alone + several + (differ ? " Their durability differs; choose one to compare like with like." : "");
  }

  /* Returns the answer, the line above it and the small print below. */
  function answer(model) {
    const place = model.factors.map(factor =>
      (factor.id === model.along ? `at ${atFactor(factor, model.x ?? "")}` : atFactor(factor, model.fixed.get(factor.id))));
    const none = model.reference ? "The series shown did other work than the recorded application, so none is best."
      : "There is no figure for this choice.";
    const says = model.ranked.length === 0 ? none : model.asked ? counted(model) : fastest(model);
    return { kicker: [model.phase.title, model.metric.title, ...place].filter(Boolean).join(" · "), says, context: context(model) };
  }

  dynobench.answer = { answer, atFactor };
})();

/* Marks on axes, and the line chart on uPlot. */
(() => {
  const { h } = dynobench;
  const MOST_WHISKERS = 20;
  /* Most lines with points and dashes, which take most of the time of a frame. */
  const MOST_DETAILED = 60;
  const DASHES = [[], [7, 4], [2, 3]];
  const NEAR = 24;

  function linearTicks(min, max, count) {
    const raw = (max - min) / count;
    const power = 10 ** Math.floor(Math.log10(raw));
    const step = power * [1, 2, 5, 10].find(lead => lead * power >= raw * 0.999);
    const first = Math.ceil(min / step - 1e-9);
    return Array.from({ length: Math.floor(max / step + 1e-9) - first + 1 }, (_, i) => (first + i) * step);
  }

  function logTicks(min, max, count) {
    const decades = Math.log10(max / min);
    if (decades < 0.8) {
      return linearTicks(min, max, count);
    }
    const leads = decades * 3 <= count + 1 ? [1, 2, 5] : [1];
    const low = Math.floor(Math.log10(min));
    const powers = linearTicks(low, Math.log10(max), Math.min(count, Math.log10(max) - low));
    return powers.flatMap(power => leads.map(lead => lead * 10 ** power)).filter(tick => tick >= min * 0.999 && tick <= max * 1.001);
  }

  /* The visible part of an axis, in its own scale and in values; changed in place, so that moving
     allocates nothing. */
  class Axis {
    constructor(values, log, fromZero) {
      this.log = log;
      this.scaled = { min: 0, max: 1 };
      this.range = [0, 1];
      const own = values.filter(value => Number.isFinite(value) && (!log || value > 0)).map(value => this.into(value));
      const high = own.reduce((a, b) => Math.max(a, b), -Infinity);
      const low = own.reduce((a, b) => Math.min(a, b), fromZero && !log ? 0 : high);
      const room = high > low ? (high - low) * 0.05 : Math.max(Math.abs(high) * 0.1, 0.2);
      this.home = own.length === 0 ? [0, 1] : [fromZero && low === 0 ? 0 : low - room, high + room];
      this.reset();
    }

    into(value) { return this.log ? Math.log10(value) : value; }
    out(value) { return this.log ? 10 ** value : value; }

    /* Returns where a value lies, from 0 to 1 in the visible part. */
    part(value) { return (this.into(value) - this.min) / (this.max - this.min); }

    reset() {
      [this.min, this.max] = this.home;
      this.place();
    }

    place() {
      this.scaled.min = this.range[0] = this.out(this.min);
      this.scaled.max = this.range[1] = this.out(this.max);
    }

    /* Moves by a part of the visible width, while some of the lines stay in sight. */
    shift(part) {
      const width = this.max - this.min;
      const free = Math.max(this.home[0] - this.max + width / 10, Math.min(this.home[1] - this.min - width / 10, part * width));
      this.min += free;
      this.max += free;
    }

    zoom(factor, part) {
      const width = (this.max - this.min) * factor;
      const times = width / (this.home[1] - this.home[0]);
      if (times > 0.002 && times < 5) {
        this.min += (this.max - this.min) * part - width * part;
        this.max = this.min + width;
      }
    }

    marks(count) {
      return (this.log ? logTicks : linearTicks)(...this.range, count);
    }
  }

  /* Lines on uPlot. A line has a label, a colour, a dash number, hidden or not, and points { x, y,
     low, high, text }. One redraw for each frame, however many events. */
  class LineChart {
    constructor(box, spec) {
      this.box = box;
      this.spec = spec;
      this.visible = spec.lines.map(line => !line.hidden);
      const points = spec.lines.flatMap(line => line.points);
      this.x = new Axis(points.map(point => point.x), spec.xLog, false);
      this.y = new Axis([...points.flatMap(({ y, low, high }) => [y, low ?? y, high ?? y]), spec.one ? 1 : NaN], spec.yLog, true);
      this.frame = 0;
      this.plot = new uPlot(this.options(), this.data(), box);
      this.tip = h("div", { class: "tip", hidden: true }, h("b"), h("span"));
      this.ring = h("div", { class: "ring", hidden: true });
      this.plot.over.append(this.ring, this.tip);
      this.listen();
      this.resized = new ResizeObserver(() => this.plot.setSize({ width: box.clientWidth, height: box.clientHeight }));
      this.resized.observe(box);
    }

    data() {
      const { lines, xLog, yLog } = this.spec;
      const xs = [...new Set(lines.flatMap(line => line.points.map(point => point.x)))].filter(x => !xLog || x > 0).sort((a, b) => a - b);
      return [xs, ...lines.map(line => {
        const at = new Map(line.points.map(point => [point.x, point.y]));
        return xs.map(x => (at.has(x) && (!yLog || at.get(x) > 0) ? at.get(x) : null));
      })];
    }

    options() {
      const { lines } = this.spec;
      const many = lines.length > MOST_DETAILED;
      const scale = axis => ({ time: false, distr: axis.log ? 3 : 1, range: () => axis.range });
      return {
        width: this.box.clientWidth, height: this.box.clientHeight, padding: [12, 20, 0, 0],
        cursor: { show: false }, legend: { show: false }, select: { show: false }, focus: { alpha: 0.15 },
        scales: { x: scale(this.x), y: scale(this.y) },
        axes: [this.axisOptions(this.x, "x", 64), this.axisOptions(this.y, "y", 50)],
        series: [{}, ...lines.map(line => ({
          label: line.label, stroke: line.colour, width: many ? 1 : 2, dash: DASHES[line.dash % DASHES.length], spanGaps: true,
          show: !line.hidden, points: { show: !many || line.points.length === 1, size: 7, fill: line.colour, width: 0 },
        }))],
        hooks: { draw: [() => this.drawExtras()] },
      };
    }

    axisOptions(axis, name, space) {
      const { colours, titles, formats } = this.spec;
      const line = { stroke: colours.line, width: 1 };
      const side = name === "x" ? "width" : "height";
      return {
        scale: name, label: titles[name], stroke: colours.muted, grid: line, ticks: line, font: colours.font, labelFont: colours.font, labelSize: 22,
        size: name === "x" ? 38 : 86,
        splits: plot => axis.marks(Math.max(2, Math.floor(plot.bbox[side] / devicePixelRatio / space))),
        filter: (plot, splits) => splits,
        values: (plot, splits) => splits.map(formats[name]),
      };
    }

    /* Draws the line at 1, and the intervals unless there are too many lines. */
    drawExtras() {
      const { ctx, bbox } = this.plot;
      ctx.save();
      ctx.beginPath();
      ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
      ctx.clip();
      ctx.lineWidth = 1.5 * devicePixelRatio;
      if (this.spec.one) {
        ctx.strokeStyle = this.spec.colours.text;
        ctx.beginPath();
        ctx.moveTo(bbox.left, this.canvasY(1));
        ctx.lineTo(bbox.left + bbox.width, this.canvasY(1));
        ctx.stroke();
      }
      if (this.visible.filter(Boolean).length <= MOST_WHISKERS) {
        this.spec.lines.forEach((line, i) => this.visible[i] && this.drawWhiskers(line));
      }
      ctx.restore();
    }

    canvasX(value) { return this.plot.bbox.left + this.x.part(value) * this.plot.bbox.width; }
    canvasY(value) { return this.plot.bbox.top + (1 - this.y.part(value)) * this.plot.bbox.height; }

    drawWhiskers(line) {
      const { ctx } = this.plot;
      const half = 4 * devicePixelRatio;
      ctx.strokeStyle = line.colour;
      ctx.beginPath();
      for (const { x, low, high } of line.points) {
        if (low !== null && (low > 0 || !this.y.log)) {
          const at = this.canvasX(x);
          ctx.moveTo(at, this.canvasY(low));
          ctx.lineTo(at, this.canvasY(high));
          for (const end of [low, high]) {
            ctx.moveTo(at - half, this.canvasY(end));
            ctx.lineTo(at + half, this.canvasY(end));
          }
        }
      }
      ctx.stroke();
    }

    render = () => {
      this.frame = 0;
      for (const axis of ["x", "y"]) {
        this[axis].place();
        this.plot.setScale(axis, this[axis].scaled);
      }
    };

    schedule() {
      this.hideTip();
      this.frame ||= requestAnimationFrame(this.render);
    }

    move(dx, dy) {
      this.x.shift(dx);
      this.y.shift(dy);
      this.schedule();
    }

    zoom(factor, partX = 0.5, partY = 0.5) {
      this.x.zoom(factor, partX);
      this.y.zoom(factor, partY);
      this.schedule();
    }

    reset() {
      this.x.reset();
      this.y.reset();
      this.schedule();
    }

    show(i, visible) {
      this.visible[i] = visible;
      this.hideTip();
      this.plot.setSeries(i + 1, { show: visible });
    }

    showAll(visible) {
      this.spec.lines.forEach((line, i) => this.show(i, visible));
    }

    /* Fades all lines but one; null ends it. */
    emphasise(i) {
      this.plot.setSeries(i === null ? null : i + 1, { focus: true });
    }

    listen() {
      const { over } = this.plot;
      const on = (types, act, options) => types.split(" ").forEach(type => over.addEventListener(type, act, options));
      let held = null;
      on("pointerdown", event => {
        if (event.button === 0) {
          held = { x: event.clientX, y: event.clientY };
          over.setPointerCapture(event.pointerId);
          this.box.classList.add("held");
        }
      });
      on("pointermove", event => {
        if (!held) {
          this.showNearest(event.offsetX, event.offsetY);
          return;
        }
        this.move((held.x - event.clientX) / over.clientWidth, (event.clientY - held.y) / over.clientHeight);
        held.x = event.clientX;
        held.y = event.clientY;
      });
      on("pointerup pointercancel", () => { held = null; this.box.classList.remove("held"); });
      on("pointerleave", () => this.hideTip());
      on("dblclick", () => this.reset());
      on("wheel", event => {
        event.preventDefault();
        const turned = Math.max(-100, Math.min(100, event.deltaY));
        this.zoom(Math.exp(turned / 400), event.offsetX / over.clientWidth, 1 - event.offsetY / over.clientHeight);
      }, { passive: false });
      this.box.addEventListener("keydown", event => this.onKey(event));
    }

    onKey(event) {
      const steps = { ArrowLeft: [-0.1, 0], ArrowRight: [0.1, 0], ArrowUp: [0, 0.1], ArrowDown: [0, -0.1] };
      const others = { "+": () => this.zoom(0.8), "-": () => this.zoom(1.25), 0: () => this.reset() };
      const act = steps[event.key] ? () => this.move(...steps[event.key]) : others[event.key];
      if (act && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        act();
      }
    }

    showNearest(x, y) {
      const { clientWidth, clientHeight } = this.plot.over;
      let nearest = NEAR;
      this.hideTip();
      this.spec.lines.forEach((line, i) => {
        for (const point of this.visible[i] ? line.points : []) {
          const at = { x: this.x.part(point.x) * clientWidth, y: (1 - this.y.part(point.y)) * clientHeight };
          const distance = Math.hypot(at.x - x, at.y - y);
          if (distance < nearest) {
            nearest = distance;
            this.showTip(line.label, point.text, at);
          }
        }
      });
    }

    showTip(label, words, { x, y }) {
      this.tip.firstChild.textContent = label;
      this.tip.lastChild.textContent = words;
      this.tip.hidden = this.ring.hidden = false;
      this.ring.style.transform = `translate(${x - 6.5}px, ${y - 6.5}px)`;
      const left = Math.max(0, Math.min(this.plot.over.clientWidth - this.tip.offsetWidth, x - this.tip.offsetWidth / 2));
      const above = y - this.tip.offsetHeight - 12;
      this.tip.style.transform = `translate(${left}px, ${above >= 0 ? above : y + 14}px)`;
    }

    hideTip() {
      this.tip.hidden = this.ring.hidden = true;
    }

    destroy() {
      cancelAnimationFrame(this.frame);
      this.resized.disconnect();
      this.plot.destroy();
    }
  }

  dynobench.chart = { linearTicks, logTicks, LineChart, MOST_DETAILED };
})();

/* The page. */
(() => {
  const host = document.getElementById("results");
  if (!host) {
    return;
  }
  const { h, link, text, collator, state: states, model: models, chart: charts } = dynobench;
  const { FACETS } = states;
  const LIMITS = { bars: 100, rows: 200, runs: 8 };
  const MOST_LINES = 200;
  const PARALLEL_LOADS = 16;
  const ALONG = "along\n";
  const LEGENDS = { view: "Chart", show: "Values", sort: "Order by", x: "Horizontal", y: "Vertical" };
  const KINDS = ["good", "fair", "poor"];

  const ui = {};
  const failed = new Set();
  const hidden = new Set();
  let index = null;
  let state = states.parse(location.hash);
  let model = null;
  let limits = { ...LIMITS };
  let written = location.hash;
  let touched = false;
  let turn = 0;
  let chart = null;

  /* Building blocks */

  const capital = word => word[0].toUpperCase() + word.slice(1);
  const note = (...words) => h("p", { class: "note" }, ...words);
  const span = (kind, ...content) => h("span", { class: kind }, ...content);
  const button = (words, onclick, attributes = {}) => h("button", { type: "button", onclick, ...attributes }, words);

  /* Returns a function that replaces the content of a node only if the given values changed. */
  function whenChanged(node, create) {
    let before = "";
    return values => {
      const now = JSON.stringify(values);
      if (now !== before) {
        before = now;
        node.replaceChildren(...values.map(create));
      }
    };
  }

  function choice(label, change, size = "") {
    const input = h("select", { onchange: () => change(input.value) });
    const offer = whenChanged(input, ([value, words]) => h("option", { value }, words));
    const fill = (options, value) => { offer(options); input.value = value; };
    return { box: h("label", { class: `field ${size}` }, h("span", {}, label), input), fill };
  }

  function segments(key) {
    const inputs = states.SWITCHES[key].map(value => h("input", { type: "radio", name: key, value, onchange: () => set({ [key]: value }) }));
    const labels = inputs.map(input => h("label", {}, input, capital(input.value)));
    const box = h("fieldset", { class: "segments" }, h("legend", {}, LEGENDS[key]), h("div", {}, labels));
    const fill = (value, seen) => {
      inputs.forEach(input => { input.checked = input.value === value; });
      box.hidden = !seen;
    };
    return { box, fill };
  }

  function facet(id) {
    const items = h("div", { class: "list" });
    const box = h("fieldset", {}, h("legend", {}, capital(id)), items);
    const offer = whenChanged(items, ([value, words]) => h("label", {},
      h("input", { type: "checkbox", onchange: event => toggle(id, value, event.target.checked) }), h("span", {}, words), h("small", {})));
    const fill = values => {
      offer(values.map(it => [it.value, it.label]));
      values.forEach((it, i) => {
        items.children[i].firstChild.checked = it.chosen;
        items.children[i].lastChild.textContent = it.count;
      });
      box.hidden = values.length < 2 && !values.some(it => it.chosen);
    };
    return { box, fill };
  }

  /* Building the page */

  function buildControls() {
    ui.phase = choice("Phase", phase => set({ phase }));
    ui.metric = choice("Metric", metric => set({ metric }));
    ui.factors = new Map(index.factors.map(factor => [factor.id, choice(capital(factor.title), value => chooseValue(factor.id, value))]));
    ui.reference = choice("Compare with", value => set({ with: value, show: "" }), "broad");
    ui.machine = choice("Machine", machine => set({ machine, runs: "" }), "broadest");
    ui.conditions = choice("Conditions", conditions => set({ conditions, runs: "" }), "broadest");
    ui.runs = choice("Runs", runs => set({ runs }), "broad");
    return h("div", { class: "controls", role: "group", "aria-label": "Figures" },
      [ui.phase, ui.metric, ...ui.factors.values(), ui.reference, ui.machine, ui.conditions, ui.runs].map(it => it.box));
  }

  function buildFilters() {
    ui.facets = Object.fromEntries(FACETS.map(id => [id, facet(id)]));
    ui.clear = button("Clear the filters", clearFilters);
    ui.filterCount = h("span", {});
    ui.unfiltered = note("Nothing to choose: all series have the same engine, version, mode, durability and isolation.");
    const open = matchMedia("(min-width: 72rem)").matches;
    return h("details", { class: "filters", open }, h("summary", {}, "Filters", ui.filterCount), FACETS.map(id => ui.facets[id].box), ui.unfiltered, ui.clear);
  }

  function buildBench() {
    ui.switches = Object.fromEntries(Object.keys(LEGENDS).map(key => [key, segments(key)]));
    const copy = dynobench.copyButton("Copy link", "Copy link", () => { remember(); return location.href; });
    return h("div", { class: "bench" }, Object.values(ui.switches).map(it => it.box), copy);
  }

  function build() {
    for (const name of ["notices", "chart", "table", "repeat"]) {
      ui[name] = h("div", { class: name });
    }
    ui.kicker = h("p", { class: "kicker" });
    ui.says = h("p", { class: "says" }, "Loading the figures.");
    ui.context = h("p", { class: "note context" });
    ui.probe = h("span", { hidden: true });
    ui.rest = h("div", { hidden: true },
      ui.notices, buildControls(),
      h("div", { class: "explorer" }, buildFilters(),
        h("div", { class: "stage" }, buildBench(), ui.chart, h("h2", {}, "Figures"), ui.table, h("h2", {}, "Repeat this"), ui.repeat, ui.probe)));
    host.append(h("div", { class: "answer" }, h("div", { "aria-live": "polite", "aria-atomic": "true" }, ui.kicker, ui.says), ui.context), ui.rest);
  }

  /* Changes by the user */

  function set(changes) {
    Object.assign(state, changes);
    limits = { ...LIMITS };
    touched = true;
    refresh();
  }

  function toggle(id, value, chosen) {
    const values = new Set(model.chosen[id]);
    values[chosen ? "add" : "delete"](value);
    set({ [id]: values });
  }

  const clearFilters = () => set(Object.fromEntries(FACETS.map(id => [id, new Set()])));

  function chooseValue(factor, value) {
    if (value === ALONG) {
      set({ view: "lines", along: factor });
    } else {
      set({ point: new Map([...state.point, [factor, value]]), view: model.along === factor ? "bars" : state.view });
    }
  }

  function moreButton(limit, shown, all) {
    const show = () => { limits[limit] += LIMITS[limit] * 10; render(); };
    return shown >= all ? "" : note(button(`Show more ${limit}`, show), ` ${text.whole(shown)} of ${text.whole(all)} are shown.`);
  }

  /* The URL */

  function remember() {
    const chosen = Object.fromEntries(FACETS.map(id => [id, new Set(model.chosen[id])]));
    const fragment = states.write({ ...state, ...chosen, point: model.fixed, with: model.asked ? state.with : "" });
    try {
      history.replaceState(history.state, "", fragment);
    } catch {
      location.hash = fragment;
    }
    written = location.hash;
  }

  /* Follows a fragment of the user; one without "=" is a place on the page. */
  function onHash() {
    if (location.hash !== written && (location.hash === "" || location.hash.includes("="))) {
      written = location.hash;
      state = states.parse(location.hash);
      limits = { ...LIMITS };
      refresh();
    }
  }

  /* Loading */

  async function load(run) {
    const folder = host.dataset.index.replace(/[^/]*$/, "");
    await dynobench.loadScript(`${folder}runs/${encodeURIComponent(run.id)}.js`).catch(() => {});
    if (!dynobench.runs.has(run.id)) {
      failed.add(run.id);
    }
  }

  async function loadAll(runs, mine) {
    let next = 0;
    const work = async () => {
      while (next < runs.length && mine === turn) {
        await load(runs[next++]);
        ui.context.textContent = `Loading ${text.whole(next)} of ${text.count(runs.length, "run")}.`;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_LOADS }, work));
  }

  async function refresh() {
    const mine = ++turn;
    models.settle(index, state);
    const missing = models.chosenRuns(index, state).filter(run => !dynobench.runs.has(run.id) && !failed.has(run.id));
    if (missing.length > 0) {
      host.setAttribute("aria-busy", "true");
      await loadAll(missing, mine);
    }
    if (mine === turn) {
      host.removeAttribute("aria-busy");
      render();
    }
  }

  /* Rendering */

  function render() {
    model = models.compute(index, state);
    const { kicker, says, context } = dynobench.answer.answer(model);
    ui.kicker.textContent = kicker;
    ui.says.textContent = says;
    ui.context.textContent = context;
    ui.rest.hidden = false;
    renderNotices();
    renderControls();
    renderChart();
    renderTable();
    renderRepeat();
    if (touched) {
      remember();
    }
  }

  function renderNotices() {
    const marks = model.shownRuns.filter(run => run.mark);
    const lost = model.runs.filter(run => failed.has(run.id));
    const items = marks.map(run => h("p", {}, link(run.page, run.id), `: ${run.mark}`));
    if (lost.length > 0) {
      items.push(h("p", {}, `The data of ${text.count(lost.length, "run")} could not be loaded: ${lost.map(run => run.id).join(", ")}.`));
    }
    ui.notices.replaceChildren(...items);
  }

  const named = items => items.map(it => [it.id, it.title]);

  function renderControls() {
    const runs = models.runsOf(index, state);
    const contenders = new Map(model.all.map(it => [it.s.contender, it.label]).reverse());
    ui.phase.fill(named(index.phases), state.phase);
    ui.metric.fill(named(index.metrics), state.metric);
    ui.machine.fill(named(index.machines), state.machine);
    ui.conditions.fill(named(models.conditionsOf(index, state)), state.conditions);
    ui.runs.fill([["", "Newest of each"], ["all", `All ${text.count(runs.length, "run")}`], ...runs.map(run => [run.id, run.id])], state.runs);
    ui.reference.fill([["", "The best"], ...[...contenders].sort((a, b) => collator.compare(a[1], b[1]))], model.asked ? state.with : "");
    ui.factors.forEach(fillFactor);
    ui.switches.view.fill(model.along ? "lines" : "bars", model.numeric.length > 0);
    ui.switches.show.fill(model.inRatios ? "ratio" : "absolute", true);
    ui.switches.sort.fill(state.sort || "value", !model.along);
    ui.switches.x.fill(state.x || "log", model.along);
    ui.switches.y.fill(state.y || "log", model.along);
    FACETS.forEach(id => ui.facets[id].fill(model.counts[id]));
    ui.unfiltered.hidden = FACETS.some(id => !ui.facets[id].box.hidden);
    ui.clear.hidden = !model.filtered;
    ui.filterCount.textContent = model.filtered ? `: ${model.rows.length} of ${text.count(model.all.length, "series", "series")}` : "";
  }

  function fillFactor(control, id) {
    const factor = model.factors.find(it => it.id === id);
    control.box.hidden = !factor;
    if (factor) {
      const values = factor.values.map(value => [value, value === "" ? "not stated" : text.whole(value)]);
      const along = factor.numeric ? [[ALONG, "All (lines)"]] : [];
      control.fill([...values, ...along], id === model.along ? ALONG : model.fixed.get(id));
    }
  }

  /* Charts */

  function renderChart() {
    chart?.destroy();
    chart = null;
    if (!model.rows.some(row => row.cells.length > 0)) {
      ui.chart.replaceChildren(emptyState());
    } else if (model.along) {
      renderLines();
    } else {
      renderBars();
    }
  }

  function emptyState() {
    const others = models.runsOf(index, state).length > model.runs.length;
    const [advice, words, act] = model.filtered ? ["Clear the filters.", "Clear the filters", clearFilters]
      : others ? ["Other runs may have them.", "Show all runs", () => set({ runs: "all" })]
        : ["Choose another phase or metric.", "Start again", () => set(states.fresh())];
    const which = state.runs ? "chosen run" : "run of this machine and these conditions";
    return h("div", { class: "empty" }, h("p", {}, `No ${which} has these figures. ${advice}`), button(words, act));
  }

  function chartTitle() {
    const { better, title } = model.metric;
    return model.inRatios
      ? `${title}: ratio to ${model.reference.label} with 95 % interval. ${better === "MORE" ? "Above" : "Below"} 1 is better.`
      : `${title}: median with 95 % interval. ${better === "MORE" ? "More" : "Less"} is better.`;
  }

  const hue = row => index.engines.indexOf(row.s.name) % 8;

  function who(row) {
    const kind = KINDS.includes(row.s.kind) ? row.s.kind : "unknown";
    return span("who", h("b", {}, row.label),
      span(`badge ${kind}`, row.s.durability || "durability not stated"),
      model.runs.length > 1 ? link(row.run.page, row.run.id, { class: "badge run" }) : null,
      row.run.mark ? span("badge poor", "run has a mark") : null);
  }

  const percent = part => `${(Math.max(0, Math.min(1, part)) * 100).toFixed(3)}%`;

  function placed(kind, from, to = from) {
    const node = span(kind);
    node.style.left = percent(from);
    if (to !== from) {
      node.style.width = percent(to - from);
    }
    return node;
  }

  /* Returns the number that a cell shows, with its interval, or why there is none. */
  function shownValue(row, cell) {
    const { unit } = model.metric;
    const found = model.inRatios ? model.ratio(row, cell) : cell?.sum;
    if (!found) {
      const why = model.isApart(row) ? "another run"
        : model.referenceCell ? "no common value above 0" : `${model.reference?.label} has no figure`;
      return { why: cell ? `no ratio: ${why}` : "no figure" };
    }
    const words = model.inRatios ? text.ratio(found.value) : text.figure(found.value, unit);
    return { ...found, words, range: text.range(found, model.inRatios ? "" : unit) };
  }

  /* Returns the scale of the bars: from 0, or for ratios logarithmic around 1. */
  function barScale(shown) {
    const ends = shown.filter(it => !it.why).flatMap(it => [it.value, it.low ?? it.value, it.high ?? it.value]);
    const most = ends.reduce((a, b) => Math.max(a, b), 0);
    if (!model.inRatios) {
      const max = most || 1;
      return { part: value => value / max, ticks: charts.linearTicks(0, max, 4), format: value => text.tick(value, model.metric.unit) };
    }
    const low = ends.reduce((a, b) => Math.min(a, b), 1) / 1.1;
    const high = Math.max(1, most) * 1.1;
    return { part: value => Math.log(value / low) / Math.log(high / low), ticks: charts.logTicks(low, high, 6), format: text.tick };
  }

  function axisRow(scale) {
    const labels = scale.ticks.map(tick => {
      const label = placed("tick", scale.part(tick));
      label.textContent = scale.format(tick);
      return label;
    });
    return h("li", { class: "axis", "aria-hidden": "true" }, span("who"), span("track", labels), span("value"));
  }

  function barRow(row, shown, scale) {
    const parts = model.inRatios ? [placed("one", scale.part(1))] : [];
    if (!shown.why) {
      const at = scale.part(shown.value);
      const from = model.inRatios ? scale.part(1) : 0;
      parts.push(placed("fill", Math.min(from, at), Math.max(from, at)));
      parts.push(shown.low === null ? "" : placed("whisker", scale.part(shown.low), scale.part(shown.high)));
      parts.push(model.inRatios ? placed("dot", at) : "");
    }
    const value = shown.why ? span("value none", shown.why) : span("value", h("b", {}, shown.words), " ", h("small", {}, shown.range));
    const bar = h("li", {}, who(row), h("span", { class: "track", "aria-hidden": "true" }, parts), value);
    bar.style.setProperty("--c", `var(--c${hue(row)})`);
    return bar;
  }

  function renderBars() {
    const rows = models.ordered(model, state.sort === "name");
    const shown = rows.map(row => shownValue(row, row.cell));
    const scale = barScale(shown);
    const bars = rows.slice(0, limits.bars).map((row, i) => barRow(row, shown[i], scale));
    const list = h("ol", { class: model.inRatios ? "bars ratios" : "bars" }, axisRow(scale), bars);
    list.style.setProperty("--step", percent(scale.part(scale.ticks[1] ?? Infinity)));
    const title = chartTitle() + (model.inRatios ? " The scale is logarithmic." : "");
    ui.chart.replaceChildren(note(title), list, moreButton("bars", bars.length, rows.length));
  }

  /* Lines */

  function colour(name) {
    ui.probe.style.color = `var(${name})`;
    return getComputedStyle(ui.probe).color;
  }

  /* Returns the lines: the colour tells the engine, or the series of a single engine. */
  function chartLines(rows) {
    const palette = Array.from({ length: 8 }, (_, i) => colour(`--c${i}`));
    const single = new Set(rows.map(hue)).size === 1;
    const counts = new Map();
    return rows.map((row, i) => {
      const nth = counts.get(hue(row)) ?? 0;
      counts.set(hue(row), nth + 1);
      const label = rows.filter(it => it.label === row.label).length > 1 ? `${row.label} · ${row.run.id}` : row.label;
      const key = `${row.run.id} ${row.i}`;
      const dash = rows.length > charts.MOST_DETAILED ? 0 : single ? i >> 3 : nth;
      return { key, label, dash, colour: palette[single ? i % 8 : hue(row)], hidden: hidden.has(key), points: linePoints(row) };
    });
  }

  function linePoints(row) {
    const factor = model.factors.find(it => it.id === model.along);
    return row.cells.flatMap(cell => {
      const { why, value, low, high, words, range } = shownValue(row, cell);
      const at = dynobench.answer.atFactor(factor, String(cell.x));
      return why ? [] : [{ x: cell.x, y: value, low, high, text: `${at}: ${words}${text.brackets(range)}` }];
    });
  }

  function renderLines() {
    if (typeof uPlot === "undefined") {
      ui.chart.replaceChildren(h("p", { class: "empty" }, "The chart library did not load. The table below has the figures."));
      return;
    }
    const rows = models.ordered(model, false).filter(row => row.cells.length > 0);
    const drawn = chartLines(rows.slice(0, MOST_LINES));
    const plot = h("div", { class: "plot", tabindex: "0", role: "group", "aria-label": "Line chart: arrow keys move, plus and minus zoom, 0 resets" });
    const keys = h("div", { class: "tools" });
    const legend = h("ul", { class: "series", "aria-label": "Lines" });
    const cut = rows.length > MOST_LINES ? ` The first ${MOST_LINES} of ${text.whole(rows.length)} lines are drawn.` : "";
    ui.chart.replaceChildren(note(chartTitle() + cut), plot, keys, legend);
    chart = new charts.LineChart(plot, lineSpec(drawn));
    const items = drawn.map((line, i) => legendItem(line, i));
    legend.append(...items.map(item => item.box));
    keys.append(...chartKeys(items));
  }

  function lineSpec(lines) {
    const factor = model.factors.find(it => it.id === model.along);
    const unit = model.inRatios ? "" : model.metric.unit;
    return {
      lines, one: model.inRatios, titles: { x: factor.title, y: model.inRatios ? "Ratio" : model.metric.title },
      xLog: state.x !== "linear" && lines.every(line => line.points.every(point => point.x > 0)), yLog: state.y !== "linear",
      formats: { x: value => text.whole(Number(value.toPrecision(3))), y: value => text.tick(value, unit) },
      colours: { text: colour("--text"), muted: colour("--muted"), line: colour("--line"), font: `12px ${getComputedStyle(host).fontFamily}` },
    };
  }

  function swatch(line) {
    const node = h("i", {});
    node.style.borderTop = `3px ${["solid", "dashed", "dotted"][line.dash % 3]} ${line.colour}`;
    return node;
  }

  function legendItem(line, i) {
    const toggler = button([swatch(line), h("span", {}, line.label)], () => { show(hidden.has(line.key)); chart.show(i, !hidden.has(line.key)); });
    const show = visible => {
      hidden[visible ? "delete" : "add"](line.key);
      toggler.setAttribute("aria-pressed", String(visible));
    };
    show(!line.hidden);
    for (const [event, which] of [["pointerenter", i], ["focus", i], ["pointerleave", null], ["blur", null]]) {
      toggler.addEventListener(event, () => chart?.emphasise(which));
    }
    return { box: h("li", {}, toggler), show };
  }

  function chartKeys(items) {
    const key = (sign, name, act) => button(sign, act, { "aria-label": name });
    const moves = [["←", "left", -0.2, 0], ["→", "right", 0.2, 0], ["↑", "up", 0, 0.2], ["↓", "down", 0, -0.2]];
    const all = visible => { items.forEach(item => item.show(visible)); chart.showAll(visible); };
    return [
      ...moves.map(([sign, where, dx, dy]) => key(sign, `Move ${where}`, () => chart.move(dx, dy))),
      key("+", "Zoom in", () => chart.zoom(0.7)), key("−", "Zoom out", () => chart.zoom(1 / 0.7)), button("Reset", () => chart.reset()),
      button("Show all lines", () => all(true)), button("Hide all lines", () => all(false)),
      span("note", "Drag to move, turn the wheel to zoom, double-click to reset."),
    ];
  }

  /* Table */

  /* Returns the columns: title, value for CSV and sorting, words of a number, nodes of a link. */
  function columns() {
    const field = (title, name, seen = true) => ({ title, seen, value: entry => entry.row.s[name] });
    const number = (title, value, words) => ({ title, seen: true, number: true, words, value });
    const sum = (title, name) => number(title, entry => entry.cell.sum[name], value => text.figure(value, model.metric.unit));
    const ratio = (title, name) => number(title, entry => model.ratio(entry.row, entry.cell)?.[name] ?? null, text.ratio);
    const factors = model.factors.map(({ id, title, numeric }) => ({
      title, number: numeric, words: text.whole, seen: id === model.along, value: entry => (id === model.along ? entry.cell.x : model.fixed.get(id)),
    }));
    return [
      field("Contender", "contender"), field("Version", "version"), field("Mode", "mode"),
      field("Commit", "commit", false), field("Durability", "durability"), field("Isolation", "isolation"), ...factors,
      sum("Median", "value"), sum("Low", "low"), sum("High", "high"), number("Rounds", entry => entry.cell.sum.rounds, text.whole),
      ratio("Ratio", "value"), ratio("Ratio low", "low"), ratio("Ratio high", "high"),
      { title: "Run", seen: true, value: ({ row }) => row.run.id, node: ({ row }) => link(row.run.page, row.run.id) },
      { title: "File", seen: true, value: ({ row }) => row.run.file, node: ({ row }) => link(row.run.file, "dynorun") },
      { title: "Mark", seen: model.shownRuns.some(run => run.mark), value: ({ row }) => row.run.mark },
    ];
  }

  function tableCell(column, entry) {
    const value = column.value(entry);
    return column.number
      ? h("td", { class: "n", "data-value": value ?? "" }, value === null || value === "" ? "–" : column.words(value))
      : h("td", {}, column.node ? column.node(entry) : value);
  }

  function csvText(all, entries) {
    const titles = all.map(({ title }) => (["Median", "Low", "High"].includes(title) ? `${title} (${text.baseUnit(model.metric.unit)})` : title));
    return text.csv([titles, ...entries.map(entry => all.map(column => column.value(entry)))]);
  }

  function download(name, content) {
    const url = URL.createObjectURL(new Blob([content], { type: "text/csv;charset=utf-8" }));
    h("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  function renderTable() {
    const entries = models.ordered(model, state.sort === "name").flatMap(row => row.cells.map(cell => ({ row, cell })));
    const all = columns();
    const seen = all.filter(column => column.seen);
    if (entries.length === 0) {
      ui.table.replaceChildren(note("No figures are shown."));
      return;
    }
    const shown = entries.slice(0, limits.rows);
    const table = h("table", {},
      h("caption", {}, `${model.phase.title}, ${model.metric.title.toLowerCase()}. Ratios are to ${model.reference.label}.`),
      h("thead", {}, h("tr", {}, seen.map(column => h("th", { scope: "col", class: column.number ? "n" : null }, column.title)))),
      h("tbody", {}, shown.map(entry => h("tr", {}, seen.map(column => tableCell(column, entry))))));
    const file = [index.workload, state.phase, state.metric].join("-").replace(/[^\w.-]+/g, "-");
    const wide = h("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "Table of figures" }, table);
    ui.table.replaceChildren(wide, moreButton("rows", shown.length, entries.length));
    dynobench.enhanceTable(table, [button("Download CSV", () => download(`${file}.csv`, csvText(all, entries)))]);
  }

  /* Repeat this */

  function repeatArticle(run) {
    const code = h("pre", {}, h("code", {}, run.repeat));
    const box = h("article", {},
      h("h3", {}, link(run.page, run.id)),
      note([run.started, run.plan && `plan ${run.plan}`].filter(Boolean).join(", "), " ", link(run.file, "Run file")),
      run.confirmed ? note(run.confirmed) : [],
      [run.mark, ...run.warnings].filter(Boolean).map(warning => h("p", { class: "warning" }, warning)), run.repeat ? code : null);
    if (run.repeat) {
      dynobench.enhanceCode(code);
    }
    return box;
  }

  function renderRepeat() {
    const shown = model.shownRuns.slice(0, limits.runs);
    ui.repeat.replaceChildren(note("Download a run file. A command measures the same again on your machine:"),
      ...shown.map(repeatArticle), moreButton("runs", shown.length, model.shownRuns.length));
  }

  function start() {
    const data = dynobench.indexes.get(host.dataset.workload);
    index = data && models.normalise(data);
    if (!index || index.runs.length === 0) {
      const contribute = link(`${document.documentElement.dataset.root ?? "../"}contribute.html`, "Contribute the first run");
      const why = index ? "There are no results of this workload yet." : "The data of this page could not be loaded.";
      host.append(h("div", { class: "empty" }, h("p", {}, why), index && contribute));
      return;
    }
    build();
    window.addEventListener("hashchange", onHash);
    document.addEventListener("dynobench-theme", () => chart && renderChart());
    refresh();
  }

  start();
})();
