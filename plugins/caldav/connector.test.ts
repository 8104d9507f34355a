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
