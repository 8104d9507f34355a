import { writeAuditEntries } from "#app/platform/audit/write-audit-entries.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordEvents } from "#app/platform/events/record-events.ts";
import type { AssignmentRow } from "../data/assignment-rows.ts";
import { lockPeople } from "../data/locks.ts";
import { recordedAfter } from "../data/store-timeline.ts";
import { type JobChange, loadTimelinesOf, storeJobChanges, timelineKey, type Timelines } from "../data/timelines.ts";
import { applyChange, asOf, withdraw } from "../domain/effective-dating.ts";
import {
  judgePromotion,
  promotedKinds,
  type PromotedKind,
  type PromotionOutcome,
  type PromotionTerms,
} from "../domain/promotion.ts";
import type { AssignmentChanged } from "../events.ts";
import { sql } from "#tenancy/sql.ts";

/** Somebody gets another role or grade; `value` is the id of one that the caller has found. */
export type PlaceGiven = { readonly employeeId: string; readonly kind: PromotedKind; readonly value: string };
export type PlaceJudged<Given extends PlaceGiven> = Given & { outcome: PromotionOutcome };

/** What recording these promotions would do, place by place. Whether the actor may know it is the caller's to ask. */
export async function judgePromotions<Given extends PlaceGiven>(
  context: Context,
  given: readonly Given[],
  terms: PromotionTerms,
): Promise<PlaceJudged<Given>[]> {
  return judged(context, given, terms, await timelinesOf(context, given));
}

/**
 * Records promotions from a day on, those that `judgePromotions` says will change; what was planned for later holds on.
 * Answers each place with the assignment that was recorded. Whether the actor may decide is the caller's to ask.
 */
export async function recordPromotions<Given extends PlaceGiven>(
  context: Context,
  given: readonly Given[],
  terms: PromotionTerms,
): Promise<(PlaceJudged<Given> & { assignmentId: string | null })[]> {
  if (given.length === 0) return [];
  await lockPeople(context, idsOf(given));
  const timelines = await timelinesOf(context, given);
  const places = await judged(context, given, terms, timelines);
  const changes = places
    .filter(({ outcome }) => outcome === "CHANGES")
    .map((place) => changeOf(context, rowsOf(timelines, place), place, terms.from));
  await keep(context, changes, "people.record-promotion");
  const recorded = new Map(changes.map((one) => [timelineKey(one.employeeId, one.kind), one.recorded]));
  return places.map((place) => ({
    ...place,
    assignmentId: recorded.get(timelineKey(place.employeeId, place.kind)) ?? null,
  }));
}

/**
 * Takes back what promotions recorded: what held before holds on. What somebody changed since stays as it is, and is
 * counted as kept. Whether the actor may decide is the caller's to ask.
 */
export async function takePromotionsBack(
  context: Context,
  assignmentIds: readonly string[],
): Promise<{ takenBack: number; kept: number }> {
  if (assignmentIds.length === 0) return { takenBack: 0, kept: 0 };
  const found = await context.rows<{ id: string; employeeId: string; kind: PromotedKind }>(
    sql`select id, employee_id as "employeeId", kind from {assignment} where id = any(${[...assignmentIds]}::uuid[])
      and kind in ('JOB_ROLE', 'GRADE') order by id`,
  );
  await lockPeople(context, idsOf(found));
  const timelines = await timelinesOf(context, found);
  const changes = found.flatMap(({ id, employeeId, kind }): Kept[] => {
    const rows = rowsOf(timelines, { employeeId, kind });
    const row = rows.find((one) => one.id === id && one.supersededAt === null);
    if (!row) return [];
    const recordedAt = recordedAfter(rows, context.clock.now().toISOString());
    const change = withdraw(rows, row, { recordedAt, newId: context.newId });
    const value = asOf(change.rows, row.validFrom)?.value ?? null;
    return [{ employeeId, kind, from: row.validFrom, value, former: row.value, recordedAt, change, recorded: null }];
  });
  await keep(context, changes, "people.withdraw-promotion");
  return { takenBack: changes.length, kept: assignmentIds.length - changes.length };
}

type Kept = JobChange & { from: string; value: string | null; former: string | null; recorded: string | null };

function changeOf(
  context: Context,
  rows: readonly AssignmentRow[],
  { employeeId, kind, value }: PlaceGiven,
  from: string,
): Kept {
  const recordedAt = recordedAfter(rows, context.clock.now().toISOString());
  const change = applyChange(rows, { from, value, future: "KEEP", recordedAt, newId: context.newId });
  const recorded = change.added.find((row) => row.validFrom === from && row.value === value)!.id;
  return { employeeId, kind, from, value, former: asOf(rows, from)?.value ?? null, recordedAt, change, recorded };
}

/** Stores the changes and tells of each, as of any other change of where somebody stands; four statements for all. */
async function keep(context: Context, changes: readonly Kept[], action: string): Promise<void> {
  if (changes.length === 0) return;
  await storeJobChanges(context, changes);
  await recordEvents(
    context,
    changes.map(({ employeeId, kind, from, value }): AssignmentChanged => ({
      name: "people.assignment-changed",
      payload: { employeeId, kind, from, value },
    })),
  );
  await writeAuditEntries(
    context,
    changes.map(({ employeeId, kind, from, value, former }) => ({
      action,
      subjectType: "Employee",
      subjectId: employeeId,
      detail: { kind, from, value, former },
    })),
  );
}

async function judged<Given extends PlaceGiven>(
  context: Context,
  given: readonly Given[],
  terms: PromotionTerms,
  timelines: Timelines,
): Promise<PlaceJudged<Given>[]> {
  const joined = await context.rows<{ id: string; joinedOn: string }>(
    sql`select id, joined_on::text as "joinedOn" from {employee} where id = any(${idsOf(given)}::uuid[])`,
  );
  const joinedOn = new Map(joined.map((one) => [one.id, one.joinedOn]));
  return given.map((place) => {
    const person = {
      joinedOn: joinedOn.get(place.employeeId) ?? "9999-12-31",
      states: timelines.get(timelineKey(place.employeeId, "STATUS")) ?? [],
      today: context.today(),
    };
    return { ...place, outcome: judgePromotion(person, rowsOf(timelines, place), place.value, terms) };
  });
}

const idsOf = (places: readonly { employeeId: string }[]) => [...new Set(places.map(({ employeeId }) => employeeId))];

const rowsOf = (timelines: Timelines, { employeeId, kind }: { employeeId: string; kind: PromotedKind }) =>
  timelines.get(timelineKey(employeeId, kind)) ?? [];

const timelinesOf = (context: Context, places: readonly { employeeId: string }[]) =>
  loadTimelinesOf(context, idsOf(places), [...promotedKinds, "STATUS"]);
