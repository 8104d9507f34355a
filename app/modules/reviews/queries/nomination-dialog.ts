import { live, peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { readCycle } from "../data/cycle-record.ts";
import { nominationFacts, type NominationStatus } from "../data/nomination-record.ts";
import { readReviewee } from "../data/reviewee-record.ts";
import { spanOf } from "../domain/plan-cycle.ts";
import { sql } from "#tenancy/sql.ts";

export type NominationDialog = {
  cycleId: string;
  cycle: string;
  employee: PersonSummary;
  minPeers: number;
  maxPeers: number;
  endsOn: string;
  mayNominate: boolean;
  nominations: {
    id: string;
    person: PersonSummary;
    status: NominationStatus;
    reason: string | null;
    mayWithdraw: boolean;
  }[];
  /** Whom to think of: those beside, above and below the person. */
  suggested: PersonSummary[];
};

/** The dialog in which peers are nominated; 404 for whom it does not concern. */
export async function nominationDialog(
  context: Context,
  { cycleId, employeeId }: { cycleId: string; employeeId: string },
): Promise<NominationDialog> {
  const reviewee = await readReviewee(
    context,
    sql`r.cycle_id = ${cycleId} and r.employee_id = ${employeeId} and r.removed_at is null order by r.anchor_on desc limit 1`,
  );
  const cycle = await readCycle(context, cycleId);
  const facts = nominationFacts(cycle, reviewee);
  await authorize(context, "view", facts);
  const ability = await context.ability();
  const found = await context.rows<{ id: string; nomineeId: string; status: NominationStatus; reason: string | null }>(
    sql`select id, nominee_id as "nomineeId", status, reason from {review_nomination}
      where reviewee_id = ${reviewee.id} and status <> 'WITHDRAWN' order by created_at, id`,
  );
  const near = await context.rows<{ id: string }>(
    sql`select distinct a.employee_id as id from {assignment} a
      where ${live("a", "REPORTING_LINE", context.today())} and a.manager_id = ${reviewee.managerId}
       and a.employee_id <> ${employeeId} limit 12`,
  );
  const people = await peopleByIds(context, [
    employeeId,
    ...found.map(({ nomineeId }) => nomineeId),
    ...near.map(({ id }) => id),
  ]);
  const open = cycle.state === "IN_PROGRESS" && reviewee.sharedAt === null;
  return {
    cycleId,
    cycle: cycle.name,
    employee: people.get(employeeId)!,
    minPeers: cycle.settings.reviewers.minPeers,
    maxPeers: cycle.settings.reviewers.maxPeers,
    endsOn: spanOf(cycle.settings, "NOMINATION", context.today()).dueOn,
    mayNominate: open && ability.decide("nominate", facts).allowed,
    nominations: found.map(({ id, nomineeId, status, reason }) => ({
      id,
      person: people.get(nomineeId)!,
      status,
      reason,
      mayWithdraw: open && status !== "SUBMITTED" && ability.decide("withdraw", facts).allowed,
    })),
    suggested: near
      .filter(({ id }) => !found.some(({ nomineeId }) => nomineeId === id))
      .flatMap(({ id }) => people.get(id) ?? []),
  };
}
