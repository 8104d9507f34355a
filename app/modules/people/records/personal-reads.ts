import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { recordHistory, type ChangeEntry } from "#app/platform/history/record-history.ts";
import { keysetPage, takePage, type KeysetInput, type Paged } from "#app/platform/lists/keyset.ts";
import { reportsOf } from "../data/reporting-line-sql.ts";
import type { KeptRecords, PersonalRecord } from "./kept-records.ts";
import type { personalFacts, PersonalFacts } from "./personal-facts.ts";
import { allOf, containing, instant, sql, tableNamed, type Sql } from "#tenancy/sql.ts";

export type PersonalRow = {
  id: string;
  owner: { id: string; name: string };
  /** ISO 8601. */
  updatedAt: string;
};
export type PersonalList<Row> = Paged<Row & PersonalRow> & { total: number };
export type PersonalPlace = Pick<KeysetInput, "after" | "before"> & { text?: string | undefined };

/** One record with what the actor may do to it and what was changed. */
export type PersonalDetail<Entity> = {
  record: Entity;
  facts: PersonalFacts;
  mayEdit: boolean;
  mayDelete: boolean;
  changes: ChangeEntry[];
};

const pageSize = 25;
const changesShown = 50;

/** One record of people, and pages of those that the actor may see. */
export function personalReads<Entity extends PersonalRecord, Id extends string, Field extends keyof Entity & string>(
  { kind, entity, table }: KeptRecords<Entity, Id, Field>,
  { requireFacts, allowing }: Pick<ReturnType<typeof personalFacts>, "requireFacts" | "allowing">,
) {
  /** 404 where the actor may not see it. */
  async function read(context: Context, id: string): Promise<PersonalDetail<Entity>> {
    const facts = await requireFacts(context, id);
    await authorize(context, "view", facts);
    const ability = await context.ability();
    const { entries } = await recordHistory(context, { kind, id }, { limit: changesShown });
    return {
      record: (await context.em.findOneOrFail(entity, { id } as never)) as Entity,
      facts,
      mayEdit: ability.decide("edit", facts).allowed,
      mayDelete: ability.decide("delete", facts).allowed,
      changes: entries,
    };
  }

  /** The last changed first. `columns` are selected from `r` beside id, owner and time; words are looked for in `searched`. */
  async function list<Row>(
    context: Context,
    { text, ...place }: PersonalPlace,
    { columns, searched }: { columns: Sql; searched: Sql },
    limit = pageSize,
  ): Promise<PersonalList<Row>> {
    const key = { expression: sql`r.updated_at`, type: "timestamptz" } as const;
    const page = keysetPage(key, sql`r.id`, { ...place, descending: true });
    const from = tableNamed(table);
    const wanted = allOf([
      sql`r.deleted_at is null`,
      await allowing(context, "view"),
      ...(text ? [sql`${searched} ilike ${containing(text)}`] : []),
    ]);
    const rows = await context.rows<Row & PersonalRow & { cursorKey: string; total: number }>(
      sql`with recursive ${reportsOf(context.actor.employeeId, context.today())}
        select r.id, ${columns}, ${instant(sql`r.updated_at`)} as "updatedAt",
          json_build_object('id', e.id, 'name', e.display_name) as owner, ${page.column},
          (select count(*)::int from ${from} r where ${wanted}) as total
        from ${from} r join {employee} e on e.id = r.owner_id where ${wanted} and ${page.where}
          order by ${page.orderBy} limit ${limit + 1}`,
    );
    return { ...takePage(page, rows, limit), total: rows[0]?.total ?? 0 } as PersonalList<Row>;
  }

  return { read, list };
}
