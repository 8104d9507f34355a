import { MikroORM, type AnyEntity, type EntityClass, type EntitySchema } from "@mikro-orm/postgresql";
import pg from "pg";
import { controlPlane, type ControlPlane } from "./control-plane.ts";
import type { Logins } from "./logins.ts";
import { oneStatementAMessage } from "./one-statement.ts";
import { keepMarkedStatements } from "./prepared-statement.ts";
import { watchedConnection, type WatchedTables } from "./watched-tables.ts";

export type DatabaseOptions = {
  logins: Logins;
  entities: readonly (EntitySchema | EntityClass<AnyEntity>)[];
  /** Connections for tenant work; the control plane has a quarter as many of its own. */
  poolSize?: number;
  /** Hears every statement of tenant work. In tests, what it answers is sent instead. */
  onStatement?: OnStatement;
  /** Tables of companies whose changes every process learns of. */
  watched?: WatchedTables;
};

type OnStatement = (sql: string) => string | void;

/** The ways to PostgreSQL: `control` for the register and sessions, `orm` for tenants, `owner` to build and change walls. */
export type Database = {
  readonly orm: MikroORM;
  readonly control: ControlPlane;
  /** Few connections, made when a company is provisioned or migrated. */
  readonly owner: pg.Pool;
  readonly logins: Logins;
  readonly onStatement: OnStatement | undefined;
  readonly watched: WatchedTables | undefined;
  close(): Promise<void>;
};

const timeouts = "-c statement_timeout=30s -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s";

const timestampWithZone = 1184;

/** Instants are read as dates, as the control plane's pool does (MikroORM alone would hand text on); connections keep marked statements. */
function preparePool(watched: WatchedTables | undefined) {
  return (
    pool: pg.Pool & {
      options: { types: pg.CustomTypesConfig & { setTypeParser(type: number, parse: (text: string) => Date): void } };
    },
  ): void => {
    pool.options.types.setTypeParser(timestampWithZone, (text) => new Date(text));
    pool.on("connect", (connection) => oneStatementAMessage(connection, watched && watchedConnection(watched)));
  };
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const poolSize = options.poolSize ?? 12;
  const controlPool = new pg.Pool({
    connectionString: options.logins.control,
    max: Math.max(2, Math.ceil(poolSize / 4)),
    options: timeouts,
  });
  const owner = new pg.Pool({ connectionString: options.logins.owner, max: 4, idleTimeoutMillis: 5_000 });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  for (const pool of [controlPool, owner]) pool.on("error", () => undefined);
  controlPool.on("connect", keepMarkedStatements);
  const orm = await MikroORM.init({
    clientUrl: options.logins.tenants,
    entities: [...options.entities],
    schema: "*",
    pool: { min: 0, max: poolSize },
    // A connection keeps about 2.4 MB for each tenant it has served, so none lives for ever.
    driverOptions: {
      options: timeouts,
      maxUses: 20_000,
      maxLifetimeSeconds: 900,
      onPoolCreated: preparePool(options.watched),
    },
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    debug: false,
  });
  return {
    orm,
    control: controlPlane(controlPool),
    owner,
    logins: options.logins,
    onStatement: options.onStatement,
    watched: options.watched,
    close: async () => {
      await orm.close(true);
      await controlPool.end();
      await owner.end();
    },
  };
}
