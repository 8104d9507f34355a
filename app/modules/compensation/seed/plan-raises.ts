import type { Context } from "#app/platform/context/context.ts";
import { fromMinorUnits } from "#app/platform/money/money.ts";
import { allGrades, jobsOn, peopleByIds } from "#app/modules/people/index.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { readCycle } from "../data/cycle-record.ts";
import { readMembers } from "../data/member-record.ts";
import { passedOn } from "../domain/cycle-state.ts";
import { recommendationsOf } from "../queries/recommendations.ts";
import { publishLines } from "../use-cases/move-cycle.ts";
import { moveOn } from "../use-cases/pass-on.ts";
import { giveRaises, saveRaises } from "../use-cases/save-raises.ts";
import { sql } from "#tenancy/sql.ts";

/** What proposers wrote where they left the guideline. */
const reasons = [
  "Moves to a new team in spring, we look again then.",
  "Had a raise with the promotion in summer.",
  "Agreed with them to wait until the certificate is there.",
  "Starts parental leave; discussed with HR.",
];

/** A cycle that ended: everybody got what was recommended, and most have acknowledged their letter. */
export async function publishSeeded(
  context: Context,
  cycleId: string,
  day: string,
  random: SeededRandom,
): Promise<void> {
  const cycle = await readCycle(context, cycleId);
  const recommended = await recommendationsOf(context, cycle);
  await giveRaises(
    context,
    cycleId,
    [...recommended.values()].map(({ memberId, raise, cost }) => ({ memberId, raise, cost, reason: "Agreed." })),
  );
  await publishLines(context, cycle, await readMembers(context, sql`m.cycle_id = ${cycleId}`));
  const at = `${day}T09:00:00Z`;
  await context.rows(
    sql`update {compensation_cycle} set state = 'PUBLISHED', published_at = ${at}::timestamptz where id = ${cycleId}`,
  );
  await context.rows(
    sql`update {compensation_entry} set made_at = ${at}::timestamptz where cycle_id = ${cycleId} and kind = 'PUBLISHED'`,
  );
  await context.rows(
    sql`update {compensation_letter} set created_at = ${at}::timestamptz, released_at = ${at}::timestamptz
      where cycle_id = ${cycleId}`,
  );
  const letters = await context.rows<{ id: string; email: string }>(
    sql`select l.id, e.work_email::text as email from {compensation_letter} l join {employee} e on e.id = l.employee_id
      where l.cycle_id = ${cycleId} order by e.work_email`,
  );
  const read = letters.filter(({ email }) => !email.startsWith("employee@") && random.chance(0.85)).map(({ id }) => id);
  await context.rows(
    sql`update {compensation_letter} set acknowledged_at = ${`${day}T15:00:00Z`}::timestamptz
      where id = any(${read}::uuid[])`,
  );
}

const steps = ["Senior", "Lead", "Principal"] as const;
const parities = [
  "Closes the gap to the team.",
  "Counter-offer agreed with HR.",
  "New duties since the reorganisation.",
];

/** Mostly to a title that the company has, now and then to one that stands in the letter alone. */
const promotionOf = (role: string, gradeId: string | null, random: SeededRandom) => ({
  title: role === "Engineer" ? "Senior Engineer" : random.chance(0.3) ? `${random.pick(steps)} ${role}` : role,
  gradeId,
  amount: "5 %",
});

/** The grade right above the one each of these people has. */
async function gradesAbove(context: Context, employeeIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await context.rows<{ employeeId: string; gradeId: string }>(
    sql`select distinct on (job.employee_id) job.employee_id as "employeeId", g.id as "gradeId"
      from ${jobsOn(context.today())} job join ${allGrades} g on g.rank > job.grade_rank
      where job.employee_id = any(${[...employeeIds]}::uuid[]) order by job.employee_id, g.rank`,
  );
  return new Map(rows.map(({ employeeId, gradeId }) => [employeeId, gradeId]));
}

/** A few promotions and adjustments beside merit raises, as people type them. */
async function promoteSome(context: Context, cycleId: string, random: SeededRandom): Promise<void> {
  const members = await readMembers(
    context,
    sql`m.cycle_id = ${cycleId} and m.proposed`,
    sql`order by e.work_email limit 60`,
  );
  const roles = await peopleByIds(
    context,
    members.map(({ employeeId }) => employeeId),
  );
  const above = await gradesAbove(
    context,
    members.map(({ employeeId }) => employeeId),
  );
  const cells = members.flatMap(({ id, employeeId, proposal, facts, version }) => {
    const role = roles.get(employeeId)?.role;
    const promoted = role && !steps.some((step) => role.startsWith(step)) && random.chance(0.2);
    const adjusted = !promoted && random.chance(0.12);
    if (!promoted && !adjusted) return [];
    return [
      {
        memberId: id,
        raise: String(fromMinorUnits(facts.currency, proposal!.raise ?? 0)),
        reason: proposal!.reason,
        version,
        ...(promoted && { promotion: promotionOf(role, above.get(employeeId) ?? null, random) }),
        ...(adjusted && { adjustment: { amount: "1.5 %", reason: random.pick(parities) } }),
      },
    ];
  });
  if (cells.length > 0) await saveRaises(context, { cycleId, cells });
}

/** A cycle under way: about two thirds are proposed, a few outside the guideline, and some of it is with approvers. */
export async function planSome(context: Context, cycleId: string, random: SeededRandom): Promise<void> {
  const cycle = await readCycle(context, cycleId);
  const recommended = await recommendationsOf(context, cycle);
  const members = await readMembers(context, sql`m.cycle_id = ${cycleId}`, sql`order by e.work_email`);
  const given = members.flatMap(({ id }) => {
    const one = recommended.get(id);
    if (!one || random.chance(0.35)) return [];
    const outside = random.chance(0.06);
    const amounts = outside ? { raise: 0, cost: 0 } : { raise: one.raise, cost: one.cost };
    return [{ memberId: id, ...amounts, reason: outside ? random.pick(reasons) : "" }];
  });
  await giveRaises(context, cycleId, given);
  await promoteSome(context, cycleId, random);
  const proposed = new Set(given.map(({ memberId }) => memberId));
  const teams = Map.groupBy(members, ({ proposerId }) => proposerId ?? "");
  const submitted = [...teams.values()].filter(
    (team) => team.filter(({ id }) => proposed.has(id)).length === team.length && random.chance(0.7),
  );
  await moveOn(
    context,
    submitted.flat().map((member) => ({ member, to: passedOn(member, member) })),
  );
}
