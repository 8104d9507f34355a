import { anyOf, containing, sql, tableNamed, type Sql } from "./sql.ts";

/** From a table to the one that names the person: the column that leads there, and that table's key, `id` where it is not said. */
export type Hop = readonly [column: string, table: string, key?: string];

/** Rows of a table that have to do with a person. */
export type RowsOfPerson = {
  table: string;
  /** Names the person: a column of the table, or of the table where the hops end. A list of ids is understood too. */
  person: string;
  by?: readonly Hop[];
  /** Of those the ones with these values alone. */
  only?: Readonly<Record<string, string | boolean>>;
  /** And without those with these. */
  except?: Readonly<Record<string, string>>;
  /** The column is a list of ids. */
  isList?: true;
};

/** Rows that tell of a person within a text or JSON. */
export type RowsThatMention = { table: string; mentions: string; only?: RowsOfPerson["only"] };

/** What a column holds afterwards: nothing, the company's word for what was erased, or an empty text, object or list. */
export type Blank = "null" | "word" | "empty" | "object" | "list";

/** What texts can tell them by, besides their id. */
export type Marks = { readonly id: string; readonly texts: readonly string[] };

/** So many rows change in one statement. */
export const rowsAtOnce = 500;
/** Rows are counted so far for whoever looks first. */
export const mostCounted = 10_000;

export function conditionOf(rows: RowsOfPerson | RowsThatMention, marks: Marks): Sql {
  const found = "person" in rows ? namesPerson(rows, rows.by ?? [], marks.id) : mentions(rows.mentions, marks);
  const only = Object.entries(rows.only ?? {}).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const except = "person" in rows ? Object.entries(rows.except ?? {}) : [];
  const without = except.map(([column, value]) => sql`${sql.ref(column)} <> ${value}`);
  return sql.join([found, ...only, ...without], sql` and `);
}

function namesPerson({ person, isList }: RowsOfPerson, [hop, ...further]: readonly Hop[], id: string): Sql {
  if (!hop) return isList ? sql`${id}::uuid = any(${sql.ref(person)})` : sql`${sql.ref(person)} = ${id}::uuid`;
  const [column, table, key = "id"] = hop;
  const inner = namesPerson({ table, person, ...(isList && { isList }) }, further, id);
  return sql`${sql.ref(column)} in (select ${sql.ref(key)} from ${tableNamed(table)} where ${inner})`;
}

/** Ids stand alone in what is kept as JSON; a text is found however it is written. */
function mentions(column: string, { id, texts }: Marks): Sql {
  return anyOf([id, ...texts].map((text) => sql`${sql.ref(column)}::text ilike ${containing(text)}`));
}

/** Deletes some of the rows, the newest first: what reverses another goes before it. Answers with a row for each. */
export function deleteSome(rows: RowsOfPerson | RowsThatMention, marks: Marks, answers = sql`1 as one`): Sql {
  return sql`delete from ${tableNamed(rows.table)} where ctid = any(array(${someOf(rows, conditionOf(rows, marks))}))
    returning ${answers}`;
}

/** Empties columns of some of the rows that are not empty yet. Answers with a row for each. */
export function blankSome(
  rows: RowsOfPerson | RowsThatMention,
  columns: Readonly<Record<string, Blank>>,
  word: string,
  marks: Marks,
): Sql {
  const values = Object.entries(columns).map(([column, to]) => [sql.ref(column), blankValue(to, word)] as const);
  const stillSaid = anyOf(values.map(([column, value]) => sql`${column} is distinct from ${value}`));
  const condition = sql`${conditionOf(rows, marks)} and (${stillSaid})`;
  return sql`update ${tableNamed(rows.table)} set ${sql.join(values.map(([column, value]) => sql`${column} = ${value}`))}
    where ctid = any(array(${someOf(rows, condition)})) returning 1 as one`;
}

function someOf({ table }: { table: string }, condition: Sql): Sql {
  return sql`select ctid from ${tableNamed(table)} where ${condition} order by ctid desc limit ${rowsAtOnce}`;
}

function blankValue(to: Blank, word: string): Sql {
  if (to === "null") return sql`null`;
  if (to === "object") return sql`'{}'::jsonb`;
  if (to === "list") return sql`'[]'::jsonb`;
  return sql`${to === "word" ? word : ""}::text`;
}

/** How many rows there are, up to `mostCounted`. */
export function countOf(rows: RowsOfPerson | RowsThatMention, marks: Marks): Sql {
  return sql`(select count(*)::int from (select from ${tableNamed(rows.table)} where ${conditionOf(rows, marks)}
    limit ${mostCounted}) as found)`;
}

/** A table with the columns in which people write, or that hold what came from elsewhere. */
export type TextColumns = { table: string; columns: readonly { name: string; isJson: boolean; isList: boolean }[] };

/** All columns of a company's tables that hold texts or JSON and are not worked out from others. */
export function textColumnsOf(schemaName: string): Sql {
  return sql`select c.relname as "table", json_agg(json_build_object('name', a.attname,
      'isJson', a.atttypid = 'jsonb'::regtype, 'isList', a.atttypid = 'text[]'::regtype) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = (select oid from pg_namespace where nspname = ${schemaName}) and c.relkind = 'r'
      and format_type(a.atttypid, null) in ('text', 'citext', 'jsonb', 'text[]')
    group by c.relname order by c.relname`;
}

/** Some rows of a table that still say one of the texts, held until the transaction ends: their place and what they hold. */
export function rowsThatSay({ table, columns }: TextColumns, texts: readonly string[], limit = rowsAtOnce): Sql {
  const said = columns.flatMap(({ name }) =>
    texts.map((text) => sql`${sql.ref(name)}::text ilike ${containing(text)}`),
  );
  return sql`select ctid::text as place, ${sql.join(columns.map(({ name }) => sql.ref(name)))}
    from ${tableNamed(table)} where ${anyOf(said)} limit ${limit} for update`;
}

/** Writes what one of those rows holds now. */
export function rewriteRow(
  { table, columns }: TextColumns,
  place: string,
  values: Readonly<Record<string, unknown>>,
): Sql {
  const set = columns
    .filter(({ name }) => name in values)
    .map(({ name, isJson }) =>
      isJson ? sql`${sql.ref(name)} = ${JSON.stringify(values[name])}::jsonb` : sql`${sql.ref(name)} = ${values[name]}`,
    );
  return sql`update ${tableNamed(table)} set ${sql.join(set)} where ctid = ${place}::tid`;
}
