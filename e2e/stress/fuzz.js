// biome-ignore lint/correctness/noUnusedVariables: the tests evaluate it in the page
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one function, so that they can
async function fuzz({ seed, matches, kind, patience }) {
  // Strange input of a kind, made from real matches: {game, link, save, options, stored, deal}.
  // Returns what was wrong with what came of it, and whether it was taken in.

  // ---- Chance (mulberry32)
  let luck = seed >>> 0;
  const random = () => {
    luck = (luck + 0x6d2b79f5) >>> 0;
    let n = Math.imul(luck ^ (luck >>> 15), luck | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n) => Math.floor(random() * n);
  const pick = (list) => list[below(list.length)];

  // ---- Strange things
  const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "prototype"];
  const PIECES = [
    ...["", "0", "-1", "7", "1e9", "9".repeat(400), "null", "true", "[]", "{}", '"', "\\", "\n", " ", "&", "=", "#"],
    ...["%", "%00", "%ff", ".", ":", "deal", "seed", "v", "check", "<b>", "<img src=x>", "play:C7", "X1", "七", "שלום"],
    ...["\u202e", "\ud800", "\udfff", "\u0000", "e\u0301".repeat(40), "x".repeat(300), ...NAMES],
  ];
  const long = () => pick(["x", "9", "[", "&a=", "七", "\u202e", '"']).repeat(pick([9_000, 300_000]));
  const deepText = (levels) => pick(["[", '{"a":']).repeat(levels);
  const deep = (levels) => {
    let value = 0;
    for (let n = 0; n < levels; n++) value = n % 2 ? [value] : { a: value };
    return value;
  };
  const value = () =>
    below(8)
      ? pick([...[null, true, false, -1, 0, 3, 1.5, 1e308, 2 ** 53, [], {}, [[]], { a: null }, [null], ""], ...PIECES])
      : pick([() => deep(30), () => deep(1000), long, () => ({ [pick(NAMES)]: pick(PIECES) })])();
  const edited = (text) => {
    for (let n = below(4); n >= 0; n--) {
      const at = below(text.length + 1);
      const to = Math.min(text.length, at + pick([0, 1, 1, 2, 8, 40]));
      const piece = below(40) ? pick([pick(PIECES), text.slice(at, to).repeat(2)]) : long();
      text = text.slice(0, at) + piece + text.slice(to);
    }
    return text;
  };
  const changed = (fields) => {
    const next = { ...fields, [below(9) ? pick(Object.keys(fields)) : pick(PIECES)]: value() };
    if (!below(6)) delete next[pick(Object.keys(next))];
    return next;
  };

  // ---- Checksum of a link: CRC-32 of UTF-8
  const TABLE = Array.from({ length: 256 }, (_, n) => {
    for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ 0xedb88320 : n >>> 1;
    return n >>> 0;
  });
  const check = (text) => {
    let crc = 0xffffffff;
    for (const byte of new TextEncoder().encode(text)) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
    return ((crc ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
  };

  // ---- Links, saves, what is stored, files
  const linkLike = (text) => {
    const [body, rest] = text.split("&check=");
    const strange = edited(body);
    if (!below(4)) return edited(`${body}&check=${rest}`);
    return `${strange}&check=${check(strange)}${rest.slice(8)}`;
  };
  const link = () => linkLike(pick(matches).link);
  const replay = () => linkLike(pick(matches).deal.replay);
  const sent = () => pick(matches).challenge;
  const challenge = () => linkLike(sent());
  const byAnother = () => {
    const name = encodeURIComponent(edited("Ann").toWellFormed()).slice(0, 400);
    const strange = sent()
      .split("&check=")[0]
      .replace("by=Ann", () => `by=${name}`);
    return `${strange}&check=${check(strange)}`;
  };
  const save = () => {
    const text = pick(matches).save;
    if (!below(4)) return pick([() => edited(text), () => deepText(pick([21, 5_000, 200_000])), long])();
    const fields = JSON.parse(text);
    if (!below(3)) return JSON.stringify(changed(fields));
    const strange = edited(fields.record.trimEnd().split("\n").slice(0, -1).join("\n"));
    return JSON.stringify({ ...fields, record: `${strange}\ncheck ${check(strange)}\n` });
  };
  const stored = (match) => {
    if (!below(4)) return edited(match.stored);
    const fields = JSON.parse(match.stored);
    return JSON.stringify(below(2) ? changed(fields) : { ...fields, save: save() });
  };
  const choices = () => {
    const fields = { seats: 4, level: "club", options: pick(matches).options };
    const text = JSON.stringify({ [pick(matches).game]: below(5) ? changed(fields) : value() });
    return below(4) ? text : edited(text);
  };
  const statistics = () => {
    const text = JSON.stringify({ [pick(matches).game]: below(4) ? changed({ played: 3, won: 1 }) : value() });
    return below(4) ? text : edited(text);
  };
  // More than there is of anything: by names that are letters alone.
  const many = (count, one) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [
        [...n.toString(26)].map((d) => String.fromCharCode(97 + parseInt(d, 26))).join(""),
        one,
      ]),
    );
  const crowd = () => {
    const count = pick([90, 600, 30_000]);
    const learned = { offered: true, lessons: {}, exercises: many(count, "tried") };
    return pick([
      () => ({ data: { [pick(["statistics", "settings"])]: JSON.stringify(many(count, { played: 3, won: 1 })) } }),
      () => ({ data: Object.fromEntries(Object.keys(many(count)).map((name) => [`save:${name}`, "{}"])) }),
      () => ({ data: Object.fromEntries(Object.keys(many(count)).map((name) => [`aside:seven-euchre:${name}`, "x"])) }),
      () => ({ data: {}, learned: pick([{ "seven-euchre": learned }, many(count, { ...learned, exercises: {} })]) }),
      () => ({ data: {}, deals: pick([Object.keys(many(count)), Object.values(many(count, {}))]) }),
    ])();
  };
  const file = () => {
    const match = pick(matches);
    const { game } = match;
    const data = {
      [`save:${game}`]: stored(match),
      ...(below(2) && { choices: choices() }),
      ...(below(2) && { statistics: statistics() }),
      ...(below(2) && { settings: JSON.stringify(changed({ format: 1, lang: "en" })) }),
      ...(!below(3) && { [`aside:${pick([game, "x".repeat(300), "x"])}:${pick(PIECES)}`]: stored(match) }),
      ...(!below(6) && { [pick(PIECES)]: value() }),
    };
    const content = below(12) ? { data } : crowd();
    const whole = { product: "nanafuda", format: 1, exported: "2026-01-02T03:04:05.000Z", ...content };
    const text = JSON.stringify(below(4) ? whole : changed(whole));
    return below(5) ? text : pick([() => edited(text), () => deepText(pick([21, 200_000])), long])();
  };

  const dealsFile = () => {
    const kept = () => {
      const { deal } = pick(matches);
      const one = below(2) ? deal : { ...deal, replay: replay() };
      return below(3) ? one : changed(one);
    };
    const deals = Array.from({ length: pick([0, 1, 1, 1, 2, 600]) }, kept);
    const whole = { product: "nanafuda", format: 1, exported: "2026-01-02T03:04:05.000Z", deals };
    const text = JSON.stringify(below(4) ? whole : changed(whole));
    return below(5) ? text : pick([() => edited(text), () => deepText(pick([21, 200_000])), long])();
  };

  // ---- Outcome
  const found = { faults: [], taken: 0 };
  const wrong = (what, input) => found.faults.push(`${what}: ${JSON.stringify(input)?.slice(0, 400)}`);
  const seen = (selector) => document.querySelector(selector);
  const turn = () => new Promise((done) => setTimeout(done));
  const within = (promise, what) =>
    Promise.race([promise, new Promise((_, lost) => setTimeout(lost, patience, new Error(`in vain: ${what}`)))]);
  const until = async (holds) => {
    while (!(await holds())) await turn();
  };
  const comes = (holds, what) => within(until(holds), what);
  const go = async (hash) => {
    // A dialog that was closed takes its place in the history with it.
    await until(() => seen("dialog[open]") || !history.state?.over);
    const changes = new Promise((done) => addEventListener("hashchange", done, { once: true }));
    const before = location.href;
    location.hash = hash;
    if (location.href !== before) await changes;
  };
  const look = (input) => {
    const page = document.documentElement;
    const parts = [page, ...document.querySelectorAll(".sheet-body")].filter((n) => n.scrollWidth > n.clientWidth);
    const out = [...document.querySelectorAll(".notice, dialog[open], .fault")]
      .map((node) => node.getBoundingClientRect())
      .filter((box) => box.right > innerWidth + 1 || box.left < -1);
    if (parts.length || out.length) wrong(`wider than the window by ${page.scrollWidth - innerWidth}`, input);
    for (const { textContent: text } of document.querySelectorAll(".fault, .notice p"))
      if (!text.trim() || text.length > 400) wrong(`a sentence of ${text.length} characters`, input);
  };
  const clear = () => {
    for (const node of document.querySelectorAll("dialog[open]")) node.close();
    for (const key of Object.keys(localStorage)) if (key !== "nanafuda:settings") localStorage.removeItem(key);
    for (const button of document.querySelectorAll(".notice > button:last-child")) button.click();
  };
  const rests = () => seen(".table") || (!seen(".progress") && seen("#shell h1"));

  // ---- The player's data, which must survive
  const inDatabase = (work) =>
    new Promise((done, lost) => {
      const opening = indexedDB.open("nanafuda", 1);
      opening.onerror = lost;
      opening.onsuccess = () => {
        const transaction = opening.result.transaction("deals", "readwrite");
        const request = work(transaction.objectStore("deals"));
        transaction.oncomplete = () => {
          opening.result.close();
          done(request?.result);
        };
      };
    });
  const own = async () => {
    await go("deals");
    await comes(() => seen(".deals [aria-busy=false]"), "the deals");
    const { game, stored } = pick(matches);
    const text = JSON.stringify({ ...JSON.parse(stored), deal: 77 });
    localStorage.setItem(`nanafuda:save:${game}`, text);
    await inDatabase((deals) => {
      deals.clear(); // what came of the file before
      for (const { deal } of matches) deals.put(deal);
    });
    return text;
  };
  const same = (one, other) =>
    JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());
  /** Whether it is, also once what was done is undone. */
  const keeps = async (text, before) => {
    const there = async (when) => {
      const found = await inDatabase((deals) => deals.getAll());
      const kept = new Map(found.map((one) => [one.replay, one]));
      if (!Object.values(localStorage).includes(text)) wrong(`the match is lost ${when}`, last);
      for (const { deal } of matches)
        if (!same(deal, kept.get(deal.replay) ?? {})) wrong(`a deal is lost ${when}`, last);
    };
    await there("");
    const [undo, dismiss] = document.querySelectorAll(".notice > button");
    if (!dismiss || below(3)) return;
    undo.click();
    await comes(() => same(before, localStorage), "what was there before");
    await there("after all");
  };

  let last; // what was sent or stored last
  const show = async (strange) => {
    last = strange;
    await go("");
    await go(last);
    await comes(() => rests() && seen(".deal-facts, .fault, .notice"), "a view, or a sentence");
    if (seen(".deal-facts")) found.taken += 1;
    look(last);
  };
  /** Gives the file to a field; “Reading …” is not yet what came of it. */
  const give = async (selector) => {
    const files = new DataTransfer();
    files.items.add(new File([last], "data.json", { type: "application/json" }));
    Object.assign(seen(selector), { files: files.files }).dispatchEvent(new Event("change"));
    await comes(() => /[^…\s]\s*$/.test(seen(".notice p")?.textContent ?? ""), "a sentence");
    look(last);
  };
  const KINDS = {
    link: () => show(pick([link, replay])()),
    challenge: () => show(pick([challenge, byAnother])()),
    save: async () => {
      const match = pick(matches);
      last = stored(match);
      localStorage.setItem(`nanafuda:save:${match.game}`, last);
      await go("");
      await within(go(`play=${match.game}`), "the table");
      await comes(() => seen(".table, .notice"), "the match, or a sentence");
      look(last);
      if (seen(".table")) found.taken += 1;
      await go("");
      look(last);
    },
    import: async () => {
      const mine = await own();
      const before = { ...localStorage };
      await go("");
      if (!seen("dialog[open]")) [...document.querySelectorAll(".masthead-tools button")].at(-1).click();
      last = file();
      await comes(() => seen("dialog[open] input[type=file]"), "the settings");
      await give("dialog[open] input[type=file]");
      if (Object.keys(localStorage).length > 2) found.taken += 1;
      await keeps(mine, before);
    },
    deals: async () => {
      await go("");
      const mine = await own();
      last = dealsFile();
      await give("#deals-file");
      if (location.hash.startsWith("#replay&")) found.taken += 1;
      await comes(rests, "what was kept");
      look(last);
      await keeps(mine, { ...localStorage });
    },
    stored: async () => {
      const { game } = pick(matches);
      last = { choices: choices(), statistics: statistics(), [`aside:${game}:${pick(PIECES)}`]: pick(PIECES) };
      for (const [key, text] of Object.entries(last)) localStorage.setItem(`nanafuda:${key}`, text);
      await go("");
      look(last);
      await go(`new=${game}`);
      await comes(() => seen("form.setup"), "the form");
      look(last);
      seen("form.setup .button.primary").click();
      await comes(() => seen(".table") || seen(".fault"), "a match");
      if (seen(".table")) found.taken += 1;
      look(last);
      await go("");
    },
  };

  const over = new AbortController();
  const heard = ({ type, message, reason }) => found.faults.push(`${type}: ${message ?? reason?.stack}`);
  for (const event of ["error", "unhandledrejection"]) addEventListener(event, heard, { signal: over.signal });
  await KINDS[kind]().catch((error) => wrong(String(error), last));
  await turn();
  clear();
  await turn();
  over.abort();
  return found;
}
