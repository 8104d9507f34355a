import * as Y from "yjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { bytesOfText, textOfBytes } from "#app/platform/shared-text/bytes-as-text.ts";
import type { Context } from "#app/platform/context/context.ts";
import { appendLines, wholeOf } from "#app/platform/shared-text/shared-text.ts";
import { TextSession, type Exchange } from "#app/platform/shared-text/text-session.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { keepTypedHtml } from "./data/shared-note-record.ts";
import { meetingPage } from "./queries/meeting-page.ts";
import { pairTimeline } from "./queries/pair-timeline.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { appendNotes, typeNotes, typeNotesInput } from "./use-cases/type-notes.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let meetings: OneOnOneWorld;
let meetingId = "";

beforeAll(async () => {
  world = await createWorld();
  ({ acme, meetings } = await meetingsOfTwoCompanies(world));
  ({ meetingId } = await meetings.schedule("ravi", "asha"));
});
afterAll(() => world.close());

const notes = async (who: string) => (await acme.as(who, (context) => meetingPage(context, meetingId))).notes.shared;

/** A window of somebody, on the page as it was when they opened it; `arrive` lets what they typed go. */
async function openWindow(who: string) {
  let cut = false;
  const waiting: (() => void)[] = [];
  const arrived: Promise<unknown>[] = [];
  const exchange: Exchange = ({ edit, vector }) => {
    const sent = { meetingId, vector: textOfBytes(vector), ...(edit ? { edit: textOfBytes(edit) } : {}) };
    const answer = cut
      ? Promise.reject(new Error("No network"))
      : acme
          .as(who, (context) => typeNotes(context, typeNotesInput.parse(sent)))
          .then((typed) => ({ ...typed, edit: bytesOfText(typed.edit)!, vector: bytesOfText(typed.vector)! }));
    arrived.push(answer.catch(() => undefined));
    return answer;
  };
  const session = new TextSession({
    exchange,
    whole: bytesOfText((await notes(who)).whole)!,
    later: (call) => (waiting.splice(0, waiting.length, call), () => void waiting.splice(0)),
  });
  return {
    session,
    line: (text: string) => void appendLines(session.text, text),
    cut: (is: boolean) => void (cut = is),
    arrive: async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        waiting.splice(0).forEach((call) => call());
        await Promise.all(arrived.splice(0));
      }
    },
  };
}

test("both type at once, one without a network for a while, and every word is there, in the same order for both", async () => {
  await acme.as("asha", (context) => appendNotes(context, { meetingId, text: "Before" }));
  const [asha, ravi] = [await openWindow("asha"), await openWindow("ravi")];
  asha.cut(true);
  for (let number = 0; number < 70; number += 1) {
    ravi.line(`ravi ${number}`);
    asha.line(`asha ${number}`);
    if (number % 7 === 0) await asha.arrive();
    await ravi.arrive();
  }
  asha.cut(false);
  await asha.arrive();
  ravi.session.hear();
  await ravi.arrive();
  const { body } = await notes("ravi");
  const lines = body.split(/<\/?p>/).filter(Boolean);
  expect(lines).toHaveLength(141);
  expect(new Set(lines).size).toBe(141);
  const shown = (text: Y.Doc) => text.getXmlFragment("default").toString();
  expect(shown(asha.session.text)).toBe(shown(ravi.session.text));
  const kept = await acme.asProduct((context) =>
    context.rows<{ folded: number; latest: number; edits: number }>(
      sql`select n.folded, n.latest, (select count(*)::int from {one_on_one_shared_edit}) as edits
        from {one_on_one_shared_note} n where n.meeting_id = ${meetingId}`,
    ),
  );
  expect(kept[0]).toMatchObject({ latest: kept[0]!.edits });
  expect(kept[0]!.folded).toBeGreaterThan(60);
  const found = await acme.as("asha", (context) =>
    pairTimeline(context, { employeeId: acme.id("ravi"), page: 1, text: "ravi 33" }),
  );
  expect(found.total).toBe(0);
  await acme.asProduct((context) => context.rows(sql`update {one_on_one_meeting} set status = 'ACTIVE'`));
  const opened = await acme.as("asha", (context) =>
    pairTimeline(context, { employeeId: acme.id("ravi"), page: 1, text: "ravi 33" }),
  );
  expect(opened.total).toBe(1);
});

test("two whose windows send at the same moment are kept one after the other", async () => {
  const windows = [await openWindow("asha"), await openWindow("ravi")];
  windows.forEach(({ line }, index) => line(`at once ${index}`));
  await Promise.all(windows.map(({ arrive }) => arrive()));
  const { body } = await notes("asha");
  for (const text of ["at once 0", "at once 1"]) expect(body).toContain(text);
});

test("what a document holds is shown as the editor would, and nothing more of it", async () => {
  const window = await openWindow("asha");
  const fragment = window.session.text.getXmlFragment("default");
  const evil = new Y.XmlElement("script");
  const link = new Y.XmlElement("paragraph");
  fragment.push([evil, link]);
  evil.push([new Y.XmlText("alert(1)")]);
  const words = new Y.XmlText();
  link.push([words]);
  words.insert(0, "<img onerror=x>", { link: { href: "javascript:alert(1)" } });
  await window.arrive();
  const { body } = await notes("ravi");
  expect(body).toContain("&lt;img onerror=x&gt;");
  expect(body).not.toMatch(/<script|javascript:|<img/);
});

test("an edit that would make the notes too large is refused whatever it weighs, and they stay as they were", async () => {
  const before = await notes("asha");
  const window = await openWindow("asha");
  const type = (text: Y.Doc) =>
    acme.as("asha", (context) =>
      typeNotes(context, typeNotesInput.parse({ meetingId, vector: "AA==", edit: textOfBytes(wholeOf(text)) })),
    );
  const [paragraph, line] = [new Y.XmlElement("paragraph"), new Y.XmlText()];
  window.session.text.getXmlFragment("default").push([paragraph]);
  paragraph.push([line]);
  line.insert(0, "x".repeat(3_000), { link: { href: `https://example.com/${"y".repeat(1_900)}` } });
  for (let at = 0; at < 3_000; at += 2) line.format(at, 1, { bold: {} });
  expect(await refusalOf(type(window.session.text))).toMatchObject({ code: "one-on-ones.notes-too-long" });
  expect((await notes("asha")).body).toBe(before.body);
});

test("bytes that are no edit, and a text beyond all bounds, are refused and change nothing", async () => {
  const before = await notes("asha");
  const type = (edit: string) =>
    acme.as("asha", (context) => typeNotes(context, typeNotesInput.parse({ meetingId, vector: "AA==", edit })));
  expect(await refusalOf(type("////"))).toMatchObject({ status: 422 });
  const long = new Y.Doc();
  long.getText("x").insert(0, "x".repeat(400_000));
  for (let round = 0; round < 2; round += 1) await type(textOfBytes(Y.encodeStateAsUpdate(long)));
  const more = () => {
    const text = new Y.Doc();
    text.getText("x").insert(0, "y".repeat(400_000));
    return type(textOfBytes(Y.encodeStateAsUpdate(text)));
  };
  await more();
  expect(await refusalOf(more())).toMatchObject({ code: "one-on-ones.notes-too-long" });
  expect((await notes("asha")).body).toBe(before.body);
});

test("HTML is not kept with every key, is right for whoever reads it, and is kept once nobody types", async () => {
  const { meetingId: other } = await meetings.schedule("ravi", "lena");
  const say = (text: string) => acme.as("lena", (context) => appendNotes(context, { meetingId: other, text }));
  const kept = async () =>
    (
      await acme.asProduct((context) =>
        context.rows<{ body: string; stale: boolean }>(
          sql`select body, stale from {one_on_one_shared_note} where meeting_id = ${other}`,
        ),
      )
    )[0];
  await say("The very first");
  await say("and then another");
  expect(await kept()).toEqual({ body: "", stale: true });
  const page = await acme.as("ravi", (context) => meetingPage(context, other));
  expect(page.notes.shared.body).toBe("<p>The very first</p><p>and then another</p>");
  await acme.asProduct((context) => context.rows(sql`update {one_on_one_meeting} set status = 'ACTIVE'`));
  const found = await acme.as("ravi", (context) =>
    pairTimeline(context, { employeeId: acme.id("lena"), page: 1, text: "then another" }),
  );
  expect(found.meetings.flatMap(({ notes: each }) => each)).toEqual(["The very first\nand then another"]);
  const later = (context: Context): Context => ({
    ...context,
    clock: { now: () => new Date(context.clock.now().getTime() + 60_000) },
  });
  await acme.asProduct((context) => keepTypedHtml(context));
  expect((await kept())?.stale).toBe(true);
  await acme.asProduct((context) => keepTypedHtml(later(context)));
  expect(await kept()).toEqual({ body: "<p>The very first</p><p>and then another</p>", stale: false });
});

test("somebody who types is written down once, not with every word", async () => {
  const entries = await acme.asProduct((context) =>
    context.rows(sql`select from {audit_entry} where action = 'one-on-ones.save-note' and subject_id = ${meetingId}`),
  );
  expect(entries).toHaveLength(2);
});
