import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { codeOf, disciplinaryOfTwoCompanies, type DisciplinaryWorld } from "./testing/disciplinary-world.ts";
import { editNote, saveDraftInput } from "./use-cases/edit-note.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let notes: DisciplinaryWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, notes } = await disciplinaryOfTwoCompanies(world));
});
afterAll(() => world.close());

/** Saves as a page does by itself, `writing` the revision it began. */
const save = (by: string, noteId: string, said: object) =>
  acme.as(by, (context) =>
    editNote(
      context,
      saveDraftInput.parse({ noteId, type: "LATENESS", occurredOn: "2026-11-09", writing: 0, ...said }),
    ),
  );
const revisions = async (noteId: string) =>
  (await notes.page("hira", noteId)).revisions.map(({ number }) => number).sort();
const textOf = async (noteId: string, number: number) =>
  (
    await acme.asProduct((context) =>
      context.rows<{ body: string }>(
        sql`select body from {disciplinary_revision} where note_id = ${noteId} and number = ${number}`,
      ),
    )
  )[0]?.body;
const told = (noteId: string) =>
  acme.asProduct((context) =>
    context.rows(sql`select from {audit_entry} where subject_id = ${noteId} and action = 'disciplinary.edit-note'`),
  );

test("typing on is one revision, told of once it changes what the note is of; a pause begins another", async () => {
  const noteId = await notes.draft("ravi");
  const first = await save("ravi", noteId, { body: "On Monday" });
  expect(first.revision).toBe(2);
  const second = await save("ravi", noteId, { body: "On Monday at 08:42", writing: 2, version: first.version });
  expect([second.revision, await revisions(noteId)]).toEqual([2, [1, 2]]);
  expect(await told(noteId)).toEqual([]);
  await save("ravi", noteId, { body: "On Monday at 08:42", writing: 2, severity: "HIGH" });
  expect(await told(noteId)).toHaveLength(1);
  const now = world.clock.now();
  world.clock.set(new Date(now.getTime() + 31 * 60_000).toISOString());
  expect((await save("ravi", noteId, { body: "On Tuesday", writing: 2 })).revision).toBe(3);
  expect(await textOf(noteId, 2)).toContain("On Monday at 08:42");
  world.clock.set(now.toISOString());
});

test("what was handed in stays as it is, whoever writes on; nobody writes on what somebody else began", async () => {
  const noteId = await notes.draft("ravi");
  await save("ravi", noteId, { body: "On Monday Ravi saw it" });
  await notes.publish("ravi", noteId);
  expect(await codeOf(save("ravi", noteId, { body: "Mine", writing: 2 }))).toBe("platform.forbidden");
  expect((await save("hira", noteId, { body: "On Monday at 08:42 Ravi saw it", writing: 2 })).revision).toBe(3);
  await notes.evaluate("hira", noteId, "RETURN");
  expect((await save("ravi", noteId, { body: "On Monday at 09:00", writing: 3 })).revision).toBe(4);
  expect(await textOf(noteId, 2)).toContain("On Monday Ravi saw it");
  expect(await textOf(noteId, 3)).toContain("08:42");
});

test("two windows: the second is told, and what it saves on top is a revision of its own", async () => {
  const noteId = await notes.draft("ravi");
  const { version } = (await notes.page("ravi", noteId)).note;
  const one = await save("ravi", noteId, { body: "From one window", version });
  expect(await codeOf(save("ravi", noteId, { body: "From the other", version }))).toBe("platform.changed-meanwhile");
  const other = await save("ravi", noteId, { body: "From the other", version: one.version });
  expect([other.revision, await textOf(noteId, 2)]).toEqual([3, expect.stringContaining("From one window")]);
  expect(await codeOf(save("ravi", noteId, { body: " ", writing: 3 }))).toBe("disciplinary.body-needed");
});
