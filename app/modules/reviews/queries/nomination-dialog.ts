import { peopleByIds, type PersonSummary } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { readCycle } from "../data/cycle-record.ts";
import { externalsOf, type ExternalRecord } from "../data/external-record.ts";
import { nominationFacts, toldWhoSubmitted, type NominationStatus } from "../data/nomination-record.ts";
import { readReviewee } from "../data/reviewee-record.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import { mayStillWithdraw, nominationAfter, statusUntold } from "../domain/nomination-state.ts";
import { spanOf } from "../domain/plan-cycle.ts";
import { namedPools, nearPools, peersInPools, type NamedPool } from "./peer-pools.ts";
import { sql } from "#tenancy/sql.ts";

export type NominationDialog = {
  cycleId: string;
  cycle: string;
  employee: PersonSummary;
  minPeers: number;
  maxPeers: number;
  endsOn: string;
  mayNominate: boolean;
  /** Whether what is nominated waits for who is accountable. */
  approvedFirst: boolean;
  nominations: {
    id: string;
    person: PersonSummary;
    status: NominationStatus;
    reason: string | null;
    mayWithdraw: boolean;
    mayApprove: boolean;
  }[];
  /** Whom to think of, by how they stand to the person. */
  suggested: { pool: NamedPool; people: PersonSummary[] }[];
  /** Whether others can be found by name as well. */
  anyone: boolean;
  /** People outside the company who are asked; null where the cycle asks none. */
  externals: (Pick<ExternalRecord, "id" | "name" | "email" | "status"> & { expired: boolean })[] | null;
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
  const { peerPools, providers } = cycle.settings.reviewers;
  // Everybody else in the company is found by name, and none of them is nearer than another.
  const suggested = poolsOffered(cycle.settings).filter((pool) => pool !== "OUTSIDE_TEAM");
  const near = await peersInPools(context, reviewee, suggested);
  const people = await peopleByIds(context, [employeeId, ...found.map(({ nomineeId }) => nomineeId), ...near.keys()]);
  const told = await toldWhoSubmitted(context, cycle, reviewee);
  const approves = ability.decide("approve", facts).allowed;
  const open = cycle.state === "IN_PROGRESS" && reviewee.sharedAt === null;
  return {
    cycleId,
    cycle: cycle.name,
    employee: people.get(employeeId)!,
    minPeers: cycle.settings.reviewers.minPeers,
    maxPeers: cycle.settings.reviewers.maxPeers,
    endsOn: spanOf(cycle.settings, "NOMINATION", context.today()).dueOn,
    mayNominate: open && ability.decide("nominate", facts).allowed,
    approvedFirst: cycle.settings.reviewers.managerApprovesPeers && !approves && reviewee.managerId !== null,
    nominations: found.map(({ id, nomineeId, status, reason }) => ({
      id,
      person: people.get(nomineeId)!,
      status: told ? status : statusUntold(status),
      reason,
      mayWithdraw: open && mayStillWithdraw(status, told) && ability.decide("withdraw", facts).allowed,
      mayApprove: open && approves && nominationAfter("approve", status) !== null,
    })),
    suggested: namedPools
      .map((pool) => ({
        pool,
        people: [...near]
          .filter(([id, of]) => of === pool && !found.some(({ nomineeId }) => nomineeId === id))
          .flatMap(([id]) => people.get(id) ?? []),
      }))
      .filter((group) => group.people.length > 0),
    anyone:
      peerPools.includes("ANYONE") || peerPools.includes("OUTSIDE_TEAM") || (await choosesAnybody(context, employeeId)),
    externals: providers.includes("EXTERNAL") ? await externalsShown(context, reviewee.id, told) : null,
  };
}

/** Who runs the cycle chooses anybody, but about themselves as everybody else. */
export async function choosesAnybody(context: Context, employeeId: string): Promise<boolean> {
  return (
    employeeId !== context.actor.employeeId && (await context.ability()).decide("run", { kind: "ReviewCycle" }).allowed
  );
}

/** Where anybody can be chosen, those near are suggested all the same. */
export function poolsOffered({ reviewers }: CycleSettings): readonly NamedPool[] {
  const named = namedPools.filter((pool) => reviewers.peerPools.includes(pool));
  return named.length > 0 ? named : nearPools;
}

async function externalsShown(
  context: Context,
  revieweeId: string,
  told: boolean,
): Promise<NominationDialog["externals"]> {
  const now = context.clock.now().toISOString();
  return (await externalsOf(context, revieweeId)).map(({ id, name, email, status, expiresAt }) => ({
    ...{ id, name, email, status: told ? status : ("NOT_STARTED" as const) },
    expired: (!told || status !== "SUBMITTED") && expiresAt < now,
  }));
}
