import { expect, test } from "vitest";
import { LocalHost, OAuthSource, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { googleCalendar } from "./connector.ts";

const client = { clientId: "client", clientSecret: "secret-of-the-test", refreshToken: "refresh-of-the-test" };
type Event = Record<string, unknown> & { id: string };

function playing() {
  const tokens = new OAuthSource(client, "/token");
  const events = new Map<string, Event>();
  const answer: Answer = (request) => {
    const { path, method, body } = request;
    if (!tokens.admits(request)) return { status: 401, body: {} };
    if (path === "/calendar/v3/calendars/primary") return { body: { id: "pam@acme.test" } };
    if (path === "/calendar/v3/freeBusy")
      return {
        body: {
          calendars: { "asha@acme.test": { busy: [{ start: "2026-03-02T13:00:00Z", end: "2026-03-02T14:00:00Z" }] } },
        },
      };
    const [, id] = /^\/calendar\/v3\/calendars\/asha%40acme\.test\/events(?:\/([0-9a-v]+))?$/.exec(path) ?? [];
    if (!path.includes("asha%40acme.test/events")) return { status: 404, body: {} };
    if (method === "GET") return { body: { items: [...events.values()] } };
    if (method === "POST") {
      const made = JSON.parse(body) as Event;
      events.set(made.id, made);
      return { body: made };
    }
    if (!id || !events.has(id)) return { status: 404, body: {} };
    if (method === "DELETE") events.set(id, { ...events.get(id)!, status: "cancelled" });
    else events.set(id, { ...(JSON.parse(body) as object), id });
    return { body: {} };
  };
  return { events, answer: tokens.before(answer) };
}

const event = (sequence: number, at: string) => ({
  owner: "asha@acme.test",
  uid: "one@cairn",
  sequence,
  title: "1:1 · Ravi",
  url: "https://cairn.test/app",
  when: { on: "2026-03-02", at, minutes: 30, timeZone: "Europe/Berlin" },
  calendar: "BEGIN:VCALENDAR",
});

test("an event is put in one place however often it is sent, and what was moved or deleted there is told", async () => {
  const source = playing();
  await using server = await SourceServer.start(source.answer);
  const hosts = { "www.googleapis.com": server.address, "oauth2.googleapis.com": server.address };
  const host = new LocalHost(googleCalendar, { secret: client, settings: {}, hosts });
  expect((await host.check()).account).toBe("pam@acme.test");
  await host.act("upsertEvent", event(0, "14:30"));
  await host.act("upsertEvent", event(1, "23:45"));
  expect([...source.events.values()]).toMatchObject([
    {
      sequence: 1,
      start: { dateTime: "2026-03-02T23:45:00", timeZone: "Europe/Berlin" },
      end: { dateTime: "2026-03-03T00:15:00" },
    },
  ]);
  const [[id, held]] = [...source.events] as [[string, Event]];
  source.events.set(id, { ...held, start: { dateTime: "2026-03-02T16:00:00+01:00" } });
  const asked = { owner: "asha@acme.test", uids: ["one@cairn"], since: "2026-03-01T00:00:00Z" };
  expect((await host.act("changesOf", asked)).changes).toMatchObject([
    { uid: "one@cairn", cancelled: false, startsAt: "2026-03-02T16:00:00+01:00" },
  ]);
  await host.act("cancelEvent", { owner: "asha@acme.test", uid: "one@cairn" });
  expect((await host.act("changesOf", asked)).changes).toMatchObject([{ cancelled: true }]);
  const window = { owners: ["asha@acme.test"], from: "2026-03-02T00:00:00Z", to: "2026-03-03T00:00:00Z" };
  expect((await host.act("freeBusy", window)).busy).toEqual([
    { owner: "asha@acme.test", from: "2026-03-02T13:00:00Z", to: "2026-03-02T14:00:00Z" },
  ]);
});
