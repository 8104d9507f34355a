import type { Context } from "#app/platform/context/context.ts";
import { insertColumns } from "#app/platform/context/insert-columns.ts";
import { inPages } from "#app/platform/import/in-pages.ts";
import type { LineOutcome, LineVerdict } from "../domain/imported-file.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 1_000;
/** Records that no line names come after all lines. */
const beyondLines = 10_000_000;

/** Keeps what each line would do, in the order in which people read it, in place of what was kept before. */
export async function keepVerdicts(context: Context, fileId: string, verdicts: Iterable<LineVerdict>): Promise<void> {
  await context.rows(sql`delete from {imported_file_verdict} where file_id = ${fileId}`);
  let start = 0;
  for (const some of inPages(verdicts, atOnce)) {
    const first = start + 1;
    start += some.length;
    await insertColumns(
      context,
      "imported_file_verdict",
      {
        "position int": some.map((_, index) => first + index),
        "line int": some.map(({ line }) => line),
        "outcome text": some.map(({ outcome }) => outcome),
        "record_id uuid": some.map(({ recordId }) => recordId),
        "name text": some.map(({ name }) => name),
        "changes jsonb": some.map(({ changes }) => JSON.stringify(changes.map(inShort))),
        "problems jsonb": some.map(({ problems }) => JSON.stringify(problems)),
      },
      { same: { "file_id uuid": fileId } },
    );
  }
}

function inShort({ field, before = null, after }: LineVerdict["changes"][number]) {
  return before === null ? { field, after } : { field, before, after };
}

export type KeptVerdict = LineVerdict & { position: number; place: number };

export type WantedVerdicts = {
  /** Left out, all; `but` leaves one out. */
  outcome?: LineOutcome | undefined;
  but?: LineOutcome | undefined;
  /** Those below this place: the line, or behind all lines. */
  after?: number;
  offset?: number;
  limit?: number | null;
};

/** What each line would do, or did. */
export function verdictsOf(
  context: Context,
  fileId: string,
  { outcome, but, after = 0, offset = 0, limit = null }: WantedVerdicts = {},
): Promise<KeptVerdict[]> {
  const place = sql`coalesce(line, ${beyondLines}::int + position)`;
  return context.rows<KeptVerdict>(
    sql`select position, ${place} as place, line, outcome, record_id as "recordId", name, changes, problems
      from {imported_file_verdict} where file_id = ${fileId} and ${place} > ${after}
        and ${outcome ? sql`outcome = ${outcome}` : sql`true`} and ${but ? sql`outcome <> ${but}` : sql`true`}
      order by position offset ${offset} limit ${limit}`,
  );
}

/** Records that the check before would have made, by their lines. */
export async function newIdsOf(context: Context, fileId: string): Promise<ReadonlyMap<number, string>> {
  const ids = new Map<number, string>();
  for (let after: number | undefined = 0; after !== undefined;) {
    const page: { position: number; line: number; id: string }[] = await context.rows(
      sql`select position, line, record_id as id from {imported_file_verdict} where file_id = ${fileId}
        and outcome = 'CREATED' and record_id is not null and position > ${after} order by position limit ${atOnce}`,
    );
    for (const { line, id } of page) ids.set(line, id);
    after = page.length < atOnce ? undefined : page.at(-1)!.position;
  }
  return ids;
}
