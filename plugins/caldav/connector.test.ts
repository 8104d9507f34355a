import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LocalHost } from "#sdk/testing/index.ts";
import { hasRadicale, startRadicale, type Radicale } from "#sdk/testing/radicale.ts";
import { caldav } from "./connector.ts";

const host = ({ address }: Radicale, secret = "cairn:word") =>
  new LocalHost(caldav, { secret, settings: { address, calendar: "/cairn/{name}/" } });
const event = (sequence: number, title: string, start = "DTSTART;VALUE=DATE:20260301") => ({
  owner: "asha@acme.test",
  uid: "one@cairn",
  sequence,
  title,
  url: "https://cairn.test/app",
  when: { on: "2026-03-01" },
  calendar: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Cairn//EN\r\nBEGIN:VEVENT\r\nUID:one@cairn\r\nDTSTAMP:20260301T000000Z\r\n${start}\r\nSEQUENCE:${sequence}\r\nSUMMARY:${title}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
});

describe.skipIf(!hasRadicale)("against Radicale (skipped where it is not installed)", () => {
  let radicale: Radicale;
  beforeAll(async () => {
    radicale = await startRadicale();
  }, 15_000);
  afterAll(() => radicale[Symbol.dispose]());

  test("says whose the credentials are, and refuses wrong ones", async () => {
    expect((await host(radicale).check()).account).toContain("cairn");
    await expect(host(radicale, "cairn:wrong").check()).rejects.toMatchObject({ code: "auth" });
  });

  test("makes the calendar, puts an entry once however often it is sent, and takes it away", async () => {
    await host(radicale).act("upsertEvent", event(0, "First"));
    await host(radicale).act("upsertEvent", event(1, "Second"));
    const text = await radicale.stored("cairn/asha/");
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain("SUMMARY:Second");
    await host(radicale).act("cancelEvent", { owner: "asha@acme.test", uid: "one@cairn" });
    expect(await radicale.stored("cairn/asha/")).not.toContain("BEGIN:VEVENT");
    const again = host(radicale).act("cancelEvent", { owner: "asha@acme.test", uid: "one@cairn" });
    await expect(again).rejects.toMatchObject({ code: "not-found" });
  });

  test("tells what was moved there and what is gone", async () => {
    const asked = { owner: "asha@acme.test", uids: ["one@cairn", "two@cairn"], since: "2026-01-01T00:00:00Z" };
    const start = "DTSTART;TZID=Europe/Berlin:20260302T143000";
    await host(radicale).act(
      "upsertEvent",
      event(2, "A title that is so long that a calendar folds it somewhere", start),
    );
    expect((await host(radicale).act("changesOf", asked)).changes).toEqual([
      { uid: "one@cairn", cancelled: false, local: { start: "2026-03-02T14:30", timeZone: "Europe/Berlin" } },
      { uid: "two@cairn", cancelled: true },
    ]);
  });
});

/** Busy for Asha at two; of Ravi nothing is there. It answers as calendars do, in text. */
async function startBusyServer() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let sent = "";
    request.on("data", (part) => (sent += String(part)));
    request.on("end", () => {
      asked.push(`${request.method} ${request.url} ${request.headers["depth"]}`);
      const range = sent.includes('start="20260302T000000Z" end="20260303T000000Z"');
      const found = range && request.url === "/asha%40acme.test/";
      response.writeHead(found ? 200 : 404, { "content-type": "text/calendar" });
      response.end(found ? "BEGIN:VFREEBUSY\r\nFREEBUSY:20260302T130000Z/PT1H\r\nEND:VFREEBUSY\r\n" : "");
    });
  });
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { address, asked, [Symbol.dispose]: () => void server.close() };
}
const window = {
  owners: ["asha@acme.test", "ravi@acme.test"],
  from: "2026-03-02T00:00:00Z",
  to: "2026-03-03T00:00:00Z",
};

test("tells when somebody is busy where their own events stand, of nobody where that is not said", async () => {
  using server = await startBusyServer();
  const connected = (busy?: string) =>
    new LocalHost(caldav, { secret: "cairn:word", settings: { address: server.address, ...(busy ? { busy } : {}) } });
  expect((await connected("/{email}/").act("freeBusy", window)).busy).toEqual([
    { owner: "asha@acme.test", from: "2026-03-02T13:00:00Z", to: "2026-03-02T14:00:00Z" },
  ]);
  const all = ["REPORT /asha%40acme.test/ infinity", "REPORT /ravi%40acme.test/ infinity"];
  expect(server.asked).toEqual(all);
  expect((await connected().act("freeBusy", window)).busy).toEqual([]);
  expect(server.asked).toEqual(all);
});
