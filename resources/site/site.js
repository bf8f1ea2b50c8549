/* Dynobench results: theme, tables, copy buttons, search of the guide; and the data's entrance. */
"use strict";
(() => {
  const indexes = new Map();
  const runs = new Map();
  const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

  /* Creates an element. Children are nodes or texts, never markup; "onclick" and so on add listeners. */
  function h(tag, attributes = {}, ...children) {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (typeof value === "function") {
        node.addEventListener(name.slice(2), value);
      } else if ((value ?? false) !== false) {
        node.setAttribute(name, value === true ? "" : value);
      }
    }
    node.append(...children.flat().filter(child => (child ?? false) !== false));
    return node;
  }

  /* Returns a link of the data if it stays on this site, else plain text. */
  function link(href, text, attributes = {}) {
    const url = href && URL.canParse(href, location.href) ? new URL(href, location.href) : null;
    const inside = url && url.protocol === location.protocol && url.host === location.host;
    return inside ? h("a", { href: url.href, ...attributes }, text) : h("span", attributes, text);
  }

  function loadScript(src) {
    return new Promise((resolve, reject) => {
      const script = h("script", { src, onload: () => end(resolve), onerror: () => end(reject) });
      const end = then => { script.remove(); then(); };
      document.head.append(script);
    });
  }

  /* Copying */

  const status = h("div", { class: "unseen", role: "status" });

  function copyByCommand(text) {
    const area = h("textarea", { class: "unseen", readonly: true, "aria-hidden": "true" });
    const focused = document.activeElement;
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    focused?.focus();
    return done;
  }

  async function copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copyByCommand(text);
    }
  }

  function copyButton(label, name, text) {
    let timer = 0;
    const button = h("button", { type: "button", "aria-label": name, onclick: async () => {
      button.textContent = status.textContent = await copyText(text()) ? "Copied" : "Not copied";
      clearTimeout(timer);
      timer = setTimeout(() => { button.textContent = label; status.textContent = ""; }, 1500);
    } }, label);
    return button;
  }

  function enhanceCode(pre) {
    const box = h("div", { class: "code" });
    pre.replaceWith(box);
    pre.tabIndex = 0;
    box.append(pre, copyButton("Copy", "Copy the command", () => pre.textContent.trim()));
  }

  /* Tables */

  const wordsOf = query => query.toLowerCase().split(/\s+/).filter(Boolean);
  const plain = cell => cell.textContent.replace(/\s+/g, " ").trim();
  const bodyRows = table => [...(table.tBodies[0]?.rows ?? [])];
  const headCells = table => [...(table.tHead?.rows[0]?.cells ?? [])];

  /* Returns the number at the start of a text; the text if it has none, and nothing for a dash. */
  function numberIn(text) {
    const found = /^-?[\d,]+(?:\.\d+)?/.exec(text);
    return found ? Number(found[0].replaceAll(",", "")) : text === "–" ? "" : text;
  }

  function sortKey(row, column) {
    const cell = row.cells[column];
    const value = cell?.dataset.value;
    if (value === undefined) {
      const text = cell ? plain(cell) : "";
      return cell?.classList.contains("n") ? numberIn(text) : text;
    }
    return value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : value;
  }

  /* Empty cells come last in both directions. */
  function compareKeys(a, b, sign) {
    if (a === "" || b === "") {
      return (a === "") - (b === "");
    }
    return sign * (typeof a === "number" && typeof b === "number" ? a - b : collator.compare(a, b));
  }

  function sortTable(table, column) {
    const head = headCells(table);
    const descending = head[column].getAttribute("aria-sort") === "ascending";
    head.forEach(cell => cell.removeAttribute("aria-sort"));
    head[column].setAttribute("aria-sort", descending ? "descending" : "ascending");
    const keyed = bodyRows(table).map(row => ({ row, key: sortKey(row, column) }));
    keyed.sort((a, b) => compareKeys(a.key, b.key, descending ? -1 : 1));
    table.tBodies[0].append(...keyed.map(each => each.row));
  }

  function addSortButtons(table) {
    headCells(table).forEach((cell, column) => {
      if (cell.textContent.trim() !== "") {
        const button = h("button", { type: "button", onclick: () => sortTable(table, column) });
        button.append(...cell.childNodes);
        cell.append(button);
      }
    });
  }

  function asTabs(table) {
    const rows = [...(table.tHead?.rows ?? []), ...bodyRows(table).filter(row => !row.hidden)];
    return rows.map(row => [...row.cells].map(plain).join("\t")).join("\n") + "\n";
  }

  function filterField(table) {
    const field = h("input", { type: "search", placeholder: "Filter rows", "aria-label": "Filter the rows of the table" });
    const count = h("output");
    const show = () => {
      const words = wordsOf(field.value);
      const rows = bodyRows(table);
      let shown = 0;
      for (const row of rows) {
        const text = row.textContent.toLowerCase();
        row.hidden = !words.every(word => text.includes(word));
        shown += row.hidden ? 0 : 1;
      }
      count.textContent = `${shown} of ${rows.length}`;
    };
    field.addEventListener("input", show);
    show();
    return [field, count];
  }

  /* Makes a table sortable and adds its toolbar, with further buttons if given. */
  function enhanceTable(table, buttons = []) {
    addSortButtons(table);
    const filter = table.hasAttribute("data-filter") ? filterField(table) : [];
    const copy = copyButton("Copy", "Copy the table", () => asTabs(table));
    const tools = h("div", { class: "tools" }, filter, copy, buttons);
    (table.closest(".wide") ?? table).before(tools);
  }

  /* Theme */

  const THEMES = ["System", "Light", "Dark"];
  const KEY = "dynobench-theme";

  /* Reads or stores the choice; without storage it holds for this page only. */
  function stored(theme) {
    try {
      return theme ? localStorage.setItem(KEY, theme) : localStorage.getItem(KEY);
    } catch {
      return null;
    }
  }

  function addThemeButton() {
    let theme = THEMES.includes(stored()) ? stored() : "System";
    const button = h("button", { type: "button", onclick: () => {
      theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
      stored(theme);
      apply();
    } });
    const apply = () => {
      button.textContent = `Theme: ${theme}`;
      document.documentElement.dataset.theme = theme.toLowerCase();
      document.dispatchEvent(new CustomEvent("dynobench-theme"));
    };
    apply();
    document.querySelector("header.site")?.append(button);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply);
  }

  /* Search of the guide */

  const MOST_HITS = 20;
  const WEIGHTS = [["title", 100], ["heading", 10], ["text", 1]];
  let entries = null;

  /* Returns the sum of the best place of each word: title, heading or text; 0 if a word is missing. */
  function score(entry, words) {
    let sum = 0;
    for (const word of words) {
      const place = WEIGHTS.find(([field]) => String(entry[field] ?? "").toLowerCase().includes(word));
      if (!place) {
        return 0;
      }
      sum += place[1];
    }
    return sum;
  }

  function findEntries(words) {
    return entries
      .map(entry => ({ entry, score: score(entry, words) }))
      .filter(each => each.score > 0)
      .sort((a, b) => b.score - a.score)
      .map(each => each.entry);
  }

  function marked(text, words) {
    const pattern = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    return text.split(new RegExp(`(${pattern})`, "i")).map((part, i) => i % 2 ? h("mark", {}, part) : part);
  }

  function snippet(text, words) {
    const lower = text.toLowerCase();
    const places = words.map(word => lower.indexOf(word)).filter(place => place >= 0);
    const middle = places.length ? Math.min(...places) : 0;
    const from = middle < 70 ? 0 : text.indexOf(" ", middle - 60) + 1;
    const cut = text.slice(from, from + 180);
    const end = from + 180 < text.length ? cut.slice(0, Math.max(cut.lastIndexOf(" "), 90)) + " …" : cut;
    return marked((from > 0 ? "… " : "") + end, words);
  }

  function hit(entry, words) {
    const anchor = entry.anchor ? `#${encodeURIComponent(entry.anchor)}` : "";
    const title = String(entry.title ?? "");
    const heading = String(entry.heading || title);
    return h("li", {},
      link(String(entry.page ?? "") + anchor, [
        h("b", {}, marked(heading, words)),
        heading === title ? null : h("span", {}, marked(title, words)),
        h("p", {}, snippet(String(entry.text ?? ""), words))]));
  }

  /* Up and Down walk through the field and the hits, Escape returns to the field. */
  function walkHits(field, list, event) {
    const stops = [field, ...list.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && stops[at + step]) {
      stops[at + step].focus();
      event.preventDefault();
    } else if (event.key === "Escape") {
      field.focus();
      field.select();
    } else if (event.key === "Enter" && at === 0 && stops[1]) {
      stops[1].click();
    }
  }

  function focusOnSlash(field) {
    document.addEventListener("keydown", event => {
      const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        field.focus();
      }
    });
  }

  function addSearch(box) {
    const field = h("input", { type: "search", id: "guide-query", autocomplete: "off" });
    const count = h("p", { class: "note", role: "status" });
    const list = h("ol", { hidden: true });
    let loading = null;
    const show = () => {
      const words = wordsOf(field.value);
      const found = entries && words.length ? findEntries(words) : [];
      list.replaceChildren(...found.slice(0, MOST_HITS).map(entry => hit(entry, words)));
      list.hidden = found.length === 0;
      count.textContent = found.length ? `${Math.min(found.length, MOST_HITS)} of ${found.length} places`
        : words.length && entries ? "Nothing found. Try fewer or shorter words." : "";
    };
    const load = () => {
      loading ??= loadScript(box.dataset.index).then(show, () => {
        count.textContent = "The search index could not be loaded.";
      });
    };
    field.addEventListener("focus", load);
    field.addEventListener("input", show);
    box.addEventListener("keydown", event => walkHits(field, list, event));
    box.append(h("label", { for: field.id }, "Search the guide ", h("kbd", {}, "/")), field, count, list);
    focusOnSlash(field);
  }

  window.dynobench = {
    index: data => { indexes.set(String(data.workload), data); },
    run: (id, data) => { runs.set(String(id), Object(data)); },
    guide: data => { entries = Array.isArray(data) ? data : []; },
    indexes, runs, h, link, loadScript, copyButton, enhanceTable, enhanceCode, collator,
  };

  addThemeButton();
  document.body.append(status);
  for (const table of document.querySelectorAll("table[data-sortable], section > .wide > table")) {
    if (headCells(table).some(cell => plain(cell) !== "")) {
      table.parentElement.tabIndex = 0;
      enhanceTable(table);
    }
  }
  document.querySelectorAll("pre > code").forEach(code => enhanceCode(code.parentElement));
  document.querySelectorAll("#guide-search").forEach(addSearch);
})();
