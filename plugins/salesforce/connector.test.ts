import { expect, test } from "vitest";
import { LocalHost, OAuthSource, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { salesforce } from "./connector.ts";

const client = { clientId: "client", clientSecret: "secret-of-the-test", refreshToken: "refresh-of-the-test" };
const deal = (Id: string, more: object) => ({
  Id,
  Amount: 100.5,
  CreatedDate: "2026-01-10T00:00:00.000+0000",
  SystemModstamp: "2026-03-01T00:00:00.000+0000",
  OwnerId: "005",
  CurrencyIsoCode: "JPY",
  IsClosed: true,
  IsWon: true,
  CloseDate: "2026-02-14",
  ...more,
});
const deals = [
  deal("1", {}),
  deal("2", { IsWon: false }),
  deal("3", { IsClosed: false, IsWon: false, StageName: "Proposal" }),
  deal("4", { Amount: null }),
];

function playing() {
  const tokens = new OAuthSource(client, "/services/oauth2/token");
  const answer: Answer = (request) => {
    if (!tokens.admits(request)) return { status: 401, body: {} };
    if (request.path === "/services/oauth2/userinfo") return { body: { preferred_username: "pam@acme.test" } };
    if (!request.path.startsWith("/services/data/v60.0/query")) return { status: 404, body: {} };
    const start = Number(request.path.split("-").at(-1)) || 0;
    const more = start + 2 < deals.length;
    const nextRecordsUrl = `/services/data/v60.0/query/01g-${start + 2}`;
    return { body: { records: deals.slice(start, start + 2), ...(more && { nextRecordsUrl }) } };
  };
  return { tokens, answer: tokens.before(answer) };
}

const now = new Date("2026-03-05T12:00:00Z");
const hostFor = (address: string, secret = client) =>
  new LocalHost(salesforce, { secret, settings: { address, currencies: true }, now });

test("won opportunities are bookings of their month, open ones the pipeline of today, page by page", async () => {
  await using server = await SourceServer.start(playing().answer);
  const { rows, rejected } = await hostFor(server.address).run("metricPoint");
  expect(rejected).toEqual([]);
  expect([...rows.keys()]).toEqual(["1", "3"]);
  expect(rows.get("1")).toMatchObject({ metricKey: "bookings", periodEnd: "2026-02-28", currency: "JPY" });
  expect(rows.get("3")).toMatchObject({ metricKey: "pipeline", periodEnd: "2026-03-05", extra: { stage: "Proposal" } });
});

test("a token that ended is renewed once, and a refresh token that holds no longer is a sign-in to mend", async () => {
  const source = playing();
  await using server = await SourceServer.start(source.answer);
  const host = hostFor(server.address);
  expect((await host.check()).account).toBe("pam@acme.test");
  source.tokens.end();
  expect((await host.run("metricPoint")).rows.size).toBe(2);
  expect(host.renewals).toBe(1);
  const over = hostFor(server.address, { ...client, refreshToken: "another" });
  await expect(over.check()).rejects.toMatchObject({ code: "auth" });
});
