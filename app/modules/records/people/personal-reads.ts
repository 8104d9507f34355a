import { grantsOf, type Granted } from "#app/platform/ability/granted.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { chosenOf, searchedOf, selectedOf } from "../fields/field-columns.ts";
import { stateOf, type FieldShape, type FieldValues, type RecordFields } from "../domain/record-fields.ts";
import { namedInHistory } from "../fields/named-in-history.ts";
import { readOf } from "../fields/kept-values.ts";
import { actOf } from "../kinds/state/field.ts";
import { recordHistory, type ChangeEntry } from "#app/platform/history/record-history.ts";
import { keysetPage, takePage, type KeysetInput, type Paged } from "#app/platform/lists/keyset.ts";
import type { Narrowed } from "../fields/list-page-input.ts";
import { reportsOf } from "#app/modules/people/index.ts";
import type { KeptRecords } from "./kept-records.ts";
import type { personalFacts, PersonalFacts } from "./personal-facts.ts";
import { allOf, containing, instant, sql, tableNamed, type Sql } from "#tenancy/sql.ts";

export type PersonalRow = {
  id: string;
  owner: { id: string; name: string };
  /** ISO 8601. */
  updatedAt: string;
};
export type PersonalList<Row> = Paged<Row & PersonalRow> & {
  total: number;
  /** Which moves of each row the actor may make, whatever state it is in. */
  granted: Granted;
};
export type PersonalPlace = Pick<KeysetInput, "after" | "before"> & Narrowed;

/** One record with what the actor may do to it and what was changed. */
export type PersonalDetail = PersonalRow & {
  /** ISO 8601. */
  createdAt: string;
  version: number;
  facts: PersonalFacts;
  /** What the actor may do to it. */
  granted: Granted;
  changes: ChangeEntry[];
};

const pageSize = 25;
const changesShown = 50;

function missing(kind: string): never {
  throw notFound(kind);
}

/** One record of people, and pages of those that the actor may see. */
export function personalReads<Shape extends FieldShape, Id extends string>(
  { kind, table, fields }: KeptRecords<Shape, Id>,
  { requireFacts, allowing }: Pick<ReturnType<typeof personalFacts>, "requireFacts" | "allowing">,
) {
  type Row = FieldValues<Shape> & PersonalRow;
  const moveActs = moveActsOf(fields);
  const shown = sql`r.id, ${selectedOf(fields, kind)}, ${instant(sql`r.updated_at`)} as "updatedAt",
    json_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as owner`;
  const standing = sql`${tableNamed(table)} r join {employee} e on e.id = r.owner_id`;

  /** One that stands, whoever asks. */
  async function find(context: Context, id: string) {
    const rows = await context.rows<Row & Pick<PersonalDetail, "createdAt" | "version">>(
      sql`select ${shown}, ${instant(sql`r.created_at`)} as "createdAt", r.version
        from ${standing} where r.id = ${id} and r.deleted_at is null`,
    );
    return (await readOf(context, fields, rows))[0] ?? null;
  }

  const one = async (context: Context, id: string) => (await find(context, id)) ?? missing(kind);

  /** 404 where the actor may not see it. */
  async function read(context: Context, id: string): Promise<FieldValues<Shape> & PersonalDetail> {
    const facts = await requireFacts(context, id);
    await authorize(context, "view", facts);
    const ability = await context.ability();
    const { entries } = await recordHistory(context, { kind, id }, { limit: changesShown });
    return {
      ...(await one(context, id)),
      facts,
      granted: grantsOf(ability, { records: [{ id, facts, acts: ["edit", "delete", ...moveActs] }] }),
      changes: await namedInHistory(context, fields, entries),
    };
  }

  /** The last changed first. */
  async function list(
    context: Context,
    { text, chosen = {}, ...place }: PersonalPlace,
    limit = pageSize,
  ): Promise<PersonalList<FieldValues<Shape>>> {
    const key = { expression: sql`r.updated_at`, type: "timestamptz" } as const;
    const page = keysetPage(key, sql`r.id`, { ...place, descending: true });
    const wanted = allOf([
      sql`r.deleted_at is null`,
      await allowing(context, "view"),
      ...(text ? [sql`${searchedOf(fields)} ilike ${containing(text)}`] : []),
      ...chosenOf(fields, chosen),
    ]);
    const rows = await context.rows<Row & { cursorKey: string; total: number; may: string[] }>(
      sql`with recursive ${reportsOf(context.actor.employeeId, context.today())}
        select ${shown}, ${page.column}, (select count(*)::int from ${tableNamed(table)} r where ${wanted}) as total,
          ${await mayOf(context, moveActs, allowing)} as may
        from ${standing} where ${wanted} and ${page.where} order by ${page.orderBy} limit ${limit + 1}`,
    );
    const { rows: given, ...cursors } = takePage(page, rows, limit);
    const taken = await readOf(context, fields, given);
    const may = Object.fromEntries(taken.map(({ id, may: acts }) => [id, acts]));
    return {
      ...cursors,
      rows: taken.map(({ total: _total, may: _may, ...row }) => row as unknown as Row),
      total: rows[0]?.total ?? 0,
      granted: { records: { [kind]: may } },
    };
  }

  return { read, list, one, find };
}

/** The acts that moves ask for, each once. */
function moveActsOf(fields: RecordFields): string[] {
  const moves = Object.entries(stateOf(fields)?.field.moves ?? {});
  return [...new Set(moves.map(([name, move]) => actOf(name, move)))];
}

/** Which of these acts the actor may do to the row called `r`. */
async function mayOf(
  context: Context,
  acts: readonly string[],
  allowing: (context: Context, action: string) => Promise<Sql>,
): Promise<Sql> {
  if (acts.length === 0) return sql`array[]::text[]`;
  const each: Sql[] = [];
  for (const act of acts) each.push(sql`case when ${await allowing(context, act)} then ${sql.lit(act)} end`);
  return sql`array_remove(array[${sql.join(each)}]::text[], null)`;
}

/** What comments ask of them: whoever may see one may comment on it, and whose it is is told. */
export function personalComments<Shape extends FieldShape, Id extends string>(
  { kind, called }: KeptRecords<Shape, Id>,
  requireFacts: Commentable["facts"],
  one: (context: Context, id: string) => Promise<FieldValues<Shape> & PersonalRow>,
) {
  const commentable = (addressOf: (id: string) => string): Commentable => ({
    kind,
    comment: `${kind}Comment`,
    facts: requireFacts,
    tell: async (context, id) => {
      const record = await one(context, id);
      return { title: called(record), link: addressOf(id), concerns: [record.owner.id] };
    },
  });
  return { commentable };
}
