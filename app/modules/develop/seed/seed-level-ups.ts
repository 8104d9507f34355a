import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import { evidenceToKeep } from "../queries/kept-evidence.ts";
import { reasons } from "./phrases.ts";
import { daysBefore } from "./plan-develop.ts";
import type { SeedDevelopInput } from "./seed-develop.ts";
import type { SeededJobs } from "./seed-jobs.ts";

/** One level-up waits for the manager who can sign in, one for the administrator, and one was declined a while ago. */
export async function seedLevelUps(
  context: Context,
  { grades }: SeededJobs,
  { people, seed, today }: SeedDevelopInput,
): Promise<void> {
  const named = (part: string) => people.find(({ email }) => email.startsWith(`${part}@`));
  const [employee, manager, admin] = [named("employee"), named("manager"), named("admin")];
  if (!employee || !manager || !admin) return;
  const others = people.filter(({ id, managerId }) => managerId === manager.id && id !== employee.id);
  const planned = [
    { person: employee, state: "REQUESTED", days: 4 },
    { person: others[0], state: "SUPPORTED", days: 12 },
    { person: others[1], state: "DECLINED", days: 150 },
  ].flatMap(({ person, ...rest }, place) => (person ? [{ person, reason: reasons[place % 2]!, ...rest }] : []));
  const random = seededRandom(`develop-level-ups:${seed}`);
  const rows: object[] = [];
  for (const { person, reason, state, days } of planned) {
    const to = next(person, grades);
    if (!to) continue;
    rows.push({
      id: random.id(),
      employee_id: person.id,
      requested_by: person.id,
      from_grade_id: grades.find(({ name }) => name === person.grade)?.id ?? null,
      to_grade_id: to.id,
      reason,
      evidence: await evidenceToKeep(context, person.id, to.id),
      state,
      requested_at: `${daysBefore(today, days)}T09:00:00Z`,
      manager_id: state === "REQUESTED" ? null : manager.id,
      manager_comment: state === "REQUESTED" ? "" : "I see this work every week and stand behind it.",
      manager_decided_at: state === "REQUESTED" ? null : `${daysBefore(today, days - 2)}T14:00:00Z`,
      admin_id: state === "DECLINED" ? admin.id : null,
      admin_comment: state === "DECLINED" ? "Too early: let us look again after the next half-year." : "",
      admin_decided_at: state === "DECLINED" ? `${daysBefore(today, days - 6)}T14:00:00Z` : null,
      version: 1,
    });
  }
  await insertRows(
    context,
    "level_up_request",
    `id uuid, employee_id uuid, requested_by uuid, from_grade_id uuid, to_grade_id uuid, reason text, evidence jsonb, state text, requested_at timestamptz,
     manager_id uuid, manager_comment text, manager_decided_at timestamptz, admin_id uuid, admin_comment text, admin_decided_at timestamptz, version int`,
    rows,
  );
}

function next({ grade }: PlannedPerson, grades: SeededJobs["grades"]) {
  return grades[grades.findIndex(({ name }) => name === grade) + 1] ?? null;
}
