import { afterAll, beforeAll, expect, test } from "vitest";
import { companyWithALine } from "#app/modules/goals/testing/company-with-a-line.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { askGoalExportInput, askGoalExportOnce } from "./ask-goal-export.ts";

let world: World;
let company: Company;

beforeAll(async () => {
  world = await createWorld();
  company = await companyWithALine(world);
});
afterAll(() => world.close());

test("an export asked for ten times at the same moment is one file; of other goals, or after it failed, another", async () => {
  const ask = (format: "CSV" | "XLSX" = "CSV") =>
    company.as("ravi", (context) =>
      askGoalExportOnce(context, askGoalExportInput.parse({ level: "OBJECTIVE", scope: "direct-reports", format })),
    );
  const made = await Promise.all(Array.from({ length: 10 }, () => ask()));
  const ids = new Set(made.map(({ exportId }) => exportId));
  expect(ids.size).toBe(1);
  ids.add((await ask("XLSX")).exportId);
  await company.asProduct((context) =>
    context.rows(
      sql`update {background_task} set state = 'CANCELLED', ended_at = now() where id = ${made[0]!.exportId}::uuid`,
    ),
  );
  ids.add((await ask()).exportId);
  expect(ids.size).toBe(3);
});
