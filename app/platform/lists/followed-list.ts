import { createHash } from "node:crypto";
import { type z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { endpoint, type AnyEndpoint } from "../http/endpoint.ts";
import { changedSince, changesInput, changesPage, changesShape, type ChangesInput, type Touched } from "./changes.ts";
import type { KeysetPage } from "./keyset.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** A record of a list under the id by which its changes tell it. */
type Listed = { id: string; record: object };
/** The pages of a list, whole, as its own address answers them to the actor. */
type ReadPages = () => AsyncIterable<readonly Listed[]>;

/** How many records are read, and kept, in one statement. */
const chunk = 500;
/** A list that shows its reader more than this is not followed so: reading it whole again and again would hold others up. */
const mostFollowed = 5_000;

type Followed = {
  /** What is followed, as the document says it. */
  summary?: string;
  /** The filters under which the list is read, one after the other, so that all of it is met; what the caller may not read is left out. */
  parts?: readonly Readonly<Record<string, unknown>>[];
  /** What tells one record of the list from the others, where that is not its `id`. */
  key?: string;
  /** What says which list is followed, beside what its path names: the record that comments are about. */
  of?: readonly string[];
};

/**
 * A list with the address that follows it: `/teams/changes` of `/teams`. What the list answered its reader is kept as digests; what
 * is answered otherwise by now has changed, and what is not answered any more is gone. So nothing shows up, and no change is
 * told, but of what this reader sees in the list itself. Where a list is long, it must be read in pages by index.
 */
export function withChanges(list: AnyEndpoint, followed: Followed = {}): AnyEndpoint[] {
  const { parts = [{}], key = "id", of = [] } = followed;
  const record = ((list.output as z.ZodObject).shape["items"] as z.ZodArray<z.ZodType>).element;
  const named = [...namesInPath(list.path), ...of];
  const asked = Object.entries((list.input as z.ZodObject).shape).filter(([name]) => named.includes(name));
  const changes = endpoint({
    method: "GET",
    path: `${list.path}/changes`,
    can: list.can,
    summary: followed.summary ?? `What changed in \`GET ${list.path}\`, oldest first, and what is gone: to follow it.`,
    remembers: true,
    input: changesInput.extend(Object.fromEntries(asked)),
    output: changesShape(record),
    run: (context, asked, gatherings, installation) => {
      const { updatedSince, after, limit, ...place } = asked as ChangesInput & Record<string, unknown>;
      const pages = () =>
        pagesOfParts(parts, async (filters) => {
          const input = { ...(list.input.parse({ ...place, ...filters }) as object), limit: chunk };
          const page = list.output.parse(await list.run(context, input, gatherings, installation)) as AnsweredPage;
          return { ...page, items: page.items.map((one) => ({ id: idOf(list.path, one, key), record: one })) };
        });
      return followList(context, { updatedSince, after, limit }, { list: addressOf(list.path, place), pages });
    },
  });
  return [list, changes];
}

const namesInPath = (path: string) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** The address of one list: `/surveys/0193…/plans`, `/comments?about=Goal&record=0193…`. */
function addressOf(path: string, place: Readonly<Record<string, unknown>>): string {
  const said = new Map(Object.entries(place).map(([name, value]) => [name, String(value)]));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => said.get(name) ?? "");
  const asked = [...said].filter(([name]) => !namesInPath(path).includes(name));
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked).toString()}`;
}

/** What a record is told by: its own id, or one that stands for what tells it from the others of its list. */
function idOf(list: string, record: object, key: string): string {
  const told = String(new Map<string, unknown>(Object.entries(record)).get(key));
  if (uuid.test(told)) return told.toLowerCase();
  const digest = createHash("sha256").update(`${list}\n${told}`).digest("hex");
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `a${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join("-");
}
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function followList(context: Context, input: ChangesInput, { list, pages }: { list: string; pages: ReadPages }) {
  if (input.after === undefined) await rememberList(context, list, pages);
  const page = await changesPage<Listed>(context, input, {
    changedAt: sql`f.changed_at`,
    id: sql`f.record_id`,
    touched: (place, asked) => touchedRecords(context, list, place, asked),
    rows: (ids) => recordsOf(ids, pages),
  });
  return { ...page, items: page.items.map((one) => ({ ...one, record: one.record?.record ?? null })) };
}

/** Keeps what the reader sees now. What seems gone is looked for twice: rows may move between pages while they are read. */
async function rememberList(context: Context, list: string, pages: ReadPages): Promise<void> {
  await lockNamed(context, `follow:${context.actor.employeeId}:${list}`);
  const seen = await rememberPages(context, list, pages);
  if (await isAnyMissing(context, list, seen))
    await forget(context, list, new Set([...seen, ...(await rememberPages(context, list, pages))]));
}

async function rememberPages(context: Context, list: string, pages: ReadPages): Promise<Set<string>> {
  const seen = new Set<string>();
  for await (const page of pages()) {
    const fresh = page.filter(({ id }) => !seen.has(id) && seen.add(id));
    if (seen.size > mostFollowed)
      throw new AppError("platform.list-too-long", 422, `A list of more than ${mostFollowed} records is not followed.`);
    await remember(
      context,
      list,
      fresh.map(({ id, record }) => ({ id, digest: digestOf(record) })),
    );
  }
  return seen;
}

async function remember(context: Context, list: string, shown: readonly { id: string; digest: string }[]) {
  if (shown.length === 0) return;
  await context.rows(
    sql`insert into {followed_record} as f (reader_id, list, record_id, digest, changed_at)
     select ${context.actor.employeeId}::uuid, ${list}, s.id, s.digest, ${context.clock.now()}::timestamptz
       from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as s (id uuid, digest text)
     on conflict (reader_id, list, record_id) do update
        set digest = excluded.digest, changed_at = excluded.changed_at, gone = false
      where f.digest <> excluded.digest or f.gone`,
  );
}

const kept = (context: Context, list: string) => sql`f.reader_id = ${context.actor.employeeId} and f.list = ${list}`;
const missing = (seen: ReadonlySet<string>) => sql`not f.gone and f.record_id <> all(${[...seen]}::uuid[])`;

async function isAnyMissing(context: Context, list: string, seen: ReadonlySet<string>): Promise<boolean> {
  const found = await context.rows(
    sql`select from {followed_record} f where ${kept(context, list)} and ${missing(seen)} limit 1`,
  );
  return found.length > 0;
}

async function forget(context: Context, list: string, seen: ReadonlySet<string>): Promise<void> {
  await context.rows(
    sql`update {followed_record} f set gone = true, digest = '', changed_at = ${context.clock.now()}
      where ${kept(context, list)} and ${missing(seen)}`,
  );
}

function touchedRecords(
  context: Context,
  list: string,
  page: KeysetPage,
  { since, limit }: { since: Date | null; limit: number },
): Promise<Touched[]> {
  return context.rows<Touched>(
    sql`select f.record_id as id, ${instant(sql`f.changed_at`)} as "changedAt", f.gone, ${page.column}
       from {followed_record} f where ${kept(context, list)} and ${changedSince(sql`f.changed_at`, since)}
        and ${page.where} ${since === null ? sql`and not f.gone` : sql``}
      order by ${page.orderBy} limit ${limit}`,
  );
}

/** The records of these ids, as the list answers them now; it is read no further than the last of them. */
async function recordsOf(ids: readonly string[], pages: ReadPages): Promise<Listed[]> {
  const wanted = new Set(ids);
  const found: Listed[] = [];
  if (wanted.size === 0) return found;
  for await (const page of pages()) {
    found.push(...page.filter(({ id }) => wanted.delete(id)));
    if (wanted.size === 0) break;
  }
  return found;
}

type AnsweredPage = { items: object[]; nextCursor: string | null };
type AskPage = (filters: Readonly<Record<string, unknown>>) => Promise<{ items: Listed[]; nextCursor: string | null }>;

/** The pages of all parts of a list; refused only where the reader may read none of them. */
async function* pagesOfParts(parts: Followed["parts"] & object, ask: AskPage): AsyncGenerator<Listed[]> {
  let refusal: AppError | undefined;
  let isRead = false;
  for (const part of parts) {
    try {
      for await (const page of pagesOf(part, ask)) yield page;
      isRead = true;
    } catch (error) {
      if (!(error instanceof AppError) || (error.status !== 403 && error.status !== 404)) throw error;
      refusal ??= error;
    }
  }
  if (!isRead && refusal) throw refusal;
}

async function* pagesOf(part: Readonly<Record<string, unknown>>, ask: AskPage): AsyncGenerator<Listed[]> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<AskPage>> = await ask({ ...part, ...(after !== null && { after }) });
    yield page.items;
    after = page.nextCursor;
  } while (after !== null);
}

function digestOf(record: object): string {
  return createHash("sha256").update(JSON.stringify(record)).digest("base64url").slice(0, 22);
}
