import { AsyncLocalStorage } from "node:async_hooks";
import { v7 as uuidv7 } from "uuid";

/** Tables of which every process learns that they were written to: a group of them has another edition after each transaction that did. */
export type WatchedTables = {
  /** Tables by the name of their group; each stands in one. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
  /** Groups from which a row of a table takes rows along when it is deleted. */
  readonly deletedAlong: ReadonlyMap<string, readonly string[]>;
  /** The group whose changes processes of the release before know too: each is a row of `log`, with an id that grows with time. */
  readonly logged: string;
  readonly log: string;
  /** The table that counts the changes of the others, by `room` and `edition`. */
  readonly counts: string;
  /** The version of a company's tables that has the log, and the one that has the counts. */
  readonly logSince: number;
  readonly countsSince: number;
};

/** What one transaction knows of the watched tables. */
export type Watch = {
  /**
   * Which edition of each group was in force as it began, by its name; a group never written to has none. Undefined where
   * nothing is watched.
   */
  editions: ReadonlyMap<string, string> | undefined;
  readonly readOnly: boolean;
  /** Whether the company's tables count what is written to other groups than the logged one. */
  readonly counts: boolean;
  /** The groups it wrote to: what it reads of them is not what others read. */
  readonly touched: Set<string>;
  /** Each of these gathers the tables that statements name. */
  readonly hearing: Set<Set<string>>;
};

const asked = new AsyncLocalStorage<Watch>();

/** Begins a transaction that hears which editions it began with. */
export function beginWatched<Result>(watch: Watch, begin: () => Promise<Result>): Promise<Result> {
  return asked.run(watch, begin);
}

/** The groups that these tables belong to; undefined if one of them is not watched. */
export function groupsOf(watched: WatchedTables, tables: Iterable<string>): readonly string[] | undefined {
  const groupOf = groupsByTable(watched);
  const groups = new Set<string>();
  for (const table of tables) {
    const group = groupOf.get(table);
    if (group === undefined) return undefined;
    groups.add(group);
  }
  return [...groups];
}

/** Which editions of these groups the transaction began with, as one text; undefined where it cannot know, or wrote to one of them. */
export function editionsOf(
  { editions, touched, counts }: Watch,
  groups: readonly string[],
  logged: string,
): string | undefined {
  if (!editions) return undefined;
  let text = "";
  for (const group of groups) {
    if (touched.has(group) || (!counts && group !== logged)) return undefined;
    text += `${editions.get(group) ?? ""} `;
  }
  return text;
}

const byTable = new WeakMap<WatchedTables, ReadonlyMap<string, string>>();

function groupsByTable(watched: WatchedTables): ReadonlyMap<string, string> {
  const known = byTable.get(watched);
  if (known) return known;
  const made = new Map(
    [...watched.groups].flatMap(([group, tables]) => tables.map((table) => [table, group] as const)),
  );
  byTable.set(watched, made);
  return made;
}

/** The tables of a company that a statement names. */
export function tablesIn(statement: string): Set<string> {
  return new Set(Array.from(statement.matchAll(/"t_[0-9a-f]+"\."([a-z_0-9]+)"/g), ([, name]) => name!));
}

/** What the connection does of it; for `oneStatementAMessage`. */
export type WatchedConnection = {
  /** What is sent with the message that begins the transaction of a schema; null where nothing watches. */
  asks(schema: string): string | null;
  hears(answer: unknown): void;
  sees(statement: string): void;
  /** Ends it; answers with what is sent before its commit, empty where nothing watched was written. */
  ends(): string;
};

const writes = /(insert into|update|delete from|merge into)\s+"t_[0-9a-f]+"\."([a-z_0-9]+)"/gi;

export function watchedConnection(watched: WatchedTables): WatchedConnection {
  const { log, counts, logged, deletedAlong } = watched;
  const groupOf = groupsByTable(watched);
  const readEditions = editionsReader(logged);
  let watch: Watch | undefined;
  let schema = "";
  const edits = (group: string) =>
    group === logged
      ? `insert into "${schema}"."${log}" (id) values ('${uuidv7()}'); `
      : `insert into "${schema}"."${counts}" (room, edition) values ('${group}', 1)
          on conflict (room) do update set edition = "${counts}".edition + 1; `;
  return {
    asks: (of) => {
      watch = asked.getStore();
      if (!watch) return null;
      schema = of;
      const logAt = `"${schema}"."${log}"`;
      const counted = watch.counts
        ? `(select string_agg(room || ' ' || edition, ',') from "${schema}"."${counts}")`
        : "null";
      return `select (select count(*) from ${logAt}) || ' ' || coalesce((select id::text from ${logAt} order by id desc limit 1), '')
        as edition, ${counted} as counted`;
    },
    hears: (answer) => {
      const [row] = (answer as { rows: { edition: string; counted: string | null }[] }).rows;
      if (watch) watch.editions = readEditions(row!.edition, row!.counted ?? "");
    },
    sees: (statement) => {
      if (!watch) return;
      if (!watch.readOnly)
        for (const [, verb, table] of statement.matchAll(writes)) {
          const group = groupOf.get(table!);
          if (group !== undefined) watch.touched.add(group);
          if (verb!.toLowerCase() === "delete from")
            for (const other of deletedAlong.get(table!) ?? []) watch.touched.add(other);
        }
      if (watch.hearing.size > 0) hear(watch, tablesIn(statement));
    },
    ends: () => {
      // Always in the same order, so that no two wait for each other.
      const told = watch?.touched ? [...watch.touched].filter((group) => watch!.counts || group === logged).sort() : [];
      watch = undefined;
      return told.map(edits).join("");
    },
  };
}

/** Tells whoever gathers them that these tables were read. */
export function hear({ hearing }: Watch, tables: Iterable<string>): void {
  for (const named of hearing) for (const table of tables) named.add(table);
}

/** Reads what the beginning of a transaction is answered; as it is mostly the same as the last time, that is kept. */
function editionsReader(logged: string) {
  const read = new Map<string, ReadonlyMap<string, string>>();
  return (edition: string, counted: string): ReadonlyMap<string, string> => {
    const text = `${edition},${counted}`;
    const known = read.get(text);
    if (known) return known;
    const editions = new Map([[logged, edition]]);
    for (const one of counted.split(",")) {
      const [room, count] = one.split(" ");
      if (count !== undefined) editions.set(room!, count);
    }
    if (read.size >= 20) read.clear();
    read.set(text, editions);
    return editions;
  };
}
