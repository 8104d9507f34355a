import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { noteKinds } from "../domain/fields.ts";
import { notes } from "./phrases.ts";
import { isDemo } from "./plan-develop.ts";
import type { SeededJobs } from "./seed-jobs.ts";

/** What the people who can sign in say of themselves. */
export async function seedNotes(context: Context, jobs: SeededJobs, people: readonly PlannedPerson[]): Promise<void> {
  await insertRows(
    context,
    "profile_note",
    "id uuid, employee_id uuid, kind text, title text, body text, competency_id uuid, created_at timestamptz, version int",
    people.filter(isDemo).flatMap((person) =>
      noteKinds.flatMap((kind) =>
        notes[kind].map(([title, body], place) => ({
          id: context.newId(),
          employee_id: person.id,
          kind,
          title,
          body,
          competency_id: kind === "STRENGTH" ? jobs.competenciesOf(person)[place]!.id : null,
          created_at: context.clock.now().toISOString(),
          version: 1,
        })),
      ),
    ),
  );
}
