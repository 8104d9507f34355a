import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureBuild } from "#app/composition/launch/build.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { addresses, type Address } from "./addresses.ts";
import { asking, dataOf, fill, intentUrl, urlOf, type Knock } from "./asking.ts";
import { actors, canary, createCast, records, type Actor, type Bystander, type Cast, type RecordKind } from "./cast.ts";
import { answerOf, outcomeOf, type Answer, type Outcome } from "./outcome.ts";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";

let cast: Cast;
let product: ServedProduct;
let known: Address[];
let pages: ReadonlySet<string>;
const isLong = process.env["CAIRN_LONG"] === "1";
const holes: string[] = [];

beforeAll(async () => {
  await ensureBuild(new AbortController().signal);
  cast = await createCast();
  product = await serveProduct(cast.world.database.url);
  known = await addresses();
  pages = new Set(known.filter(({ isPage }) => isPage).map(({ path }) => path));
}, 600_000);

afterAll(async () => {
  await product?.stop();
  await cast?.world.close();
});

async function knock(
  actor: Actor | Bystander,
  url: string,
  { headers, ...rest }: Knock = { method: "GET" },
): Promise<Answer> {
  const response = await fetch(`${product.url}${url}`, {
    ...rest,
    redirect: "manual",
    headers: { ...headers, cookie: ({ ...cast.cookies, ...cast.bystanders } as Record<string, string>)[actor]! },
  });
  const text = await response.text();
  const bytes = `${text} ${JSON.stringify([...response.headers])}`;
  // The address itself names the record asked for; what is looked for is what only the other company knows.
  for (const title of besides)
    if (actor === "admin elsewhere" && bytes.includes(title)) toldBeside.push(`${title} at ${url}`);
  if (actor !== "other company" && bytes.includes(canary)) holes.push(`${actor} reads the other company at ${url}`);
  return answerOf(response, text);
}

/**
 * A page is asked for as a document about one's own record, and as its data about others: rights are found in the same
 * loaders and actions, and nothing is drawn. Who is not signed in is sent away before any record is looked at.
 */
const asDocument = (row: Row, record: RecordKind, intent?: string) =>
  isLong || record === "own" || !pages.has(row.path) || (intent !== undefined && answeredByPages.has(intent));
/** What the page says after these, as it is gone for who did it, or not theirs to see. */
const answeredByPages = new Set(["delete-goal", "delete-task", "delete-feedback", "set-findable"]);
const isAsked = (said: Outcome, record: RecordKind) => isLong || said !== "SIGN_IN" || record === "own";

test("every address of the product stands in the matrix, with every intent", async () => {
  const stated = new Map(rows.map((row) => [row.path, row]));
  const missing = known.flatMap(({ path, reads, intents }) => {
    const row = stated.get(path);
    if (!row) return [`${path} has no row`];
    const silent = reads && !row.read ? [`${path} does not say who may read it`] : [];
    return [
      ...silent,
      ...intents
        .filter((intent) => !row.intents?.[intent])
        .map((intent) => `${path} does not say who may ${intent || "post"}`),
    ];
  });
  const gone = rows
    .filter((row) => !known.some((address) => address.path === row.path))
    .map((row) => `${row.path} is not an address any more`);
  expect([...missing, ...gone]).toEqual([]);
});

test("every address answers every person as the matrix says, for every record", async () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const row of rows.filter((one) => one.read)) {
    for (const record of row.record ? records : (["own"] as const)) {
      const url = asDocument(row, record) ? urlOf(cast, row, record) : dataOf(urlOf(cast, row, record));
      // Who reads changes nothing, so that all of them may at once.
      const ask = async (actor: Actor) => {
        const expected = row.read!(actor, record);
        if (!isAsked(expected, record)) return;
        const outcome = outcomeOf(await knock(actor, url));
        asked += 1;
        if (outcome !== expected)
          wrong.push(`GET ${row.path}: ${actor}, ${record} record: ${outcome}, not ${expected}`);
      };
      await Promise.all(actors.map(ask));
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThanOrEqual(rows.filter((one) => one.read).length * actors.length);
}, 600_000);

/** What a stranger is refused and who administers a part is not: lists of their part, and copies they make for themselves. */
const opensForAPart = [
  ...["direct-reports", "all-reports", "view"].flatMap((who) =>
    ["manage", "individuals-goals", "check-in"].map((list) => `GET /app/team/${who}/goal/${list}`),
  ),
  ...["manage", "individuals-goals", "check-in", "archived", "metrics"].map((list) => `GET /app/company/goal/${list}`),
  ...["team/direct-reports", "team/all-reports", "company"].map((place) => `GET /app/${place}/initiative`),
  ...["direct-reports", "all-reports"].map((who) => `GET /app/team/${who}/develop/feedback-for-my-team`),
  "POST /app/goal/:goalId/copy copy-goal",
  "POST /api/v1/goals/:goalId/copy POST",
].map((what) => `${what} own: DONE, not REFUSED`);
const showsAPart = ["pending", "all"].map((shelf) => `GET /app/company/disciplinary/${shelf} own: DONE, not HIDDEN`);
const countsAPart = "GET /app/company/disciplinary/insights own: DONE, not REFUSED";

/** Titles of what is private to people outside that part. */
const besides = ["Goal of fay", "Task of fay"];
const toldBeside: string[] = [];

async function restoreAfter(row: Row): Promise<void> {
  if (row.changesGoals) await cast.restoreGoals();
  if (row.changesTasks) await cast.restoreTasks();
  if (row.changesFeedback) await cast.feedback.restore();
  if (row.changesDevelopment) await cast.development.restore();
}

test("every intent is open to whom the matrix says, and to nobody else", async () => {
  const wrong: string[] = [];
  for (const row of rows) {
    for (const [intent, { fields, expect: expected }] of Object.entries(row.intents ?? {})) {
      const asked = actors.flatMap((actor) =>
        (row.record ? records : (["own"] as const))
          .map((record) => ({ actor, record, said: expected(actor, record) }))
          .filter(({ record, said }) => isAsked(said, record))
          // What is hidden and what is not there are one answer: reading asks for both.
          .filter(({ record, said }) => isLong || record !== "missing" || said !== "HIDDEN"),
      );
      const ask = async ({ actor, record, said }: (typeof asked)[number]) => {
        const filled = JSON.parse(fill(cast, JSON.stringify(fields), record)) as Record<string, unknown>;
        const url = intentUrl(cast, row, record, intent, filled);
        const outcome = outcomeOf(
          await knock(actor, asDocument(row, record, intent) ? url : dataOf(url), asking(row, intent, filled)),
        );
        if (row.endsSession) await cast.renew(actor);
        if (outcome !== said)
          wrong.push(`POST ${row.path} ${intent}: ${actor}, ${record} record: ${outcome}, not ${said}`);
      };
      // Whoever is refused changes nothing, so that all of them may ask at once. So may those from whom it is hidden, though
      // a deleted record's page is hidden from its author too: what they did is taken back. Whoever is let in asks alone.
      const told = (...answers: Outcome[]) => asked.filter(({ said }) => answers.includes(said));
      if (!row.endsSession) {
        await Promise.all(told("REFUSED", "SIGN_IN").map(ask));
        await Promise.all(told("HIDDEN").map(ask));
        if (told("HIDDEN").length > 0) await restoreAfter(row);
      }
      for (const one of row.endsSession ? asked : told("DONE")) {
        await ask(one);
        await restoreAfter(row);
      }
    }
  }
  expect(wrong, product.output().slice(-2_000)).toEqual([]);
}, 1_800_000);

// In the long form alone: what such an admin may do in their own part changes people for good.
test.runIf(isLong)(
  "who administers a part of the company is answered about everybody outside it as a stranger is",
  async () => {
    const further: string[] = [];
    const compare = async (what: string, ask: (who: Bystander) => Promise<Answer>) => {
      const [stranger, admin] = [outcomeOf(await ask("stranger")), outcomeOf(await ask("admin elsewhere"))];
      if (stranger !== admin) further.push(`${what}: ${admin}, not ${stranger}`);
    };
    for (const row of rows.filter(({ endsSession }) => !endsSession)) {
      for (const record of row.record ? (["own", "foreign"] as const) : (["own"] as const)) {
        if (row.read) await compare(`GET ${row.path} ${record}`, (who) => knock(who, urlOf(cast, row, record)));
        for (const [intent, { fields }] of Object.entries(row.intents ?? {}))
          await compare(`POST ${row.path} ${intent} ${record}`, async (who) => {
            const filled = JSON.parse(fill(cast, JSON.stringify(fields), record)) as Record<string, unknown>;
            const answer = await knock(who, intentUrl(cast, row, record, intent, filled), asking(row, intent, filled));
            await restoreAfter(row);
            return answer;
          });
      }
    }
    expect(further.sort()).toEqual([...opensForAPart, ...showsAPart, countsAPart].sort());
    expect(toldBeside).toEqual([]);
  },
  600_000,
);

test("no change is accepted from another site, whoever's cookie comes with it", async () => {
  const passed: string[] = [];
  for (const row of rows.filter((one) => one.intents)) {
    const sources: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { origin: "https://evil.test" },
      {},
    ];
    for (const headers of sources) {
      const response = await fetch(`${product.url}${urlOf(cast, row, "own")}`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie: cast.cookies["platform admin"], ...headers },
        body: new URLSearchParams(),
      });
      if (response.status !== 403) passed.push(`${row.path} with ${JSON.stringify(headers)}: ${response.status}`);
    }
  }
  expect(passed).toEqual([]);
});

test("a company named in host, header or query changes nothing: the session decides", async () => {
  const tenantId = cast.globex.tenant.id;
  const { port } = new URL(product.url);
  const attempts: [string, Record<string, string>][] = [
    ["/app/notifications", { host: `globex.localhost:${port}` }],
    [`/app/notifications?tenant=${tenantId}&tenantId=${tenantId}&company=globex`, {}],
    ["/app/notifications", { "x-tenant": tenantId, "x-tenant-id": tenantId, "x-forwarded-host": "globex.localhost" }],
  ];
  for (const [path, headers] of attempts) {
    const { status, location, text } = await getAs(`${product.url}${path}`, {
      ...headers,
      cookie: cast.cookies["platform admin"],
    });
    expect(text).not.toContain(canary);
    expect(text).not.toContain("globex");
    // A host the proxy forwards is a host: the session does not belong there.
    if (headers.host || headers["x-forwarded-host"])
      expect([status, location]).toEqual([302, expect.stringContaining("/login?")]);
    else expect(status).toBe(200);
  }
});

/** `fetch` refuses to send another host; a plain request does not. */
function getAs(
  url: string,
  headers: Record<string, string>,
): Promise<{ status: number; location: string; text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () =>
        resolve({ status: response.statusCode!, location: response.headers.location ?? "", text }),
      );
    }).on("error", reject);
  });
}

test("whoever opens an address that leads to nothing is shown a page that says so, and a program is told", async () => {
  const gone = `/app/my-data/oneOnOne/${crypto.randomUUID()}`;
  const asked = (path: string, accept: string) =>
    getAs(`${product.url}${path}`, { accept, cookie: cast.cookies.individual });
  const browser = "text/html,application/xhtml+xml,*/*;q=0.8";
  const led = await asked(gone, browser);
  expect([led.status, led.location]).toEqual([302, "/app/not-there"]);
  const page = await asked(led.location, browser);
  expect([page.status, page.text.slice(0, 15).toLowerCase()]).toEqual([404, "<!doctype html>"]);
  const told = await asked(gone, "*/*");
  expect([told.status, Object.keys(JSON.parse(told.text) as object)]).toEqual([404, ["message"]]);
});

test("the other company's canary was never read, not even in the logs", () => {
  expect(holes).toEqual([]);
  expect(product.output()).not.toContain(canary);
});
