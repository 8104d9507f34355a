import { afterAll, beforeAll, expect, test } from "vitest";
import { notify } from "#app/modules/notifications/index.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { listScopes, shelves } from "./disciplinary-places.ts";
import { disciplinaryNotices } from "./notices.ts";
import { disciplinaryUse } from "./queries/disciplinary-use.ts";
import { exportNotes } from "./queries/export.ts";
import { insights, insightsInput } from "./queries/insights.ts";
import { noteList, noteListInput } from "./queries/note-list.ts";
import { disciplinaryAttention, disciplinaryOwed } from "./queries/obligations.ts";
import { searchNotes } from "./queries/search-notes.ts";
import { codeOf, disciplinaryOfTwoCompanies, type DisciplinaryWorld } from "./testing/disciplinary-world.ts";
import { appealNote } from "./use-cases/appeal-note.ts";
import { changeEvidence, changeEvidenceInput } from "./use-cases/evidence.ts";
import { expungeNote } from "./use-cases/expunge-note.ts";
import { askWitnesses } from "./use-cases/witness.ts";
import { sql, tableNamed } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: Company;
let notes: DisciplinaryWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, notes } = await disciplinaryOfTwoCompanies(world));
});
afterAll(() => world.close());

/** A note with all that can hang on one: evidence, a witness, an answer, an appeal, notices, and a later note that rests on it. */
async function fullNote(): Promise<{ noteId: string; traces: string[] }> {
  const noteId = await notes.draft("ravi", { body: "Canary words of 08:42 that Ravi saw.", step: "WRITTEN" });
  const evidence = [new File([new TextEncoder().encode("canary file")], "canary.txt")];
  await acme.as("ravi", (context) =>
    changeEvidence(context, changeEvidenceInput.parse({ noteId, evidence, removedFiles: [] })),
  );
  await acme.as("ravi", (context) =>
    askWitnesses(context, { noteId, witnessIds: [acme.id("otto")], question: "Canary question?" }),
  );
  await notes.publish("ravi", noteId);
  await notes.evaluate("hira", noteId);
  await notes.answer("asha", noteId, {
    ...{ outcome: "SIGNED_WITH_DISAGREEMENT", typedName: "asha", statement: "Canary rebuttal" },
  });
  await acme.as("asha", (context) => appealNote(context, { noteId, reason: "Canary appeal" }));
  await acme.asProduct(async (context) => {
    for (const change of ["PUBLISHED", "APPEALED"] as const) {
      const event = { id: change, name: "disciplinary.note-changed", actorId: null, recordedAt: context.clock.now() };
      const heard = { ...event, payload: { noteId, change } };
      const told = await disciplinaryNotices["disciplinary.note-changed"]!(context, heard);
      await notify(context, heard, told, () => true);
    }
  });
  const { evidence: files, statements, document, appeals } = await notes.page("hira", noteId);
  return { noteId, traces: [noteId, files[0]!.id, statements[0]!.id, document!.id, appeals[0]!.id, "anary"] };
}

/** Every table of the company that says one of these anywhere in a row, but for the bare id in the audit log. */
function tablesThatSay(traces: readonly string[]): Promise<string[]> {
  return acme.asProduct(async (context) => {
    const tables = await context.rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = ${acme.tenant.schemaName}
        and table_type = 'BASE TABLE' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const row = name === "audit_entry" ? sql`to_jsonb(t) - 'subject_id' - 'subjectId'` : sql`to_jsonb(t)`;
      const rows = await context.rows(
        sql`select from ${tableNamed(name)} t where (${row})::text like any(${traces.map((trace) => `%${trace}%`)}::text[]) limit 1`,
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  });
}

/** What each of these people is shown without naming a note. */
const shown = (who: string) =>
  acme.as(who, async (context) => {
    const list = noteListInput.parse({});
    const seen: unknown[] = [];
    for (const scope of listScopes)
      for (const shelf of shelves) {
        const rows = await noteList(context, scope, shelf, list).then(
          (page) => page.rows.length,
          () => null,
        );
        const file = await exportNotes(context, { ...list, scope, shelf, format: "CSV" }).then(heldSheet);
        seen.push([rows, file.rows.length]);
      }
    seen.push((await searchNotes(context, exactly("asha"), 20)).length);
    const owed = disciplinaryOwed(context);
    seen.push(await context.rows(sql`select ${owed.row} as row ${owed.open}`));
    for (const { count } of disciplinaryAttention(context)) seen.push(await context.rows(count as never));
    seen.push(await disciplinaryUse(context));
    seen.push(
      await insights(context, insightsInput.parse({})).then(
        ({ total, people }) => [total, people],
        () => null,
      ),
    );
    return seen;
  });

test("an expunged note is in no table, list, count, search, file, number or advice, for anybody", async () => {
  const people = ["asha", "ravi", "skip", "otto", "hira", "hugo", "pia"];
  const before = await Promise.all(people.map(shown));
  const { noteId, traces } = await fullNote();
  expect(await tablesThatSay(traces)).toEqual(
    expect.arrayContaining([
      "attachment",
      "disciplinary_appeal",
      "disciplinary_note",
      "notification",
      "signed_document",
    ]),
  );
  expect(await Promise.all(people.map(shown))).not.toEqual(before);
  await acme.as("hira", (context) => expungeNote(context, { noteId, reason: "By agreement" }));
  expect(await tablesThatSay(traces)).toEqual([]);
  expect(await Promise.all(people.map(shown))).toEqual(before);
  for (const who of people) expect(await codeOf(notes.page(who, noteId))).toBe("platform.not-found");
  // The written warning counts for nothing any more: the next note begins at the first step again.
  expect((await notes.page("ravi", await notes.draft("ravi"))).advice?.next).toBe("VERBAL");
});
