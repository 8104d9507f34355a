import { expect, test } from "vitest";
import { LocalHost, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { hubspot } from "./connector.ts";

const secret = "token-of-the-test";
const deal = (id: string, properties: Record<string, string | null>) => ({
  id,
  properties: {
    amount: "100.50",
    createdate: "2026-01-10T00:00:00Z",
    hs_lastmodifieddate: "2026-03-01T00:00:00Z",
    deal_currency_code: "EUR",
    hubspot_owner_id: "7",
    ...properties,
  },
});
const deals = [
  deal("1", { hs_is_closed: "true", hs_is_closed_won: "true", closedate: "2026-02-14T10:00:00Z" }),
  deal("2", { hs_is_closed: "true", hs_is_closed_won: "false" }),
  deal("3", { hs_is_closed: "false", dealstage: "offer" }),
  deal("4", { hs_is_closed: "false", amount: null }),
];

const answer: Answer = ({ path, query, headers }) => {
  if (headers.authorization !== `Bearer ${secret}`) return { status: 401, body: {} };
  if (path === "/account-info/v3/details") return { body: { portalId: 4711 } };
  if (path !== "/crm/v3/objects/deals") return { status: 404, body: {} };
  const [after, limit] = [Number(query.get("after") ?? 0), Number(query.get("limit"))];
  const end = after + limit;
  return {
    body: { results: deals.slice(after, end), ...(end < deals.length && { paging: { next: { after: String(end) } } }) },
  };
};

const now = new Date("2026-03-05T12:00:00Z");
const host = (address: string, key = secret) =>
  new LocalHost(hubspot, { secret: key, settings: { pageSize: 2 }, hosts: { "api.hubapi.com": address }, now });

test("won deals are bookings of their month, open ones the pipeline of today, and the others neither", async () => {
  await using server = await SourceServer.start(answer);
  const { rows, rejected } = await host(server.address).run("metricPoint");
  expect(rejected).toEqual([]);
  expect([...rows.keys()]).toEqual(["1", "3"]);
  expect(rows.get("1")).toMatchObject({
    metricKey: "bookings",
    periodStart: "2026-02-01",
    periodEnd: "2026-02-28",
    value: 100.5,
  });
  expect(rows.get("3")).toMatchObject({ metricKey: "pipeline", periodEnd: "2026-03-05", extra: { stage: "offer" } });
});

test("a source that is busy and fails is asked again, half an answer too, and a wrong token is a sign-in to mend", async () => {
  await using server = await SourceServer.start(answer);
  server.expectFaults("busy", "fails", null, "truncated");
  expect((await host(server.address).run("metricPoint")).rows.size).toBe(2);
  await expect(host(server.address, "wrong").check()).rejects.toMatchObject({ code: "auth" });
});
