import { randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contextOf, createApplication, type Application } from "#app/composition/application.ts";
import {
  asProduct,
  createCompany,
  createDefaultSettings,
  type CreateCompanyInput,
} from "#app/composition/create-company.ts";
import { readConfig } from "#app/platform/config/config.ts";
import type { AdminKind } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { fixedClock } from "#app/platform/time/clock.ts";
import type { KeptRowsOptions } from "#tenancy/kept-rows.ts";
import { sql } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { createWorldDatabase, type TestDatabase } from "./postgres.ts";
import { claimCompany, spareCompanies } from "./world-template.ts";

export type WorldOptions = {
  now?: string;
  onStatement?: (sql: string) => void;
  /** How answers are kept; where statements are heard, none is unless it is said: what is heard is what nobody has asked before. */
  keptRows?: KeptRowsOptions | false;
};

/** People of worlds have no accounts, and are written to as if they had; a test of accounts asks for the real answer. */
const everybody = (_: string, people: readonly { id: string }[]) =>
  Promise.resolve(new Set(people.map(({ id }) => id)));

/** A real application on a database of its own, with an empty register and a clock that stands still. */
export async function createWorld({
  now = "2026-11-16T09:00:00Z",
  onStatement,
  keptRows = onStatement ? false : {},
}: WorldOptions = {}): Promise<World> {
  const testDatabase = await createWorldDatabase();
  const filesFolder = join(tmpdir(), `cairn-world-${randomUUID()}`);
  const config = readConfig({
    DATABASE_URL: testDatabase.url,
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_POOL: "8",
    // The clock stands still, so a minute never ends; how requests are limited has tests of its own.
    CAIRN_API_RATE: "1000000",
    CAIRN_DATA: filesFolder,
  });
  const clock = fixedClock(now);
  return new World(
    await createApplication(config, {
      clock,
      whoComesIn: everybody,
      keptRows,
      ...(onStatement ? { onStatement } : {}),
    }),
    clock,
    testDatabase,
    filesFolder,
  );
}

/** Grown by a chain: `(await world.company("acme")).employee("asha").reportsTo("ravi")`, then `await build()`. */
export class World {
  readonly application: Application;
  readonly clock: ReturnType<typeof fixedClock>;

  readonly database: TestDatabase;
  private readonly spares = spareCompanies();

  private readonly filesFolder: string;

  constructor(
    application: Application,
    clock: ReturnType<typeof fixedClock>,
    database: TestDatabase,
    filesFolder: string,
  ) {
    this.filesFolder = filesFolder;
    this.application = application;
    this.clock = clock;
    this.database = database;
  }

  async company(slug: string = `c${randomBytes(4).toString("hex")}`): Promise<Company> {
    const input = { slug, name: slug, currency: "EUR", timeZone: "Europe/Berlin" };
    return new Company(this, await this.tenant(input));
  }

  /** One whose tables came with the world's database, else one made now. */
  private async tenant(input: CreateCompanyInput): Promise<Tenant> {
    const spare = this.spares.shift();
    if (!spare) return createCompany(this.application, input);
    const tenant = await claimCompany(this.application.database, spare, input);
    await createDefaultSettings(this.application, tenant, input);
    return tenant;
  }

  async close(): Promise<void> {
    await this.application.stop();
    await this.application.close();
    await this.database.drop();
    await rm(this.filesFolder, { recursive: true, force: true });
  }
}

type PlannedEmployee = { id: string; name: string; reportsTo: string | null; admin: AdminKind[]; joinedOn: string };

/** One company of the world; people are named by one word. */
export class Company {
  readonly world: World;
  readonly tenant: Tenant;
  private readonly planned: PlannedEmployee[] = [];
  private readonly ids = new Map<string, string>();

  constructor(world: World, tenant: Tenant) {
    this.world = world;
    this.tenant = tenant;
  }

  employee(name: string, { joinedOn = "2024-01-01" }: { joinedOn?: string } = {}): this {
    const id = randomUUID();
    this.ids.set(name, id);
    this.planned.push({ id, name, reportsTo: null, admin: [], joinedOn });
    return this;
  }

  /** The employee named last reports to this one, from joining on. */
  reportsTo(name: string): this {
    this.planned.at(-1)!.reportsTo = name;
    return this;
  }

  employees(...names: string[]): this {
    for (const name of names) this.employee(name);
    return this;
  }

  /** Employees who report to this one, from joining on. */
  team(manager: string, ...names: string[]): this {
    for (const name of names) this.employee(name).reportsTo(manager);
    return this;
  }

  admin(...kinds: AdminKind[]): this {
    this.planned.at(-1)!.admin.push(...kinds);
    return this;
  }

  /** Switches modules on; companies start with goals alone. */
  async switchOn(...features: string[]): Promise<void> {
    await this.asProduct((context) =>
      context.rows(
        sql`update {organization}
          set enabled_features = array(select distinct unnest(enabled_features || ${features}::text[]))`,
      ),
    );
  }

  async switchOff(feature: string): Promise<void> {
    await this.asProduct((context) =>
      context.rows(sql`update {organization} set enabled_features = array_remove(enabled_features, ${feature})`),
    );
  }

  /** Writes everybody named so far; more may be named and built afterwards. */
  async build(): Promise<this> {
    const people = this.planned.splice(0);
    const at = this.world.clock.now().toISOString();
    await asProduct(this.world.application, this.tenant, async (context) => {
      await insertRows(
        context,
        "employee",
        "id uuid, first_name text, display_name text, work_email citext, joined_on date, created_at timestamptz, updated_at timestamptz",
        people.map(({ id, name, joinedOn }) => ({
          id,
          first_name: name,
          display_name: name,
          work_email: `${name}@${this.tenant.slug}.test`,
          joined_on: joinedOn,
          created_at: at,
          updated_at: at,
        })),
      );
      await insertRows(
        context,
        "assignment",
        "id uuid, employee_id uuid, kind text, manager_id uuid, status text, valid daterange, recorded_at timestamptz",
        people.flatMap(({ id, reportsTo, joinedOn }) => [
          {
            id: randomUUID(),
            employee_id: id,
            kind: "STATUS",
            status: "ACTIVE",
            valid: `[${joinedOn},)`,
            recorded_at: at,
          },
          ...(reportsTo
            ? [
                {
                  id: randomUUID(),
                  employee_id: id,
                  kind: "REPORTING_LINE",
                  manager_id: this.id(reportsTo),
                  valid: `[${joinedOn},)`,
                  recorded_at: at,
                },
              ]
            : []),
        ]),
      );
      await insertRows(
        context,
        "admin_access",
        "employee_id uuid, kind text, granted_at timestamptz",
        people.flatMap(({ id, admin }) => admin.map((kind) => ({ employee_id: id, kind, granted_at: at }))),
      );
    });
    return this;
  }

  id(name: string): string {
    const id = this.ids.get(name);
    if (!id) throw new Error(`Nobody is called ${name} in ${this.tenant.slug}.`);
    return id;
  }

  /** Works as this person in a transaction of its own, which is committed. */
  as<Result>(
    name: string,
    work: (context: Context) => Promise<Result>,
    options: { readOnly?: boolean; viewedBy?: string } = {},
  ): Promise<Result> {
    return inUnitOfWork(this.world.application.database, this.tenant, options, async (unit) => {
      const viewedBy = options.viewedBy ? { employeeId: this.id(options.viewedBy), name: options.viewedBy } : undefined;
      return work(await contextOf(this.world.application, unit, this.id(name), { viewedBy }));
    });
  }

  asProduct<Result>(work: (context: Context) => Promise<Result>): Promise<Result> {
    return asProduct(this.world.application, this.tenant, work);
  }
}
