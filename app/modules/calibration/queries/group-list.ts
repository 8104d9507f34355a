import { z } from "zod";
import { calibratableCycles, requireCycleForCalibration, type CalibratedCycle } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { cutAtFirst, deepest, largestGroup, type Cut } from "../domain/heads.ts";
import { placesOf, type BoardPlace } from "../domain/place.ts";
import { ungrouped } from "./ungrouped.ts";
import { guidelinesOf } from "./guidelines.ts";
import { plannedGroups } from "./planned-groups.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const groupListInput = z.object({
  cycle: z.guid().optional().catch(undefined),
  panel: z.enum(["new", "guidelines", "from-org"]).optional().catch(undefined),
  /** Of groups from the reporting lines: how far below the top they are headed, and how many they hold at most. */
  depth: z.coerce.number().int().min(1).max(deepest).catch(cutAtFirst.depth).default(cutAtFirst.depth),
  largest: z.coerce.number().int().min(2).max(largestGroup).catch(cutAtFirst.largest).default(cutAtFirst.largest),
});

export type ListedGroup = {
  id: string;
  cycleId: string;
  cycleName: string;
  name: string;
  people: number;
  moves: number;
  members: { id: string; name: string; photo: string | null }[];
  finishedAt: string | null;
};

export type GroupListPage = {
  cycles: { id: string; name: string }[];
  cycle: { id: string; name: string; state: string } | null;
  groups: ListedGroup[];
  mayManage: boolean;
  /** For who manages groups: people of the cycle in no group, and what is expected of each place. */
  ungrouped: number;
  places: (BoardPlace & { percent: number | null })[];
  panel: "new" | "guidelines" | "from-org" | null;
  /** What groups from the reporting lines would be, where they are asked for. */
  fromOrg: { cut: Cut; groups: { name: string; people: number }[] } | null;
};

/** The groups of a cycle that the actor may see: all for who administers reviews, else those they calibrate in. */
export async function groupListPage(
  context: Context,
  { cycle: wanted, panel, ...cut }: z.output<typeof groupListInput>,
): Promise<GroupListPage> {
  const ability = await context.ability();
  const mayManage = ability.decide("create", { kind: "CalibrationGroup" }).allowed;
  const all = await calibratableCycles(context);
  const groups = await groupsSeen(context, { mayManage, cycles: all });
  const own = new Set(groups.map(({ cycleId }) => cycleId));
  const cycles = mayManage ? all : all.filter(({ id }) => own.has(id));
  const chosen = cycles.find(({ id }) => id === wanted) ?? cycles[0];
  const cycle = chosen ? await requireCycleForCalibration(context, chosen.id) : null;
  return {
    cycles: cycles.map(({ id, name }) => ({ id, name })),
    cycle: cycle && { id: cycle.id, name: cycle.name, state: cycle.state },
    groups: groups.filter(({ cycleId }) => cycleId === cycle?.id),
    mayManage,
    ungrouped: cycle && mayManage ? (await ungrouped(context, cycle.id)).length : 0,
    places: cycle && mayManage ? await expected(context, cycle) : [],
    panel: mayManage ? (panel ?? null) : null,
    fromOrg: cycle && mayManage && panel === "from-org" ? await fromOrg(context, cycle.id, cut) : null,
  };
}

async function fromOrg(context: Context, cycleId: string, cut: Cut): Promise<GroupListPage["fromOrg"]> {
  const groups = await plannedGroups(context, cycleId, cut);
  return { cut, groups: groups.map(({ name, revieweeIds }) => ({ name, people: revieweeIds.length })) };
}

async function expected(context: Context, cycle: CalibratedCycle) {
  const guidelines = await guidelinesOf(context, cycle.id);
  return placesOf(cycle).map((place) => ({ ...place, percent: guidelines.get(place.id) ?? null }));
}

/** All groups the actor may see, the newest cycle's first. */
export async function listGroups(context: Context, { mayManage }: { mayManage: boolean }): Promise<ListedGroup[]> {
  return groupsSeen(context, { mayManage, cycles: await calibratableCycles(context) });
}

async function groupsSeen(
  context: Context,
  { mayManage, cycles }: { mayManage: boolean; cycles: readonly { id: string; name: string }[] },
): Promise<ListedGroup[]> {
  const own = sql`exists (select 1 from {calibration_member} m where m.group_id = g.id
    and m.employee_id = ${context.actor.employeeId})`;
  const rows = await context.rows<Omit<ListedGroup, "cycleName">>(
    sql`select g.id, g.cycle_id as "cycleId", g.name, ${instant(sql`g.finished_at`)} as "finishedAt",
        (select count(*)::int from {calibration_reviewee} r where r.group_id = g.id) as people,
        (select count(*)::int from {calibration_move} v where v.group_id = g.id) as moves,
        (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key)
          order by e.display_name), '[]')
          from {calibration_member} m join {employee} e on e.id = m.employee_id where m.group_id = g.id) as members
      from {calibration_group} g where ${mayManage ? sql`true` : own} order by g.finished_at is not null, g.name, g.id`,
  );
  const names = new Map(cycles.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...row, cycleName: names.get(row.cycleId) ?? "" }));
}
