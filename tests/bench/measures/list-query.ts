import pg from "pg";
import { contextOf } from "#app/composition/application.ts";
import { employeeFilters } from "#app/modules/people/queries/employee-filters.ts";
import { employeeList } from "#app/modules/people/queries/employee-list.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { against, type Measure } from "../measure.ts";
import { interleave } from "../statistics.ts";

const repeats = 40;

/** The list of employees with 300 rows, and the very statements it sends, sent by `pg` alone. */
export const listQuery: Measure = {
  id: "P7",
  about: "list of 300 employees as a query of ours, against the same statements through pg",
  run: async ({ application, company, adminId, databaseUrl, rounds, hear }) => {
    const raw = new pg.Client({ connectionString: databaseUrl });
    await raw.connect();
    try {
      return await inUnitOfWork(application.database, company, { readOnly: true }, async (unit) => {
        const context = await contextOf(application, unit, adminId);
        const ours = () =>
          employeeList(context, { scope: "register", filters: employeeFilters.parse({}), pageSize: 300 });
        await context.ability();
        const statements = await recorded(hear, unit, ours);
        await raw.query(`begin read only; set local role "${company.schemaName}"`);
        const times = await interleave(rounds, {
          ours: () => timed(ours),
          raw: () =>
            timed(async () => {
              for (const { sql, values } of statements) await raw.query(sql, values);
            }),
        });
        return [
          against({
            id: "P7",
            what: "300 employees, time of the query",
            goal: "≤ 1.5× raw pg",
            limit: 1.5,
            ours: times.ours,
            baseline: times.raw,
            name: "pg",
          }),
        ];
      });
    } finally {
      await raw.end();
    }
  },
};

type Sent = { sql: string; values: unknown[] };
type Unit = { em: { getKysely(): { executeQuery(query: { parameters: readonly unknown[] }): Promise<unknown> } } };

/** What a query sends: the text by the database's ear, the values on their way to the driver. */
export async function recorded(
  hear: (listen: ((sql: string) => void) | null) => void,
  unit: unknown,
  work: () => Promise<unknown>,
): Promise<Sent[]> {
  const { em } = unit as Unit;
  const texts: string[] = [];
  const values: unknown[][] = [];
  const open = em.getKysely.bind(em);
  em.getKysely = () => {
    const kysely = open();
    return new Proxy(kysely, {
      get: (target, name) =>
        name === "executeQuery"
          ? (query: { parameters: readonly unknown[] }) => (
              values.push([...query.parameters]),
              target.executeQuery(query)
            )
          : Reflect.get(target, name),
    });
  };
  hear((sql) => void texts.push(sql));
  await work();
  hear(null);
  em.getKysely = open;
  return texts.map((sql, index) => ({ sql, values: values[index]! }));
}

/** Milliseconds of one time, over many. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < repeats; count += 1) await work();
  return (performance.now() - start) / repeats;
}
