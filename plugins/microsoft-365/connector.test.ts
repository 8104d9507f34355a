import { expect, test } from "vitest";
import { LocalHost, OAuthSource, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { microsoft365 } from "./connector.ts";

const client = { clientId: "client", clientSecret: "secret-of-the-test" };
type Event = Record<string, unknown> & { id: string };

function playing() {
  const tokens = new OAuthSource(client, "/tenant/oauth2/v2.0/token");
  let events: Event[] = [];
  const answer: Answer = (request) => {
    const { path, method, body, query } = request;
    if (!tokens.admits(request)) return { status: 401, body: {} };
    if (path === "/v1.0/organization") return { body: { value: [{ displayName: "Acme" }] } };
    if (path.endsWith("/calendar/getSchedule")) {
      const moment = (hour: number) => ({ dateTime: `2026-03-02T${hour}:00:00.0000000`, timeZone: "UTC" });
      const scheduleItems = [{ status: "busy", start: moment(13), end: moment(14) }];
      return { body: { value: [{ scheduleId: "asha@acme.test", scheduleItems }] } };
    }
    const [, id] = /^\/v1\.0\/users\/asha%40acme\.test\/events(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === "POST") {
      events = [...events, { ...(JSON.parse(body) as object), id: `E${events.length + 1}` }];
      return { body: events.at(-1) };
    }
    if (method === "PATCH")
      events = events.map((each) => (each.id === id ? { ...each, ...(JSON.parse(body) as object) } : each));
    if (method === "DELETE") events = events.filter((each) => each.id !== id);
    const wanted = /value eq '([^']+)'/.exec(query.get("$filter") ?? "")?.[1];
    const marked = ({ singleValueExtendedProperties: marks }: Event) => (marks as { value: string }[])[0]?.value;
    return { body: { value: events.filter((each) => wanted === undefined || marked(each) === wanted) } };
  };
  return { answer: tokens.before(answer), events: () => events };
}

const event = (title: string) => ({
  owner: "asha@acme.test",
  uid: "one@cairn",
  sequence: 0,
  title,
  url: "https://cairn.test/app",
  when: { on: "2026-03-02", at: "14:30", minutes: 30, timeZone: "Europe/Berlin", rule: "FREQ=WEEKLY;UNTIL=20261231" },
  calendar: "BEGIN:VCALENDAR",
});

test("an event is found by its mark and changed, told when it moved or is gone, and people's busy hours are known", async () => {
  const source = playing();
  await using server = await SourceServer.start(source.answer);
  const host = new LocalHost(microsoft365, {
    secret: client,
    settings: { authority: `${server.address}/tenant` },
    hosts: { "graph.microsoft.com": server.address },
  });
  expect((await host.check()).account).toBe("Acme");
  await host.act("upsertEvent", event("First"));
  await host.act("upsertEvent", event("Second"));
  expect(source.events()).toMatchObject([
    {
      subject: "Second",
      recurrence: { pattern: { type: "weekly", daysOfWeek: ["monday"] }, range: { endDate: "2026-12-31" } },
    },
  ]);
  const asked = { owner: "asha@acme.test", uids: ["one@cairn"], since: "2026-03-01T00:00:00Z" };
  expect((await host.act("changesOf", asked)).changes).toMatchObject([
    { cancelled: false, startsAt: "2026-03-02T14:30:00Z" },
  ]);
  await host.act("cancelEvent", { owner: "asha@acme.test", uid: "one@cairn" });
  expect((await host.act("changesOf", asked)).changes).toEqual([{ uid: "one@cairn", cancelled: true }]);
  const window = { owners: ["asha@acme.test"], from: "2026-03-02T00:00:00Z", to: "2026-03-03T00:00:00Z" };
  expect((await host.act("freeBusy", window)).busy).toEqual([
    { owner: "asha@acme.test", from: "2026-03-02T13:00:00Z", to: "2026-03-02T14:00:00Z" },
  ]);
});
