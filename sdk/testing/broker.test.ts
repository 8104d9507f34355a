import { expect, test } from "vitest";
import type { ConnectorErrorCode } from "../connector-error.ts";
import type { HttpMethod } from "../contract.ts";
import type { EgressRule } from "../manifest.ts";
import { Broker } from "./broker.ts";
import { checkEgress } from "./egress.ts";
import { paginate } from "./paginate.ts";
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

test("pages are followed by link, by number, by offset and by cursor, each to the end", async () => {
  const items = [1, 2, 3, 4, 5];
  await using trial = await brokerAt(({ query }) => {
    const start = Number(query.get("start") ?? 0) || (Number(query.get("page") ?? 1) - 1) * 2;
    const headers: Record<string, string> =
      start + 2 < items.length ? { link: `</?start=${start + 2}>; rel="next"` } : {};
    return {
      headers,
      body: { items: items.slice(start, start + 2), next: start + 2 < items.length ? String(start + 2) : null },
    };
  });
  type Body = { items: number[]; next: string | null };
  const read = async (paging: Parameters<typeof paginate>[2]) => {
    const found: number[] = [];
    for await (const { body } of paginate(
      (request) => trial.broker.http(request),
      { url: trial.server.address },
      paging,
    ))
      found.push(...(body as Body).items);
    return found;
  };
  const more = (body: unknown) => (body as Body).next !== null;
  expect(await read({ by: "link" })).toEqual(items);
  expect(await read({ by: "page", parameter: "page", more })).toEqual(items);
  expect(await read({ by: "offset", parameter: "start", more, count: (body) => (body as Body).items.length })).toEqual(
    items,
  );
  expect(await read({ by: "cursor", parameter: "start", next: (body) => (body as Body).next ?? undefined })).toEqual(
    items,
  );
});
