import type pg from "pg";

export type BenchPerson = { id: number; name: string; role: string; unit: string; location: string; joined: string };

/** A plain table of 300 people, for the baselines. */
export const peopleScript = `
  create schema if not exists bench;
  create table if not exists bench.person (id int primary key, name text not null, role text not null,
    unit text not null, location text not null, joined text not null);
  insert into bench.person
    select n, 'Person ' || n, 'Engineer ' || n % 7, 'Unit ' || n % 11, 'Place ' || n % 5, '2024-01-01'
    from generate_series(1, 300) n on conflict do nothing;
  grant usage on schema bench to public;
  grant select on bench.person to public;`;

export async function readPeople(pool: pg.Pool, limit: number): Promise<BenchPerson[]> {
  return (
    await pool.query<BenchPerson>(
      "select id, name, role, unit, location, joined from bench.person order by name, id limit $1",
      [limit],
    )
  ).rows;
}
