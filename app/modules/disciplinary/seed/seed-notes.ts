import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { SeededCompany } from "#app/platform/contributions/seed.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { addDays } from "#app/platform/time/days.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { firstRules, policyOf } from "../data/settings.ts";
import { countsUntil } from "../domain/steps.ts";
import { decisions, returned } from "./phrases.ts";
import { answerDays, planNotes, settledAt, type PlannedNote } from "./plan-notes.ts";
import { seedPapers } from "./seed-papers.ts";
import { sql } from "#tenancy/sql.ts";

/** Switches the module on and gives a demo company a year of notes; the same for the same input. */
export async function seedDisciplinary(
  context: Context,
  { seed, today }: SeededCompany,
  people: readonly PlannedPerson[],
): Promise<void> {
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'DISCIPLINARY_ACTION')
      where not 'DISCIPLINARY_ACTION' = any(enabled_features)`,
  );
  const notes = planNotes(people, seed, today);
  await storeNotes(context, notes);
  const random = seededRandom(`disciplinary-besides:${seed}`);
  await storeRevisions(context, notes, random);
  await storeStatements(context, notes, random);
  await storeAppeals(context, notes, { people, today, random });
  await seedPapers(context, notes);
}

async function storeNotes(context: Context, notes: readonly PlannedNote[]): Promise<void> {
  const policy = policyOf(firstRules);
  await insertRows(
    context,
    "disciplinary_note",
    `id uuid, employee_id uuid, author_id uuid, group_id uuid, type text, severity text, step text, occurred_on date,
     reported_at timestamptz, state text, revision int, body text, review_comment text, published_at timestamptz,
     published_by uuid, asks text, answer_by date, outcome text, outcome_at timestamptz, counts_until date,
     hold_reason text, created_at timestamptz, version int`,
    notes.map((note) => {
      const { publishedOn } = note;
      const acknowledges = note.outcome === "ACKNOWLEDGED";
      return {
        id: note.id,
        employee_id: note.person.id,
        author_id: note.authorId,
        group_id: note.id,
        type: note.type,
        severity: note.severity,
        step: note.step,
        occurred_on: note.occurredOn,
        reported_at: `${note.occurredOn}T16:00:00Z`,
        state: note.state,
        revision: 1,
        body: note.body,
        review_comment: note.returned ? returned : "",
        published_at: publishedOn && `${publishedOn}T09:00:00Z`,
        published_by: publishedOn && note.authorId,
        asks: publishedOn && (acknowledges ? "ACKNOWLEDGEMENT" : "SIGNATURE"),
        answer_by: publishedOn && addDays(publishedOn, answerDays),
        outcome: note.outcome,
        outcome_at: note.outcome && settledAt(note),
        counts_until: note.state === "PUBLISHED" && publishedOn ? countsUntil(note.step, publishedOn, policy) : null,
        hold_reason: "",
        created_at: `${note.occurredOn}T17:00:00Z`,
        version: 1,
      };
    }),
  );
}

async function storeRevisions(context: Context, notes: readonly PlannedNote[], random: SeededRandom): Promise<void> {
  await insertRows(
    context,
    "disciplinary_revision",
    "id uuid, note_id uuid, number int, body text, rephrased boolean, written_by uuid, written_at timestamptz",
    notes.map(({ id, body, authorId, occurredOn }) => ({
      id: random.id(),
      note_id: id,
      number: 1,
      body,
      rephrased: false,
      written_by: authorId,
      written_at: `${occurredOn}T17:00:00Z`,
    })),
  );
}

async function storeStatements(context: Context, notes: readonly PlannedNote[], random: SeededRandom): Promise<void> {
  const asked = notes.filter(({ witnessId, authorId }) => witnessId !== null && witnessId !== authorId);
  await insertRows(
    context,
    "disciplinary_witness",
    `id uuid, note_id uuid, employee_id uuid, question text, statement text, asked_by uuid, asked_at timestamptz,
     stated_at timestamptz, declined_at timestamptz, version int`,
    asked.map(({ id, witnessId, authorId, occurredOn, outcome }) => ({
      id: random.id(),
      note_id: id,
      employee_id: witnessId,
      question: `What did you see yourself on ${createFormat("en", "UTC").date(occurredOn)}, where were you, and at what time?`,
      statement: outcome
        ? `I was there from ${random.integer(8, 15)}:${random.integer(10, 59)} on and saw it myself.`
        : "",
      asked_by: authorId,
      asked_at: `${addDays(occurredOn, 1)}T09:00:00Z`,
      stated_at: outcome ? `${addDays(occurredOn, 2)}T11:00:00Z` : null,
      declined_at: null,
      version: 1,
    })),
  );
}

type Besides = { people: readonly PlannedPerson[]; today: string; random: SeededRandom };

async function storeAppeals(
  context: Context,
  notes: readonly PlannedNote[],
  { people, today, random }: Besides,
): Promise<void> {
  const admin = people.find(({ email }) => email.startsWith("admin@"));
  await insertRows(
    context,
    "disciplinary_appeal",
    `id uuid, note_id uuid, reason text, state text, made_at timestamptz, decided_by uuid, decided_at timestamptz,
     decision text, version int`,
    notes.flatMap(({ id, appeal, publishedOn }) => {
      if (!appeal || !publishedOn) return [];
      const open = appeal.state === "SUBMITTED";
      return [
        {
          id: random.id(),
          note_id: id,
          reason: appeal.reason,
          state: appeal.state,
          made_at: `${open ? addDays(today, -3) : addDays(publishedOn, 5)}T10:00:00Z`,
          decided_by: open ? null : admin?.id,
          decided_at: open ? null : `${addDays(publishedOn, 12)}T10:00:00Z`,
          decision: appeal.state === "SUBMITTED" ? "" : decisions[appeal.state],
          version: 1,
        },
      ];
    }),
  );
}
