import { randomUUID } from "node:crypto";
import { standardRules } from "#app/modules/points/domain/rules.ts";
import type { Company } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import type { RecordKind } from "./cast.ts";

type Ids = { eventId: string; appealId: string; escalationId: string; policyId: string };

/** Of each owner of the other records an event with an appeal that waits and a threshold; the rules are their company's. */
export type PointsCast = Record<RecordKind, Ids>;

/** Points of the cast; the other company's carry its canary. */
export async function castPoints(acme: Company, globex: Company, canary: string): Promise<PointsCast> {
  const [ours, theirs] = [await rulesOf(acme, "Attendance"), await rulesOf(globex, `${canary} rules`)];
  return {
    own: await of(acme, "ina", ours, "Words"),
    team: await of(acme, "tom", ours, "Words"),
    foreign: await of(acme, "fay", ours, "Words"),
    "other company": await of(globex, canary, theirs, canary),
    missing: { eventId: randomUUID(), appealId: randomUUID(), escalationId: randomUUID(), policyId: randomUUID() },
  };
}

async function rulesOf(company: Company, name: string): Promise<string> {
  const policyId = randomUUID();
  await company.switchOn("POINTS");
  await company.asProduct(async (context) => {
    await context.rows(
      sql`insert into {points_policy} (id, name, audience, created_at)
        values (${policyId}, ${name}, '{"everyone": true}', now())`,
    );
    await context.rows(
      sql`insert into {points_rules} (id, policy_id, valid_from, rules, recorded_at)
        values (${randomUUID()}, ${policyId}, '2024-01-01', ${JSON.stringify(standardRules)}::jsonb, now())`,
    );
  });
  return policyId;
}

async function of(company: Company, name: string, policyId: string, words: string): Promise<Ids> {
  const ids = { eventId: randomUUID(), appealId: randomUUID(), escalationId: randomUUID(), policyId };
  const employeeId = company.id(name);
  await company.asProduct(async (context) => {
    await context.rows(
      sql`insert into {shift_event} (id, employee_id, kind, day, minutes, source, note, policy_id, withdrawn_reason, recorded_at)
        values (${ids.eventId}, ${employeeId}, 'LATE_ARRIVAL', '2024-05-06', 12, 'clock', ${words}, ${policyId}, '', now())`,
    );
    await context.rows(
      sql`insert into {points_appeal} (id, event_id, employee_id, reason, state, asked_at, answer)
        values (${ids.appealId}, ${ids.eventId}, ${employeeId}, ${words}, 'ASKED', now(), '')`,
    );
    await context.rows(
      sql`insert into {points_escalation} (id, employee_id, points, balance, notification_action, escalation_action,
          crossed_on, held_from, supported, state, comment, raised_at)
        values (${ids.escalationId}, ${employeeId}, 5, 5, 'NONE', 'NONE', '2024-05-06', '2024-05-06', true, 'OPEN', '', now())`,
    );
  });
  return ids;
}
