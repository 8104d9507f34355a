import { AsyncLocalStorage } from "node:async_hooks";
import { v7 as uuidv7 } from "uuid";

/** Tables whose every change is told: each transaction that writes to one of them adds a row to `log` as it commits. */
export type WatchedTables = {
  readonly tables: readonly string[];
  /** The table of rows with an id that grows with time. */
  readonly log: string;
  /** The version of a company's tables that has it. */
  readonly since: number;
};

/** What one transaction knows of the watched tables. */
export type Watch = {
  /** Which edition of them was in force as it began: another one after each change. Undefined where there is no log yet. */
  edition: string | undefined;
  readonly readOnly: boolean;
  /** Whether it wrote to one of them, so that what it reads is not what others read. */
  touched: boolean;
  /** Each of these gathers the tables that statements name. */
  readonly hearing: Set<Set<string>>;
};

const asked = new AsyncLocalStorage<Watch>();

/** Begins a transaction that hears which edition it began with. */
export function beginWatched<Result>(watch: Watch, begin: () => Promise<Result>): Promise<Result> {
  return asked.run(watch, begin);
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

const namesOfTables = /"t_[0-9a-f]+"\."([a-z_0-9]+)"/g;

export function watchedConnection({ tables, log }: WatchedTables): WatchedConnection {
  const writes = new RegExp(`(?:insert into|update|delete from)\\s+"t_[0-9a-f]+"\\."(?:${tables.join("|")})"`, "i");
  let watch: Watch | undefined;
  let table = "";
  return {
    asks: (schema) => {
      watch = asked.getStore();
      if (!watch) return null;
      table = `"${schema}"."${log}"`;
      return `select (select count(*) from ${table}) || ' ' || coalesce((select id::text from ${table} order by id desc limit 1), '') as edition`;
    },
    hears: (answer) => {
      if (watch) watch.edition = (answer as { rows: { edition: string }[] }).rows[0]!.edition;
    },
    sees: (statement) => {
      if (!watch) return;
      watch.touched ||= !watch.readOnly && writes.test(statement);
      if (watch.hearing.size === 0) return;
      for (const [, name] of statement.matchAll(namesOfTables)) for (const named of watch.hearing) named.add(name!);
    },
    ends: () => {
      const told = watch?.touched ? `insert into ${table} (id) values ('${uuidv7()}'); ` : "";
      watch = undefined;
      return told;
    },
  };
}
