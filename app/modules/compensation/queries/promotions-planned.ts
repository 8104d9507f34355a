import {
  allGrades,
  allRoles,
  jobsOn,
  judgePromotions,
  peopleByIds,
  type PromotedKind,
  type PromotionOutcome,
} from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { CycleRecord } from "../data/cycle-record.ts";
import { readMembers, type MemberRecord } from "../data/member-record.ts";
import { sql } from "#tenancy/sql.ts";

/** Why a title or a grade of a promotion is no change in People, besides what People says itself. */
export type PlaceOutcome = PromotionOutcome | "UNKNOWN" | "SEVERAL";
/** What a promotion names: `value` is the id People knows it by, null where there is none, or more than one. */
export type PlaceNamed = {
  memberId: string;
  employeeId: string;
  kind: PromotedKind;
  to: string;
  value: string | null;
  wrong: "UNKNOWN" | "SEVERAL" | null;
};
export type PromotionPlanned = {
  memberId: string;
  name: string;
  places: { kind: PromotedKind; to: string; outcome: PlaceOutcome }[];
};
export type PromotionsPlanned = {
  /** So many people get a title or a grade in People, and so many at least one that is left out. */
  changing: number;
  leftOut: number;
  /** Those with something left out first; no more than `promotionsShown`. */
  people: PromotionPlanned[];
};
export const promotionsShown = 200;

/** What publishing the cycle would change in People, and what not and why; whether the actor may know is the caller's to ask. */
export async function promotionsPlanned(context: Context, cycle: CycleRecord): Promise<PromotionsPlanned> {
  const members = await readMembers(context, sql`m.cycle_id = ${cycle.id} and m.proposal is not null`);
  const places = await placesNamed(context, cycle, members);
  const judged = await judgePromotions(context, known(places), termsOf(context, cycle));
  const outcomes = new Map(judged.map((place) => [`${place.memberId}:${place.kind}`, place.outcome]));
  const names = await peopleByIds(
    context,
    places.map(({ employeeId }) => employeeId),
  );
  const people = [...Map.groupBy(places, ({ memberId }) => memberId)].map(([memberId, own]): PromotionPlanned => ({
    memberId,
    name: names.get(own[0]!.employeeId)?.name ?? "",
    places: own.map(({ kind, to, wrong }) => ({
      kind,
      to,
      outcome: wrong ?? outcomes.get(`${memberId}:${kind}`)!,
    })),
  }));
  return {
    changing: people.filter(({ places: own }) => own.some(({ outcome }) => outcome === "CHANGES")).length,
    leftOut: people.filter(isLeftOut).length,
    people: people
      .sort((one, other) => Number(isLeftOut(other)) - Number(isLeftOut(one)) || one.name.localeCompare(other.name))
      .slice(0, promotionsShown),
  };
}

/** True where something of a promotion stays out of People, and is not there already. */
const isLeftOut = ({ places }: Pick<PromotionPlanned, "places">) =>
  places.some(({ outcome }) => outcome !== "CHANGES" && outcome !== "ALREADY");

/** Places with an id, which People can be asked about. */
export const known = (places: readonly PlaceNamed[]) =>
  places.flatMap((place) => (place.value === null ? [] : [{ ...place, value: place.value }]));

/** From the cycle's day on, unless somebody has changed it since the launch. */
export function termsOf(context: Context, { effectiveOn, launchedAt }: CycleRecord) {
  return { from: effectiveOn, knownAt: launchedAt ?? context.clock.now().toISOString() };
}

/** The titles and grades of these promotions as People knows them: a title is a role of that name, first of their own function. */
export async function placesNamed(
  context: Context,
  { effectiveOn }: CycleRecord,
  members: readonly MemberRecord[],
): Promise<PlaceNamed[]> {
  const promoted = members.flatMap(({ id, employeeId, proposal }) =>
    proposal?.promotion ? [{ memberId: id, employeeId, ...proposal.promotion }] : [],
  );
  if (promoted.length === 0) return [];
  const roles = await rolesNamed(context, effectiveOn, promoted);
  const grades = await gradesThere(context);
  return promoted.flatMap(({ memberId, employeeId, title, gradeId, grade }) => {
    const role = roles(employeeId, title);
    const place = { memberId, employeeId };
    const titled: PlaceNamed = { ...place, kind: "JOB_ROLE", to: title, ...role };
    if (gradeId === null) return [titled];
    const there = grades.has(gradeId);
    const wrong = there ? null : ("UNKNOWN" as const);
    return [titled, { ...place, kind: "GRADE" as const, to: grade, value: there ? gradeId : null, wrong }];
  });
}

type Found = Pick<PlaceNamed, "value" | "wrong">;

async function rolesNamed(
  context: Context,
  day: string,
  promoted: readonly { employeeId: string; title: string }[],
): Promise<(employeeId: string, title: string) => Found> {
  const titles = [...new Set(promoted.map(({ title }) => keyOf(title)))];
  const roles = await context.rows<{ id: string; functionId: string; key: string }>(
    sql`select r.id, r.function_id as "functionId", lower(r.name) as key from ${allRoles} r
      where lower(r.name) = any(${titles}::text[]) limit 2000`,
  );
  const jobs = await context.rows<{ employeeId: string; functionId: string | null }>(
    sql`select job.employee_id as "employeeId", job.function_id as "functionId" from ${jobsOn(day)} job
      where job.employee_id = any(${promoted.map(({ employeeId }) => employeeId)}::uuid[])`,
  );
  const functionOf = new Map(jobs.map((job) => [job.employeeId, job.functionId]));
  const byTitle = Map.groupBy(roles, ({ key }) => key);
  return (employeeId, title) => {
    const named = byTitle.get(keyOf(title)) ?? [];
    const own = named.find(({ functionId }) => functionId === functionOf.get(employeeId));
    const one = own ?? (named.length === 1 ? named[0]! : null);
    if (one) return { value: one.id, wrong: null };
    return { value: null, wrong: named.length === 0 ? "UNKNOWN" : "SEVERAL" };
  };
}

const keyOf = (title: string) => title.trim().toLowerCase();

async function gradesThere(context: Context): Promise<ReadonlySet<string>> {
  const rows = await context.rows<{ id: string }>(sql`select g.id from ${allGrades} g limit 2000`);
  return new Set(rows.map(({ id }) => id));
}
