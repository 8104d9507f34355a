import { MikroORM, type AnyEntity, type EntityClass, type EntitySchema } from "@mikro-orm/postgresql";
import pg from "pg";
import { keepMarkedStatements } from "./prepared-statement.ts";

export type DatabaseOptions = {
  /** `postgresql://user:password@host:port/database`. */
  url: string;
  entities: readonly (EntitySchema | EntityClass<AnyEntity>)[];
  /** Connections for tenant work; the control plane has a quarter as many of its own. */
  poolSize?: number;
  /** Hears every statement of tenant work, as sent. */
  onStatement?: (sql: string) => void;
};

/** The two ways to PostgreSQL: `control` for the register and sessions, `orm` for tenants. */
export type Database = {
  readonly orm: MikroORM;
  readonly control: pg.Pool;
  readonly url: string;
  readonly onStatement: ((sql: string) => void) | undefined;
  close(): Promise<void>;
};

const timeouts = "-c statement_timeout=30s -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s";

const timestampWithZone = 1184;

/** Instants are read as dates, as the control plane's pool does (MikroORM alone would hand text on); connections keep marked statements. */
function preparePool(
  pool: pg.Pool & {
    options: { types: pg.CustomTypesConfig & { setTypeParser(type: number, parse: (text: string) => Date): void } };
  },
): void {
  pool.options.types.setTypeParser(timestampWithZone, (text) => new Date(text));
  pool.on("connect", keepMarkedStatements);
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const poolSize = options.poolSize ?? 12;
  const control = new pg.Pool({
    connectionString: options.url,
    max: Math.max(2, Math.ceil(poolSize / 4)),
    options: timeouts,
  });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  control.on("error", () => undefined);
  control.on("connect", keepMarkedStatements);
  const orm = await MikroORM.init({
    clientUrl: options.url,
    entities: [...options.entities],
    schema: "*",
    pool: { min: 0, max: poolSize },
    // A connection keeps about 2.4 MB for each tenant it has served, so none lives for ever.
    driverOptions: { options: timeouts, maxUses: 20_000, maxLifetimeSeconds: 900, onPoolCreated: preparePool },
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    debug: false,
  });
  return {
    orm,
    control,
    url: options.url,
    onStatement: options.onStatement,
    close: async () => {
      await orm.close(true);
      await control.end();
    },
  };
}
