import type { Context } from "#app/platform/context/context.ts";
import type { GatheredFirstStep } from "#app/platform/contributions/first-step.ts";
import type { HomeCard, HomeGroup } from "#app/platform/contributions/home-card.ts";
import { daysAgoByMinute } from "#app/platform/time/days-ago.ts";
import { sql } from "#tenancy/sql.ts";

/** The card's data; the steps of one room stand together. */
export type FirstStepsCard = { steps: { room: string; label: string; href: string; done: boolean }[] };

/** What others wait for comes first. */
const order: readonly HomeGroup[] = ["company", "team", "me"];

/** So long after they came to Cairn somebody is shown what is left of their first steps. */
const daysNew = 60;

/** What somebody new begins with, until all of it is done, they hide it, or they are no longer new. */
export function firstStepsCard(context: Context, steps: readonly GatheredFirstStep[]): HomeCard[] {
  if (steps.length === 0 || context.viewedBy) return [];
  const listed = [...steps]
    .sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group))
    .map(
      ({ room, label, href, done }) =>
        sql`jsonb_build_object('room', ${room}::text, 'label', ${label}::text, 'href', ${href}::text, 'done', (${done}))`,
    );
  const since = daysAgoByMinute(context, daysNew);
  const data = sql`select jsonb_build_object('steps', jsonb_agg(s.step order by s.place))
    from jsonb_array_elements(jsonb_build_array(${sql.join(listed)})) with ordinality as s (step, place)
    where exists (select from {employee} e where e.id = ${context.actor.employeeId} and e.created_at > ${since})
      and not exists (select from {first_steps_hidden} h where h.employee_id = ${context.actor.employeeId})
    having bool_or(not (s.step ->> 'done')::boolean)`;
  return [{ name: "first-steps", group: "me", data }];
}
