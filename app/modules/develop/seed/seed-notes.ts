import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { noteKinds } from "../domain/fields.ts";
import { notes } from "./phrases.ts";
import { daysBefore, isDemo } from "./plan-develop.ts";
import type { SeedDevelopInput } from "./seed-develop.ts";
import type { SeededJobs } from "./seed-jobs.ts";

/** What the people who can sign in say of themselves. */
export async function seedNotes(
  context: Context,
  jobs: SeededJobs,
  { people, seed, today }: SeedDevelopInput,
): Promise<void> {
  const random = seededRandom(`develop-notes:${seed}`);
  await insertRows(
    context,
    "profile_note",
    "id uuid, employee_id uuid, kind text, title text, body text, competency_id uuid, created_at timestamptz, version int",
    people.filter(isDemo).flatMap((person) =>
      noteKinds.flatMap((kind) =>
        notes[kind].map(([title, body], place) => ({
          id: random.id(),
          employee_id: person.id,
          kind,
          title,
          body,
          competency_id: kind === "STRENGTH" ? jobs.competenciesOf(person)[place]!.id : null,
          created_at: `${daysBefore(today, 30)}T10:00:00Z`,
          version: 1,
        })),
      ),
    ),
  );
}
