import { LRUCache } from "lru-cache";
import { compileSql, qualifyTables, shapeOf, type Sql } from "./sql.ts";
import { tablesIn } from "./watched-tables.ts";

/** A statement as PostgreSQL is sent it: made once, and found by its shape when it is written again. */
export type Statement = {
  readonly text: string;
  /** Short, and of no other statement. */
  readonly number: number;
  /** The tables of the tenant that it names. */
  readonly tables: ReadonlySet<string>;
  /** Whether it may be answered otherwise though nothing changed, or is asked in order to lock. */
  readonly isUnsteady: boolean;
};

/** A statement with the values of one time that it is asked. */
export type Asked = { readonly statement: Statement; readonly values: unknown[] };

/** Letters of all texts that are known together, and of one. */
const [most, longest] = [4_000_000, 100_000];

const known = new LRUCache<string, Statement>({
  maxSize: most,
  maxEntrySize: longest,
  sizeCalculation: ({ text }, key) => key.length + text.length,
});
let given = 0;

/** A statement whose `{table}` is the tenant's. */
export function statementOf(written: Sql, schemaName: string): Asked {
  const shaped = shapeOf(written);
  if (!shaped) {
    const { text, values } = compileSql(written);
    return { statement: new OneStatement(qualifyTables(text, schemaName)), values };
  }
  const key = `${schemaName} ${shaped.shape}`;
  const there = known.get(key);
  if (there) return { statement: there, values: shaped.values };
  const statement = new OneStatement(qualifyTables(compileSql(written).text, schemaName));
  known.set(key, statement);
  return { statement, values: shaped.values };
}

/** What is not the same each time it is asked, or is asked in order to lock. */
const unsteady = new RegExp(
  [
    String.raw`\b(now|random|nextval|\w+_timestamp|gen_random_uuid|uuidv7|set_config|current_setting|txid_\w+|pg_\w+)\s*\(`,
    String.raw`\b(current_timestamp|current_date|current_time|localtime|localtimestamp)\b`,
    String.raw`\bfor\s+(update|share|no\s+key|key\s+share)\b`,
  ].join("|"),
  "i",
);

/** Looks at its text when it is first asked about it. */
class OneStatement implements Statement {
  readonly text: string;
  readonly number = (given += 1);
  #tables: ReadonlySet<string> | undefined;
  #isUnsteady: boolean | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get tables(): ReadonlySet<string> {
    return (this.#tables ??= tablesIn(this.text));
  }

  get isUnsteady(): boolean {
    return (this.#isUnsteady ??= unsteady.test(this.text));
  }
}
