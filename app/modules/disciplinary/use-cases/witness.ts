import { z } from "zod";
import { requireKnownPeople } from "#app/modules/people/index.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { holdRecord, versionRead } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { DisciplinaryWitness } from "../data/entities.ts";
import { requireNoteFacts } from "../data/note-facts.ts";
import { statementFacts } from "../data/statement-facts.ts";
import { ids, oneStatement } from "../domain/ids.ts";
import { wordsOf } from "../queries/words.ts";
import { sql } from "#tenancy/sql.ts";
import { idsInput, reasonInput } from "./note-input.ts";
import { writeDown } from "./write-down.ts";

export const askWitnessesInput = z.object({
  noteId: ids.note,
  witnessIds: idsInput(20).describe("Who saw it."),
  question: textInput({ most: 2000, missing: "disciplinary.reason-needed", tooLong: "disciplinary.too-long" }).describe(
    "What they are asked. It is all they see: neither the note nor its type, nor who else was asked.",
  ),
});

/** Asks who was there what they saw; the person it is about is never asked this way. Whoever was asked stays asked. */
export async function askWitnesses(
  context: Context,
  { noteId, witnessIds, question }: z.output<typeof askWitnessesInput>,
): Promise<{ noteId: string; asked: number }> {
  const facts = await requireNoteFacts(context, noteId);
  await authorize(context, "ask-witness", facts);
  const people = [...new Set(witnessIds)];
  const wrong = people.length === 0 || people.includes(String(facts.employeeId));
  if (wrong || people.includes(context.actor.employeeId))
    throw invalid("disciplinary.witness-other", "A witness is somebody else.", {
      fields: { witnessIds: "disciplinary.witness-other" },
    });
  await requireKnownPeople(context, "disciplinary.who-needed", { witnessIds: people });
  if (facts.state === "OVERTURNED") throw conflict("disciplinary.published", "It is over.");
  const there = await context.em.find(DisciplinaryWitness, { noteId });
  const fresh = people.filter((id) => !there.some(({ employeeId }) => employeeId === id));
  for (const employeeId of fresh) await ask(context, { noteId, employeeId, question });
  return { noteId, asked: fresh.length };
}

async function ask(context: Context, one: { noteId: string; employeeId: string; question: string }): Promise<void> {
  const asked = { ...one, id: context.newId(), statement: "", askedBy: context.actor.employeeId };
  context.em.create(DisciplinaryWitness, { ...asked, askedAt: context.clock.now() });
  await context.em.flush();
  await tell(context, asked.id, "ASKED", "ask-witness");
}

/**
 * Whoever is named on the paper as there when an answer was refused is asked whether it is so, in their language: no name
 * stands under a paper without its bearer knowing. Whoever was asked about this note already is not asked twice.
 */
export async function askWitnessOfRefusal(context: Context, noteId: string, witnessId: string): Promise<void> {
  const there = await context.em.count(DisciplinaryWitness, { noteId, employeeId: witnessId });
  if (there > 0) return;
  const said = await firstRow<{ name: string; language: string; timeZone: string }>(
    context,
    sql`select e.display_name as name, coalesce(w.language, o.language) as language,
        coalesce(w.time_zone, o.time_zone) as "timeZone"
      from {disciplinary_note} n join {employee} e on e.id = n.employee_id join {employee} w on w.id = ${witnessId}
        cross join {organization} o where n.id = ${noteId}`,
  );
  if (!said) return;
  const language = asLanguage(said.language);
  const on = createFormat(language, said.timeZone, toldBy(context.tenant)).dateTime(context.clock.now());
  const question = wordsOf(language)("witness.of-refusal", { name: said.name, on });
  await ask(context, { noteId, employeeId: witnessId, question });
}

export const stateInput = oneStatement.extend({
  statement: reasonInput.describe("What the witness saw and heard themselves."),
  version: versionRead,
});

/** The witness says what they saw, once. */
export async function giveStatement(
  context: Context,
  { statementId, statement, version }: z.output<typeof stateInput>,
): Promise<{ statementId: string }> {
  const held = await holdOpen(context, statementId, version);
  Object.assign(held, { statement, statedAt: context.clock.now() });
  await context.em.flush();
  await tell(context, statementId, "STATED", "give-statement");
  return { statementId };
}

/** The witness says nothing. */
export async function declineStatement(
  context: Context,
  { statementId }: z.output<typeof oneStatement>,
): Promise<{ statementId: string }> {
  const held = await holdOpen(context, statementId, undefined);
  held.declinedAt = context.clock.now();
  await context.em.flush();
  await tell(context, statementId, "DECLINED", "decline-statement");
  return { statementId };
}

async function holdOpen(context: Context, statementId: string, version: number | undefined) {
  await authorize(context, "state", await statementFacts(context, statementId));
  const held = await holdRecord(
    context,
    DisciplinaryWitness,
    { id: statementId },
    { version, subject: "DisciplinaryStatement", changedBy: ["disciplinary.give-statement"] },
  );
  if (held.statedAt || held.declinedAt) throw conflict("disciplinary.stated", "It was said.");
  return held;
}

function tell(
  context: Context,
  statementId: string,
  change: "ASKED" | "STATED" | "DECLINED",
  action: string,
): Promise<void> {
  return writeDown(
    context,
    "disciplinary.statement-changed",
    { statementId, change },
    { action, subject: "DisciplinaryStatement", id: statementId },
  );
}
