import { type z } from "zod";
import { isInAudience, requireAudience } from "#app/modules/audiences/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { sql } from "#tenancy/sql.ts";
import { eventColumns } from "../data/ledgers.ts";
import { readVersions } from "../data/rules-versions.ts";
import { outcomeOf, outcomeUnder, type Outcome } from "../domain/compare-rules.ts";
import type { ShiftEvent } from "../domain/derive.ts";
import { requireSound, saveRulesInput } from "../use-cases/save-rules.ts";

export const previewRulesInput = saveRulesInput.pick({ audience: true, rules: true });

const quarter = 92;
const mostShown = 50;

export type PreviewedPerson = { id: string; name: string; now: Outcome; then: Outcome };
/** Who would have had what in the last quarter; `people` are those who would have had otherwise, the most changed first. */
export type RulesPreview = {
  from: string;
  to: string;
  withEvents: number;
  changed: number;
  points: { now: number; then: number };
  reached: { points: number; now: number; then: number }[];
  people: PreviewedPerson[];
};

/** Rules before they are saved, over the shifts of the last quarter of those they are for. Nothing is stored. */
export async function previewRules(
  context: Context,
  { audience, rules }: z.output<typeof previewRulesInput>,
): Promise<RulesPreview> {
  await authorize(context, "edit", { kind: "PointsSettings" });
  requireSound(rules);
  await requireAudience(context, audience, { field: "audience.", resting: true });
  const [from, to] = [addDays(context.today(), -quarter), context.today()];
  const { versionsOf } = await readVersions(context);
  const rows = await context.rows<ShiftEvent & { employeeId: string; name: string }>(
    sql`select s.employee_id as "employeeId", e.display_name as name, ${eventColumns} from {shift_event} s
        join {employee} e on e.id = s.employee_id
      where s.day >= ${from}::date and s.withdrawn_at is null and ${await isInAudience(context, audience)}`,
  );
  const people = [...Map.groupBy(rows, ({ employeeId }) => employeeId)].map(([id, events]) => ({
    ...{ id, name: events[0]!.name },
    now: outcomeOf(events, versionsOf, to),
    then: outcomeUnder(events, rules, to),
  }));
  const changed = people.filter(isChanged).sort(byChange);
  const sum = (side: "now" | "then") => people.reduce((all, person) => all + person[side].points, 0);
  return {
    ...{ from, to, withEvents: people.length, changed: changed.length },
    points: { now: sum("now"), then: sum("then") },
    reached: thresholdsIn(people),
    people: changed.slice(0, mostShown),
  };
}

function isChanged({ now, then }: PreviewedPerson): boolean {
  return now.points !== then.points || now.reached.join() !== then.reached.join();
}

function byChange(one: PreviewedPerson, other: PreviewedPerson): number {
  const change = ({ now, then }: PreviewedPerson) => Math.abs(then.points - now.points);
  return change(other) - change(one) || one.name.localeCompare(other.name);
}

function thresholdsIn(people: readonly PreviewedPerson[]): RulesPreview["reached"] {
  const all = new Set(people.flatMap(({ now, then }) => [...now.reached, ...then.reached]));
  const times = (side: "now" | "then", points: number) =>
    people.reduce((sum, person) => sum + person[side].reached.filter((one) => one === points).length, 0);
  return [...all]
    .sort((one, other) => one - other)
    .map((points) => ({ points, now: times("now", points), then: times("then", points) }));
}
