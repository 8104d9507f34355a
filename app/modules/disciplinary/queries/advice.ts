import type { Context } from "#app/platform/context/context.ts";
import { plainText } from "#app/platform/rich-text/clean-rich-text.ts";
import { notesAllowing } from "../data/note-facts.ts";
import { policyOf, type DisciplinaryRules } from "../data/settings.ts";
import { consistencyOf, nextStep, stepsTaken, type Step, type StepBefore } from "../domain/steps.ts";
import { judgeWording, type Wording } from "../domain/wording.ts";
import { sql } from "#tenancy/sql.ts";

/** What helps while writing: rules alone, each with its reason. */
export type Advice = {
  wording: Wording;
  /** The step that comes next by the company's policy, from what the actor may see of the person. */
  next: Step;
  steps: Step[];
  /** What was done in the last three cases alike, without names; null where there are fewer than three people. */
  alike: { step: Step; count: number }[] | null;
};

type Written = { id: string; employee: { id: string }; type: string; severity: string; body: string };

export async function adviceFor(context: Context, note: Written, rules: DisciplinaryRules): Promise<Advice> {
  const policy = policyOf(rules);
  const before = await context.rows<StepBefore>(
    sql`select n.step, n.counts_until::text as "countsUntil" from {disciplinary_note} n
      where n.employee_id = ${note.employee.id} and n.id <> ${note.id} and n.state = 'PUBLISHED'
        and (${await notesAllowing(context, "view")})`,
  );
  return {
    wording: judgeWording(plainText(note.body), context.actor.language),
    next: nextStep(before, policy, context.today()),
    steps: stepsTaken(policy),
    alike: consistencyOf(await casesAlike(context, note)),
  };
}

/** The latest case of each of the last people, of the whole company: told only as how many of which step. */
function casesAlike(context: Context, note: Written): Promise<{ employeeId: string; step: Step }[]> {
  return context.rows(
    sql`select latest.employee_id as "employeeId", latest.step from (
      select distinct on (n.employee_id) n.employee_id, n.step, n.published_at from {disciplinary_note} n
        where n.type = ${note.type} and n.severity = ${note.severity} and n.state = 'PUBLISHED'
          and n.employee_id <> ${note.employee.id} and n.employee_id <> ${context.actor.employeeId}
        order by n.employee_id, n.published_at desc) latest
      order by latest.published_at desc, latest.employee_id limit 3`,
  );
}
