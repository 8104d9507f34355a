import type { Context } from "#app/platform/context/context.ts";
import { wasSeenBefore } from "#app/platform/history/record-history.ts";
import { changedSince, changesPage, type ChangesInput, type Touched } from "#app/platform/lists/changes.ts";
import type { KeysetPage } from "#app/platform/lists/keyset.ts";
import { initiativePrelude, initiativeRightsColumns, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { initiativeColumns, listed, type InitiativeRow, type ListedInitiative } from "./initiative-row.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** Tasks the actor may see by when they changed last, and those that went out of sight. */
export function initiativeChanges(context: Context, input: ChangesInput) {
  return changesPage(context, input, {
    changedAt: sql`i.updated_at`,
    id: sql`i.id`,
    touched: (page, asked) => touchedTasks(context, page, asked),
    rows: (ids) => tasksOf(context, ids),
  });
}

/**
 * What was deleted is told to who could see it as it was; what became private to who could see it before, or had it
 * themselves. Nobody else learns that it is there; parts go with what they are part of.
 */
async function touchedTasks(
  context: Context,
  page: KeysetPage,
  { since, limit }: { since: Date | null; limit: number },
): Promise<Touched[]> {
  const allowed = await initiativesAllowing(context, "view");
  const before = await initiativesAllowing(context, "view", { visibility: sql`'GLOBAL'` });
  const known =
    since === null
      ? sql`false`
      : wasSeenBefore({
          ...{ kind: "Initiative", id: sql`i.id`, since, readerId: context.actor.employeeId },
          ...{ ifGlobal: before, people: ["ownerIds", "collaboratorIds"] },
        });
  return context.rows<Touched>(
    sql`${initiativePrelude(context)},
     looked as (select i.id, i.updated_at, i.deleted_at is null and (${allowed}) as shown, (${allowed}) as allowed,
         ${known} as known
       from {initiative} i where ${changedSince(sql`i.updated_at`, since)} and ${page.where}
         ${since === null ? sql`and i.deleted_at is null` : sql``})
     select i.id, ${instant(sql`i.updated_at`)} as "changedAt", not i.shown as gone, ${page.column}
       from looked i where i.shown or ${since === null ? sql`false` : sql`(i.allowed or i.known)`}
      order by ${page.orderBy} limit ${limit}`,
  );
}

async function tasksOf(context: Context, ids: readonly string[]): Promise<ListedInitiative[]> {
  if (ids.length === 0) return [];
  const rights = await initiativeRightsColumns(context);
  const rows = await context.rows<InitiativeRow>(
    sql`${initiativePrelude(context)}
     select ${initiativeColumns}, ${rights} from {initiative} i
      where i.id = any(${[...ids]}::uuid[]) and i.deleted_at is null and (${await initiativesAllowing(context, "view")})`,
  );
  const today = context.today();
  return rows.map((row) => listed(row, today));
}
