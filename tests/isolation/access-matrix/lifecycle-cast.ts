import { randomUUID } from "node:crypto";
import type { Company } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import type { RecordKind } from "./cast.ts";

type Ids = { journeyId: string; stepId: string };

/** Of each owner of the other records a journey they were told of, with a step of theirs. */
export type LifecycleCast = Record<RecordKind, Ids>;

/** Journeys of the cast; the other company's carry its canary. */
export async function castLifecycle(acme: Company, globex: Company, canary: string): Promise<LifecycleCast> {
  for (const company of [acme, globex]) await company.switchOn("LIFECYCLE");
  return {
    own: await of(acme, "ina", "Words"),
    team: await of(acme, "tom", "Words"),
    foreign: await of(acme, "fay", "Words"),
    "other company": await of(globex, canary, canary),
    missing: { journeyId: randomUUID(), stepId: randomUUID() },
  };
}

/** Its day is long past, so that nothing comes of withdrawing it. */
async function of(company: Company, name: string, words: string): Promise<Ids> {
  const ids = { journeyId: randomUUID(), stepId: randomUUID() };
  const employeeId = company.id(name);
  await company.asProduct(async (context) => {
    await context.rows(
      sql`insert into {lifecycle_journey} (id, employee_id, moment, on_day, state, reason, told, changes, started_at, moved_at)
        values (${ids.journeyId}, ${employeeId}, 'MOVE', '2024-05-06', 'RUNNING', ${words}, true, '[]'::jsonb, now(), now())`,
    );
    await context.rows(
      sql`insert into {lifecycle_step} (id, journey_id, key, position, title, details, kind, doer, assignee_id, due_on,
          after_keys, state, reminded_on)
        values (${ids.stepId}, ${ids.journeyId}, 'one', 0, ${words}, ${words}, 'TICK', 'PERSON', ${employeeId}, '2024-05-06',
          '[]'::jsonb, 'OPEN', '2024-05-06')`,
    );
  });
  return ids;
}
