import { get } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inputPlaces } from "#app/composition/web/input-places.ts";
import { roomServers } from "#app/composition/rooms.server.ts";
import { ensureBuild } from "#app/composition/launch/build.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { addresses, type Address } from "./addresses.ts";
import { actors, canary, createCast, records, type Actor, type Cast, type RecordKind } from "./cast.ts";
import { outcomeOf } from "./outcome.ts";
import type { Row } from "./row.ts";
import { rows } from "./rows.ts";

const endpoints = roomServers.flatMap((room) => room.endpoints ?? []);
let cast: Cast;
let product: ServedProduct;
let known: Address[];
const holes: string[] = [];

beforeAll(async () => {
  await ensureBuild(new AbortController().signal);
  cast = await createCast();
  product = await serveProduct(cast.world.database.url);
  known = await addresses();
}, 600_000);

afterAll(async () => {
  await product?.stop();
  await cast?.world.close();
});

function fill(text: string, record: RecordKind): string {
  return text
    .replaceAll("$employee", cast.employeeIds[record])
    .replaceAll("$plan", cast.development.of[record].planId)
    .replaceAll("$growthgoal", cast.development.of[record].growthGoalId)
    .replaceAll("$levelup", cast.development.of[record].levelUpId)
    .replaceAll("$note", cast.development.of[record].noteId)
    .replaceAll("$competency", cast.development.of[record].competencyId)
    .replaceAll("$grade", cast.development.of[record].gradeId)
    .replaceAll("$function", cast.development.of[record].functionId)
    .replaceAll("$goal", cast.goalIds[record])
    .replaceAll("$task", cast.taskIds[record])
    .replaceAll("$feedback", cast.feedback.feedbackIds[record])
    .replaceAll("$ask", cast.feedback.askIds[record])
    .replaceAll("$request", cast.feedback.requestIds[record])
    .replaceAll("$series", cast.meetingIds[record].seriesId)
    .replaceAll("$meeting", cast.meetingIds[record].meetingId)
    .replaceAll("$point", cast.meetingIds[record].pointId)
    .replaceAll("$cycle", cast.reviews.cycleIds[record])
    .replaceAll("$reviewee", cast.reviews.revieweeIds[record])
    .replaceAll("$form", cast.reviews.formIds[record]);
}

function urlOf(row: Row, record: RecordKind): string {
  const path = Object.entries(row.record ?? {}).reduce(
    (filled, [name, value]) => (name === "query" ? filled : filled.replace(`:${name}`, fill(value, record))),
    row.path.replace("/*", "/no-such-page"),
  );
  return row.record?.query ? `${path}?${fill(row.record.query, record)}` : path;
}

/** What a call of the API deletes is said in its address alone. */
function intentUrl(row: Row, record: RecordKind, intent: string, fields: Record<string, unknown>): string {
  const endpoint = endpoints.find((one) => `/api/v1${one.path}` === row.path && one.method === intent);
  // What the query names for reading stands in the body of what is done.
  const { query: _, ...named } = row.record ?? {};
  const reads = !endpoint || inputPlaces(endpoint).inQuery.length > 0;
  const url = urlOf(reads ? row : { ...row, record: named }, record);
  if (intent !== "DELETE" || !row.path.startsWith("/api/")) return url;
  const query = new URLSearchParams(taken(row, intent, fields) as Record<string, string>).toString();
  return query === "" ? url : `${url}?${query}`;
}

type Knock = { method: string; headers?: Record<string, string>; body?: string };

/** The fields of a row serve its pages and several addresses; each address of the API is sent what it takes. */
function taken({ path }: Row, intent: string, fields: Record<string, unknown>): Record<string, unknown> {
  const endpoint = endpoints.find((one) => `/api/v1${one.path}` === path && one.method === intent)!;
  const { inQuery, inBody } = inputPlaces(endpoint);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => [...inQuery, ...inBody].includes(name)));
}

/** A form post of a page's intent, or a call of the API with the same fields as JSON. */
function asking(row: Row, intent: string, fields: Record<string, unknown>): Knock {
  const headers = { "sec-fetch-site": "same-origin" };
  if (row.path.startsWith("/api/")) {
    return {
      method: intent,
      ...(intent === "DELETE"
        ? { headers }
        : {
            headers: { ...headers, "content-type": "application/json" },
            body: JSON.stringify(taken(row, intent, fields)),
          }),
    };
  }
  const form = new URLSearchParams({ intent, ...(fields as Record<string, string>) });
  return {
    method: "POST",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: form.toString(),
  };
}

async function knock(actor: Actor, url: string, { headers, ...rest }: Knock = { method: "GET" }): Promise<Response> {
  const response = await fetch(`${product.url}${url}`, {
    ...rest,
    redirect: "manual",
    headers: { ...headers, cookie: cast.cookies[actor] },
  });
  const bytes = `${await response.text()} ${JSON.stringify([...response.headers])}`;
  // The address itself names the record asked for; what is looked for is what only the other company knows.
  if (actor !== "other company" && bytes.includes(canary)) holes.push(`${actor} reads the other company at ${url}`);
  return response;
}

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
      const url = urlOf(row, record);
      // Who reads changes nothing, so that all of them may at once.
      const ask = async (actor: Actor) => {
        const outcome = outcomeOf(await knock(actor, url));
        const expected = row.read!(actor, record);
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

test("every intent is open to whom the matrix says, and to nobody else", async () => {
  const wrong: string[] = [];
  for (const row of rows) {
    for (const [intent, { fields, expect: expected }] of Object.entries(row.intents ?? {})) {
      for (const actor of actors) {
        for (const record of row.record ? records : (["own"] as const)) {
          const filled = JSON.parse(fill(JSON.stringify(fields), record)) as Record<string, unknown>;
          const outcome = outcomeOf(
            await knock(actor, intentUrl(row, record, intent, filled), asking(row, intent, filled)),
          );
          if (row.endsSession) await cast.renew(actor);
          if (row.changesGoals) await cast.restoreGoals();
          if (row.changesTasks) await cast.restoreTasks();
          if (row.changesFeedback) await cast.feedback.restore();
          if (row.changesDevelopment) await cast.development.restore();
          if (outcome !== expected(actor, record)) {
            wrong.push(
              `POST ${row.path} ${intent}: ${actor}, ${record} record: ${outcome}, not ${expected(actor, record)}`,
            );
          }
        }
      }
    }
  }
  expect(wrong, product.output().slice(-2_000)).toEqual([]);
}, 900_000);

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
      const response = await fetch(`${product.url}${urlOf(row, "own")}`, {
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

test("the other company's canary was never read, not even in the logs", () => {
  expect(holes).toEqual([]);
  expect(product.output()).not.toContain(canary);
});
