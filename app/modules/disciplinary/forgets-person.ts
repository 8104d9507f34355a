import { firstRow, type Context } from "#app/platform/context/context.ts";
import { keeps, type RoomForgetsPerson } from "#app/platform/contributions/forgets-person.ts";
import { sql } from "#tenancy/sql.ts";
import { eraseNote } from "./data/erase-note.ts";

const notesAtOnce = 20;

/** Published notes stay for as long as the company's rules keep them, and go of themselves then; all others go at once. */
const notesThatGo = (context: Context, employeeId: string) =>
  sql`from {disciplinary_note} where employee_id = ${employeeId} and held_at is null
    and (published_at is null or keep_until is null or keep_until < ${context.today()}::date)`;

/** Notes about them are papers with a time of their own; what they did for notes about others stays with those. */
export const disciplinaryForgetsPerson: RoomForgetsPerson = {
  steps: [
    {
      ...{ act: "own", table: "disciplinary_note", person: "employee_id" },
      count: async (context, employeeId) =>
        (await firstRow<{ found: number }>(
          context,
          sql`select count(*)::int as found ${notesThatGo(context, employeeId)}`,
        ))!.found,
      run: async (context, employeeId) => {
        const notes = await context.rows<{ id: string }>(
          sql`select id ${notesThatGo(context, employeeId)} order by id limit ${notesAtOnce}`,
        );
        for (const { id } of notes) await eraseNote(context, id);
        return notes.length;
      },
    },
    ...keeps("paper", "disciplinary_note", "employee_id"),
    ...keeps("paper", "disciplinary_note", "author_id"),
    ...keeps("paper", "disciplinary_note", ["published_by", "held_by"]),
    ...keeps("paper", "disciplinary_appeal", "decided_by"),
    ...keeps("paper", "disciplinary_evidence", "added_by"),
    ...keeps("paper", "disciplinary_revision", "written_by"),
    ...keeps("paper", "disciplinary_witness", ["employee_id", "asked_by"]),
    ...keeps("paper", "disciplinary_expunged", "expunged_by"),
  ],
  objects: async (context, employeeId) =>
    (
      await context.rows(
        sql`select from {disciplinary_note} where employee_id = ${employeeId} and held_at is not null limit 1`,
      )
    ).length > 0
      ? ["disciplinary.held"]
      : [],
};
