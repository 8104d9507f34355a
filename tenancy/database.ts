import { MikroORM, type AnyEntity, type EntityClass, type EntitySchema } from "@mikro-orm/postgresql";
import pg from "pg";
import { controlPlane, type ControlPlane } from "./control-plane.ts";
import type { Logins } from "./logins.ts";
import { MessageSocket } from "./message-socket.ts";
import { oneStatementAMessage } from "./one-statement.ts";
import { keepRows, type KeptRows, type KeptRowsOptions } from "./kept-rows.ts";
import { homePlace, PlaceUnknownError, type Place, type PlaceLogins } from "./places.ts";
import { keepMarkedStatements } from "./prepared-statement.ts";
import { watchedConnection, type WatchedTables } from "./watched-tables.ts";

export type DatabaseOptions = {
  logins: Logins;
  /** Further clusters in which companies may lie. */
  places?: PlaceLogins;
  entities: readonly (EntitySchema | EntityClass<AnyEntity>)[];
  /** Connections for tenant work; the control plane has a quarter as many of its own. */
  poolSize?: number;
  /** Hears every statement of tenant work. In tests, what it answers is sent instead. */
  onStatement?: OnStatement;
  /** Tables of companies whose changes every process learns of. */
  watched?: WatchedTables;
  /** How answers of watched tables are kept; false where each statement is asked. */
  keptRows?: KeptRowsOptions | false;
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
  readonly keptRows: KeptRows | undefined;
  /** Where companies' tables lie, by name. A further cluster is opened by whoever asks for it first. */
  place(id: string): Place | Promise<Place>;
  /** The clusters that are known, that of the register first, and how each is signed in to. */
  readonly places: ReadonlyMap<string, Logins>;
  /** The pools that are open, by what they are for. */
  pools(): ReadonlyMap<string, pg.Pool>;
  close(): Promise<void>;
};

const timeouts = "-c statement_timeout=30s -c lock_timeout=5s -c idle_in_transaction_session_timeout=60s";

const newSocket = () => new MessageSocket();

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
  const pools = new Map<string, pg.Pool>();
  const controlPool = new pg.Pool({
    connectionString: options.logins.control,
    max: Math.max(2, Math.ceil(poolSize / 4)),
    options: timeouts,
    stream: newSocket,
  });
  // A dropped idle connection is replaced by the pool; without a listener it would end the process.
  controlPool.on("error", () => undefined);
  controlPool.on("connect", keepMarkedStatements);
  pools.set("control", controlPool);
  const open = (id: string, logins: Logins) => openPlace(id, logins, options, poolSize, pools);
  const home = await open(homePlace, options.logins);
  const others = new Map<string, Promise<Place>>();
  const places = new Map([[homePlace, options.logins], ...Object.entries(options.places ?? {})]);
  return {
    orm: home.orm,
    control: controlPlane(controlPool),
    get owner() {
      return home.owner;
    },
    logins: options.logins,
    onStatement: options.onStatement,
    watched: options.watched,
    keptRows: options.watched && options.keptRows !== false ? keepRows(options.watched, options.keptRows) : undefined,
    places,
    place: (id) => (id === homePlace ? home : openOnce(others, id, places, open)),
    pools: () => pools,
    close: async () => {
      const opened = [home, ...(await Promise.all(others.values()))];
      for (const { orm } of opened) await orm.close(true);
      for (const [name, pool] of pools) if (!name.startsWith("tenants")) await pool.end();
    },
  };
}

/** A cluster that could not be opened is not the last word: the next to ask tries again. */
function openOnce(
  others: Map<string, Promise<Place>>,
  id: string,
  places: ReadonlyMap<string, Logins>,
  open: (id: string, logins: Logins) => Promise<Place>,
): Promise<Place> {
  const known = others.get(id);
  if (known) return known;
  const logins = places.get(id);
  if (!logins) return Promise.reject(new PlaceUnknownError(id));
  const opening = open(id, logins);
  others.set(id, opening);
  opening.catch(() => others.delete(id));
  return opening;
}

async function openPlace(
  id: string,
  logins: Logins,
  { entities, watched }: Pick<DatabaseOptions, "entities" | "watched">,
  poolSize: number,
  pools: Map<string, pg.Pool>,
): Promise<Place> {
  const suffix = id === homePlace ? "" : ` ${id}`;
  const prepare = preparePool(watched);
  const orm = await MikroORM.init({
    clientUrl: logins.tenants,
    entities: [...entities],
    schema: "*",
    pool: { min: 0, max: poolSize },
    // A connection keeps about 2.4 MB for each tenant it has served, so none lives for ever.
    driverOptions: {
      options: timeouts,
      // What is asked at once is sent at once, and answered in its order.
      pipeline: true,
      stream: newSocket,
      maxUses: 20_000,
      maxLifetimeSeconds: 900,
      onPoolCreated: (pool: Parameters<typeof prepare>[0]) => {
        pools.set(`tenants${suffix}`, pool);
        prepare(pool);
      },
    },
    discovery: { warnWhenNoEntities: false },
    ensureDatabase: false,
    debug: false,
  });
  // Makes the pool, and connects nobody yet.
  orm.em.getConnection().getClient();
  return {
    id,
    orm,
    logins,
    tenants: pools.get(`tenants${suffix}`)!,
    get owner() {
      return pools.get(`owner${suffix}`) ?? openOwner(logins, `owner${suffix}`, pools);
    },
  };
}

/** Only who builds or changes walls signs in as their owner. */
function openOwner(logins: Logins, name: string, pools: Map<string, pg.Pool>): pg.Pool {
  const owner = new pg.Pool({ connectionString: logins.owner, max: 4, idleTimeoutMillis: 5_000 });
  owner.on("error", () => undefined);
  pools.set(name, owner);
  return owner;
}
