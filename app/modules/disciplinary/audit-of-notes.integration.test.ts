import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAuditEntries } from "#app/modules/access/queries/export-audit-entries.ts";
import { auditFiltersInput, listAuditEntries } from "#app/modules/access/queries/list-audit-entries.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { disciplinaryOfTwoCompanies, type DisciplinaryWorld } from "./testing/disciplinary-world.ts";
import { appealNote } from "./use-cases/appeal-note.ts";
import { expungeNote } from "./use-cases/expunge-note.ts";
import { askWitnesses, giveStatement } from "./use-cases/witness.ts";
import { sql } from "#tenancy/sql.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: Company;
let notes: DisciplinaryWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, notes } = await disciplinaryOfTwoCompanies(world));
  // HR that reads the audit log as well.
  await acme.asProduct((context) =>
    context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at) values (${acme.id("hira")}, 'PLATFORM_ADMIN', now())`,
    ),
  );
});
afterAll(() => world.close());

const quiet = ["disciplinary.acknowledge-note", "disciplinary.appeal-note", "disciplinary.give-statement"];

/** Who the log says did what only some may know of, and what a search for each of them finds. */
const doers = (who: string) =>
  acme.as(who, async (context) => {
    const { rows } = await listAuditEntries(context, auditFiltersInput.parse({}), 200);
    const told = rows.filter(({ action }) => quiet.includes(action));
    const found = [];
    for (const search of ["asha", "otto"])
      found.push(...(await listAuditEntries(context, auditFiltersInput.parse({ search }), 200)).rows);
    const file = await exportAuditEntries(context, auditFiltersInput.parse({})).then(heldSheet);
    return {
      actors: told.map(({ actor, actorId, actorHidden }) => (actorHidden ? "hidden" : `${actor} ${actorId}`)).sort(),
      found: found.filter(({ action }) => quiet.includes(action)).length,
      inFile: file.rows.filter((row) => quiet.some((one) => JSON.stringify(row).includes(one))).length,
      namedInFile: file.rows
        .map((row) => JSON.stringify(row))
        .filter((row) => quiet.some((one) => row.includes(one)) && /asha|otto/.test(row)).length,
    };
  });

test("the audit log names who answered, appealed and testified to those who see the note, and once it is expunged to nobody", async () => {
  const noteId = await notes.draft("ravi", {});
  await acme.as("ravi", (context) =>
    askWitnesses(context, { noteId, witnessIds: [acme.id("otto")], question: "When was it?" }),
  );
  await notes.publish("ravi", noteId);
  await notes.evaluate("hira", noteId);
  const statementId = (await notes.page("hira", noteId)).statements[0]!.id;
  await acme.as("otto", (context) =>
    giveStatement(context, { statementId, statement: "At 08:42.", version: undefined }),
  );
  await notes.answer("asha", noteId, { outcome: "SIGNED", typedName: "asha" });
  await acme.as("asha", (context) => appealNote(context, { noteId, reason: "It was the clock" }));

  const named = [...["asha", "asha", "otto"].map((name) => `${name} ${acme.id(name)}`)];
  expect(await doers("hira")).toEqual({ actors: named, found: 3, inFile: 3, namedInFile: 3 });
  const hidden = { actors: ["hidden", "hidden", "hidden"], found: 0, inFile: 3, namedInFile: 0 };
  expect(await doers("pia")).toEqual(hidden);
  await acme.as("hugo", (context) => expungeNote(context, { noteId, reason: "By agreement" }));
  expect([await doers("hira"), await doers("pia")]).toEqual([hidden, hidden]);
});
