import { expect, test } from "vitest";
import type { ConnectorErrorCode } from "../connector-error.ts";
import type { HttpMethod, PagePlace, Paging } from "../contract.ts";
import type { EgressRule } from "../manifest.ts";
import { Broker } from "../host/broker.ts";
import { checkEgress } from "../host/egress.ts";
import { paginate } from "../host/paginate.ts";
import { SourceServer, type Answer } from "./source-server.ts";

const rules: EgressRule[] = [
  { host: "api.example.com", methods: ["GET"], paths: ["/v1/people"] },
  { fromSetting: "address", methods: ["GET", "POST"] },
];
const settings = { address: "https://hr.customer.example:8443/root" };

test.each<[HttpMethod, string]>([
  ["GET", "https://api.example.com/v1/people"],
  ["GET", "https://api.example.com/v1/people/7?x=1"],
  ["POST", "https://hr.customer.example:8443/anything"],
])("%s %s is allowed", (method, url) => {
  expect(() => checkEgress(rules, settings, method, new URL(url))).not.toThrow();
});

test.each<[HttpMethod, string]>([
  ["POST", "https://api.example.com/v1/people"],
  ["GET", "https://api.example.com/v1/people-of-others"],
  ["GET", "https://api.example.com/v1/people/../secrets"],
  ["GET", "https://api.example.com.elsewhere.example/v1/people"],
  ["GET", "https://user:word@api.example.com/v1/people"],
  ["GET", "http://api.example.com/v1/people"],
  ["GET", "https://hr.customer.example/anything"],
  ["GET", "http://169.254.169.254/latest/meta-data"],
])("%s %s is refused", (method, url) => {
  expect(() => checkEgress(rules, settings, method, new URL(url))).toThrow(
    expect.objectContaining({ code: "contract" }),
  );
});

async function brokerAt(answer: Answer) {
  const server = await SourceServer.start(answer);
  const waits: number[] = [];
  const broker = new Broker({
    egress: [{ fromSetting: "address", methods: ["GET"] }],
    auth: { scheme: "api-key", header: "x-key" },
    secret: "key",
    settings: { address: server.address },
    signal: new AbortController().signal,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  return { server, waits, broker, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

test.each<[number, ConnectorErrorCode]>([
  [401, "auth"],
  [403, "scope"],
  [404, "not-found"],
  [409, "conflict"],
  [422, "contract"],
  [429, "rate-limited"],
  [503, "transient"],
])("an answer of %i is the fault %s", async (status, code) => {
  await using trial = await brokerAt(() => ({ status, body: {} }));
  await expect(trial.broker.http({ url: trial.server.address })).rejects.toMatchObject({ code });
});

test("a source that stays busy is asked four times, ever later, and then given up", async () => {
  await using trial = await brokerAt(() => ({ status: 503, body: {} }));
  await expect(trial.broker.http({ url: trial.server.address })).rejects.toMatchObject({ code: "transient" });
  expect(trial.server.asked).toHaveLength(4);
  expect(trial.waits).toEqual([1000, 2000, 4000]);
});

test("a redirect to the same host is followed with credentials, one in a circle is given up", async () => {
  await using trial = await brokerAt(({ path, headers }) => {
    if (path === "/old") return { status: 301, headers: { location: "/new" } };
    if (path === "/circle") return { status: 302, headers: { location: "/circle" } };
    return { body: { key: headers["x-key"] } };
  });
  expect((await trial.broker.http({ url: `${trial.server.address}/old` })).body).toEqual({ key: "key" });
  await expect(trial.broker.http({ url: `${trial.server.address}/circle` })).rejects.toMatchObject({ code: "config" });
});

const items = [1, 2, 3, 4, 5];
type Body = { items: number[]; next: string | null };
const more = (body: unknown) => (body as Body).next !== null;

/** Two rows a page, gone through in whatever manner the source is asked. */
const inPages: Answer = ({ query }) => {
  const start = Number(query.get("start") ?? 0) || (Number(query.get("page") ?? 1) - 1) * 2;
  const next = start + 2 < items.length ? String(start + 2) : null;
  return {
    headers: next ? { link: `</?start=${next}>; rel="next"` } : ({} as Record<string, string>),
    body: { items: items.slice(start, start + 2), next },
  };
};

const manners: [string, Paging][] = [
  ["link", { by: "link" }],
  ["number", { by: "page", parameter: "page", more }],
  ["offset", { by: "offset", parameter: "start", more, count: (body) => (body as Body).items.length }],
  ["cursor", { by: "cursor", parameter: "start", next: (body) => (body as Body).next ?? undefined }],
];

test.each(manners)("pages are followed by %s to the end, and again from any page on", async (_, paging) => {
  await using trial = await brokerAt(inPages);
  const read = async (from: PagePlace | null) => {
    const found: { items: number[]; next: PagePlace | null }[] = [];
    const first = { url: trial.server.address };
    for await (const { body, next } of paginate((each) => trial.broker.http(each), first, paging, from))
      found.push({ items: (body as Body).items, next });
    return found;
  };
  const whole = await read(null);
  expect(whole.flatMap((page) => page.items)).toEqual(items);
  expect(whole.at(-1)!.next).toBeNull();
  for (const [place, { next }] of whole.slice(0, -1).entries()) {
    const askedBefore = trial.server.asked.length;
    expect(await read(next)).toEqual(whole.slice(place + 1));
    expect(trial.server.asked.length - askedBefore).toBe(whole.length - place - 1);
  }
  expect(await read("")).toEqual(whole);
});

test("a source that names a page as the one after itself ends the run instead of going round", async () => {
  await using trial = await brokerAt(() => ({ body: {} }));
  const paging: Paging = { by: "cursor", parameter: "after", next: () => "same" };
  const round = async () => {
    const seen: unknown[] = [];
    for await (const { body } of paginate((each) => trial.broker.http(each), { url: trial.server.address }, paging))
      seen.push(body);
  };
  await expect(round()).rejects.toMatchObject({ code: "contract" });
  expect(trial.server.asked).toHaveLength(2);
});
