import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { employeeFilters } from "./employee-filters.ts";
import { employeeList, type EmployeeListInput } from "./employee-list.ts";

const [managers, each] = [20, 40];
const people = 1 + managers + managers * each;
let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = (await world.company("acme")).employee("head");
  for (let manager = 0; manager < managers; manager += 1) {
    acme.employee(`m${manager}`).reportsTo("head");
    acme.team(`m${manager}`, ...Array.from({ length: each }, (_, index) => `p${manager}-${index}`));
  }
  await acme.build();
});
afterAll(() => world.close());

type Node = Record<string, number> & { Plans?: Node[] };

/** Rows that a statement compares and throws away, in all its steps. */
function compared({ Plans = [], ...node }: Node): number {
  const removed = (node["Rows Removed by Join Filter"] ?? 0) + (node["Rows Removed by Filter"] ?? 0);
  return removed * (node["Actual Loops"] ?? 1) + Plans.reduce((sum, plan) => sum + compared(plan), 0);
}

async function work(asked: Partial<Omit<EmployeeListInput, "filters">> & { filters?: object }) {
  let most = 0;
  const { total } = await acme.as("head", (context) => {
    const rows = async <Row extends object>(statement: Sql) => {
      const [told] = await context.rows<{ "QUERY PLAN": { Plan: Node }[] }>(
        sql`explain (analyze, format json) ${statement}`,
      );
      most = Math.max(most, compared(told!["QUERY PLAN"][0]!.Plan));
      return context.rows<Row>(statement);
    };
    const input = {
      scope: "directory",
      ...asked,
      filters: employeeFilters.parse(asked.filters ?? {}),
    } as EmployeeListInput;
    return employeeList({ ...context, rows } as Context, input);
  });
  return { total, most };
}

test.each([
  ["everybody below oneself", { scope: "all-reports" as const }, people - 1],
  ["everybody below a manager", { filters: () => ({ manager: acme.id("head"), below: "all" }) }, people - 1],
  ["a manager's own people", { filters: () => ({ manager: acme.id("m1"), below: "all" }) }, each],
])("a list of %s compares each person a few times, not each with each", async (_, asked, expected) => {
  const { total, most } = await work({ ...asked, filters: "filters" in asked ? asked.filters() : {} });
  expect(total).toBe(expected);
  expect(most).toBeLessThan(people * 20);
});
