import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { handedOverNotes } from "./queries/handover.ts";
import { meetingPage } from "./queries/meeting-page.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { addActionItem, addActionItemInput } from "./use-cases/add-action-item.ts";
import { acknowledgeMeeting, openMeeting } from "./use-cases/change-meeting-state.ts";
import { answerHandover, askHandover } from "./use-cases/hand-over.ts";
import { saveNote, saveNoteInput } from "./use-cases/save-note.ts";
import { appendNotes } from "./use-cases/type-notes.ts";
import { sql } from "#tenancy/sql.ts";

const canary = "Kanarienvogel";
let world: World;
let acme: Company;
let globex: Company;
let meetings: OneOnOneWorld;
let former: { seriesId: string; meetingId: string };
let seriesId = "";
let meetingId = "";

/** Asha met Ravi, and is led by Skip from today on. */
beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, meetings } = await meetingsOfTwoCompanies(world));
  former = await meetings.schedule("ravi", "asha");
  await acme.as("asha", (context) => appendNotes(context, { meetingId: former.meetingId, text: `${canary} shared` }));
  await acme.as("asha", (context) =>
    saveNote(context, saveNoteInput.parse({ meetingId: former.meetingId, body: `${canary} private` })),
  );
  for (const ownerId of ["asha", "ravi"])
    await acme.as("ravi", (context) =>
      addActionItem(
        context,
        addActionItemInput.parse({ meetingId: former.meetingId, text: `By ${ownerId}`, ownerId: acme.id(ownerId) }),
      ),
    );
  await acme.as("ravi", (context) => openMeeting(context, { meetingId: former.meetingId }));
  await acme.as("ravi", (context) => acknowledgeMeeting(context, { meetingId: former.meetingId }));
  await acme.asProduct((context) =>
    context.rows(
      sql`update {assignment} set manager_id = ${acme.id("skip")} where employee_id = ${acme.id("asha")} and manager_id is not null`,
    ),
  );
  ({ seriesId, meetingId } = await meetings.schedule("skip", "asha"));
});
afterAll(() => world.close());

const page = (who: string, asked: { handedOver?: boolean } = {}) =>
  acme.as(who, (context) => meetingPage(context, meetingId, asked));
const ask = (who: string, what: "NOTHING" | "ACTIONS" | "NOTES") =>
  acme.as(who, (context) => askHandover(context, { seriesId, what }));
const answer = (who: string, agreed: boolean) =>
  acme.as(who, (context) => answerHandover(context, { seriesId, agreed }));

test("the new manager alone is asked what goes over, and neither the employee nor anybody else decides it", async () => {
  expect((await page("skip")).handover).toMatchObject({
    ...{ as: "MANAGER", state: "OPEN", actions: 1, former: { name: "ravi", held: 1 } },
  });
  expect((await page("asha")).handover).toBeNull();
  expect(await refusalOf(ask("asha", "NOTES"))).toMatchObject({ status: 403 });
  for (const who of ["ravi", "tara", "lena"]) expect(await refusalOf(ask(who, "NOTES"))).toMatchObject({ status: 404 });
  expect(
    await refusalOf(globex.as("eve", (context) => askHandover(context, { seriesId, what: "NOTES" }))),
  ).toMatchObject({ status: 404 });
});

test("until the employee agrees the new manager reads no word, and cannot agree for them", async () => {
  await ask("skip", "NOTES");
  const asked = await page("skip", { handedOver: true });
  expect(asked.handedOver).toEqual([]);
  expect(JSON.stringify(asked)).not.toContain(canary);
  expect(asked.actions?.map(({ text }) => text)).toEqual(["By asha"]);
  expect(await refusalOf(answer("skip", true))).toMatchObject({ status: 403 });
  for (const who of ["ravi", "tara"]) expect(await refusalOf(answer(who, true))).toMatchObject({ status: 404 });
  expect(await refusalOf(ask("skip", "NOTES"))).toMatchObject({ code: "one-on-ones.handover-answered" });
  await answer("asha", false);
  expect((await page("skip", { handedOver: true })).handedOver).toEqual([]);
});

test("with consent the new manager reads the shared notes and nothing else, the page says so, and it can be taken back", async () => {
  await answer("asha", true);
  const agreed = await page("skip", { handedOver: true });
  expect(agreed.handedOver).toMatchObject([{ id: former.meetingId, body: `<p>${canary} shared</p>` }]);
  expect(JSON.stringify(agreed)).not.toContain("private");
  expect(await refusalOf(acme.as("skip", (c) => meetingPage(c, former.meetingId)))).toMatchObject({ status: 404 });
  for (const who of ["asha", "ravi"])
    expect((await acme.as(who, (c) => meetingPage(c, former.meetingId))).notes.shared.handedTo).toEqual(["skip"]);
  for (const who of ["ravi", "tara", "lena"])
    expect(await acme.as(who, (context) => handedOverNotes(context, seriesId))).toHaveLength(who === "ravi" ? 1 : 0);
  await answer("asha", false);
  expect((await page("skip", { handedOver: true })).handedOver).toEqual([]);
  expect((await page("asha")).handover).toMatchObject({ as: "EMPLOYEE", state: "WITHDRAWN" });
});

test("what is written in a later 1:1 is not of what was handed over, and who no longer leads reads nothing", async () => {
  await answer("asha", true);
  const read = async () => (await page("skip", { handedOver: true })).handedOver!.map(({ body }) => body);
  const handedTo = async (id: string) => (await acme.as("asha", (c) => meetingPage(c, id))).notes.shared.handedTo;
  expect(await read()).toHaveLength(1);
  const [later] = await acme.asProduct((context) =>
    context.rows<{ id: string }>(
      sql`update {one_on_one_meeting} set starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year'
        where id = (select id from {one_on_one_meeting} where series_id = ${former.seriesId} and id <> ${former.meetingId}
          order by position limit 1) returning id`,
    ),
  );
  await acme.as("ravi", (context) => appendNotes(context, { meetingId: later!.id, text: `${canary} of later` }));
  expect(await read()).toEqual([`<p>${canary} shared</p>`]);
  expect(await handedTo(later!.id)).toEqual([]);
  const leadsAsha = (name: string) =>
    acme.asProduct((context) =>
      context.rows(
        sql`update {assignment} set manager_id = ${acme.id(name)} where employee_id = ${acme.id("asha")}
          and manager_id is not null`,
      ),
    );
  await leadsAsha("tara");
  expect(await read()).toEqual([]);
  expect(await handedTo(former.meetingId)).toEqual([]);
  await leadsAsha("skip");
  expect(await read()).toHaveLength(1);
});
