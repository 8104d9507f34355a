import pg from "pg";
import { contextOf } from "#app/composition/application.ts";
import { searchPage } from "#app/modules/search/queries/search-page.ts";
import type { Context } from "#app/platform/context/context.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { growTree } from "../goal-tree-script.ts";
import { against, show, type Finding, type Measure } from "../measure.ts";
import { interleave, quantile, spread } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";
import { sql } from "#tenancy/sql.ts";
import { recorded, timed } from "./list-query.ts";

const people = 25_000;
const searches = 120;
/** By name, by a misspelt name, by words of a goal, by what every goal holds, by its beginning, and for what is nowhere. */
const sought = ["Amara Okonkwo", "Amara Okonkow", "Tree 40321", "tree", "be", "zxqv wvut"];

/** Some 400 people of each, as the commonest names are in a company of that size. */
const firstNames = words(
  `Amara Jonas Priya Sofia Lea Omar Wei Anna Diego Fatima Ravi Emma Lukas Nadia Kofi Mei Pablo Hanna Yusuf Clara Ben Ines
  Arjun Marta Tariq Julia Chen Paula Samir Greta Luis Aisha Felix Divya Mateo Layla Paul Ananya Hugo Zeynep Marie Ali Elena
  Rohan Lina Peter Carmen Hassan Laura Vikram Sara Tom Noor Kavya Max Rosa Ibrahim Eva Deepak Nora`,
);
const lastNames = words(
  `Okonkwo Weber Sharma Garcia Martin Haddad Zhang Larsen Moreno Rahman Patel Schmidt Khalil Mensah Ito Fernandez Novak
  Demir Rossi Fischer Iyer Becker Lopez Nasser Meyer Gupta Torres Hansen Silva Wagner Reddy Keller Ruiz Farouk Bauer Mehta
  Costa Lindholm Saleh Braun Nair Romero Kowalski Aziz Hoffmann Joshi Vega Berg Mansour Koch Rao Castro Dubois Amin Wolf
  Verma Ortega Nilsson Habib Vogel`,
);

function words(list: string): string[] {
  return list.split(/\s+/u);
}

/** Searching everything in a company of 25,000 people and 111,111 goals. */
export const search: Measure = {
  id: "P92,P93",
  fills: true,
  about: "search among 25,000 people and 111,111 goals: the slowest of twenty, and against its own statements",
  run: async (surroundings) => {
    await fill(surroundings);
    const raw = new pg.Client({ connectionString: surroundings.databaseUrl });
    await raw.connect();
    try {
      return [await slowest(surroundings), await ownStatements(surroundings, raw)];
    } finally {
      await raw.end();
    }
  },
};

async function fill({ application, company, adminId }: Surroundings): Promise<void> {
  await inUnitOfWork(application.database, company, {}, async (unit) => {
    const context = await contextOf(application, unit, adminId);
    await growTree(context, adminId);
    await context.rows(
      sql`insert into {employee} (id, first_name, last_name, display_name, work_email, joined_on, created_at, updated_at)
        select gen_random_uuid(), n.first, n.last, n.first || ' ' || n.last, lower(n.first) || '.' || n.number || '@bench.test',
          '2020-01-01', now(), now()
          from (select number, (${firstNames}::text[])[1 + number % ${firstNames.length}] as first,
              (${lastNames}::text[])[1 + number / ${firstNames.length} % ${lastNames.length}] as last
            from generate_series(1, ${people} - (select count(*)::int from {employee})) number) n on conflict do nothing`,
    );
    await context.rows(
      sql`insert into {assignment} (id, employee_id, kind, status, valid, recorded_at)
        select gen_random_uuid(), e.id, 'STATUS', 'ACTIVE', '[2020-01-01,)', now() from {employee} e
          where not exists (select from {assignment} a where a.employee_id = e.id and a.kind = 'STATUS')`,
    );
  });
  await inUnitOfWork(application.database, company, {}, async (unit) => {
    const { rows } = await contextOf(application, unit, adminId);
    for (const table of [sql`{employee}`, sql`{assignment}`, sql`{goal}`, sql`{goal_owner}`])
      await rows(sql`analyze ${table}`);
  });
}

const find = ({ application }: Surroundings, context: Context, label: string) =>
  searchPage(context, application.gatherings, { label, filterType: undefined, filterId: undefined });

/** Whole units of work, as a request makes them: who asks is found out each time. */
async function slowest(surroundings: Surroundings): Promise<Finding> {
  const { application, company, adminId, rounds } = surroundings;
  const one = async (label: string) => {
    const start = performance.now();
    await inUnitOfWork(application.database, company, { readOnly: true }, async (unit) =>
      find(surroundings, await contextOf(application, unit, adminId), label),
    );
    return performance.now() - start;
  };
  for (const label of sought) await one(label);
  const slow: number[] = [];
  const usual: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times: number[] = [];
    for (let count = 0; count < searches; count += 1) times.push(await one(sought[count % sought.length]!));
    slow.push(quantile(times, 0.95));
    usual.push(quantile(times, 0.5));
  }
  return {
    id: "P92",
    what: "search, 95th percentile",
    goal: "≤ 50 ms",
    limit: 50,
    value: quantile(slow, 0.5),
    unit: "ms",
    ours: `half of them ${show(quantile(usual, 0.5))} ms`,
    baseline: "",
    spread: spread(slow),
  };
}

async function ownStatements(surroundings: Surroundings, raw: pg.Client): Promise<Finding> {
  const { application, company, adminId, rounds, hear } = surroundings;
  return inUnitOfWork(application.database, company, { readOnly: true }, async (unit) => {
    const context = await contextOf(application, unit, adminId);
    const ours = () => find(surroundings, context, sought[0]!);
    await context.ability();
    const statements = await recorded(hear, unit, ours);
    await raw.query(`begin read only; set local role "${company.schemaName}"`);
    const times = await interleave(rounds, {
      ours: () => timed(ours),
      raw: () =>
        timed(async () => {
          for (const each of statements) await raw.query(each.sql, each.values);
        }),
    });
    await raw.query("rollback");
    return against({
      ...{ id: "P93", what: "search for a name", goal: "≤ 2× raw pg", limit: 2, name: "pg" },
      ...{ ours: times.ours, baseline: times.raw },
    });
  });
}
