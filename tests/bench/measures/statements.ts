import { contextOf } from "#app/composition/application.ts";
import { employeeFilters } from "#app/modules/people/queries/employee-filters.ts";
import { employeeList } from "#app/modules/people/queries/employee-list.ts";
import { listChoices } from "#app/modules/people/queries/list-choices.ts";
import { goalListInput, listGoals } from "#app/modules/goals/queries/goal-list.ts";
import { openScreens } from "#app/shell/navigation.ts";
import type { Context } from "#app/platform/context/context.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import type { Finding, Measure } from "../measure.ts";
import type { Surroundings } from "../surroundings.ts";

const sizes = [10, 100, 1_000];

/** How many statements a page sends in its transaction; the session before it is one more. */
export const statements: Measure = {
  id: "P8",
  about: "statements of a list page with 10, 100 and 1,000 rows",
  run: async (surroundings) => [
    ...(await counted(surroundings, "employees", async (context, pageSize) => {
      await employeeList(context, { scope: "register", filters: employeeFilters.parse({}), pageSize });
      await listChoices(context);
    })),
    ...(await counted(surroundings, "company goals", async (context, limit) => {
      await listGoals(context, goalListInput.parse({ scope: "company", kind: "ALL", period: "all" }), limit);
    })),
  ],
};

async function counted(
  { application, company, adminId, hear }: Surroundings,
  what: string,
  load: (context: Context, rows: number) => Promise<void>,
): Promise<Finding[]> {
  const counts: number[] = [];
  for (const rows of sizes) {
    let count = 0;
    hear(() => void (count += 1));
    await inUnitOfWork(application.database, company, { readOnly: true }, async (unit) => {
      const context = await contextOf(application, unit, adminId);
      await openScreens(context, application.gatherings.rooms, await application.gatherings.waiting(context));
      await load(context, rows);
    });
    hear(null);
    counts.push(count);
  }
  const shown = counts.join(", ");
  return [
    {
      id: "P8",
      what: `${what}: growth from 10 to 1,000 rows`,
      goal: "= 1.0×",
      value: counts.at(-1)! / counts[0]!,
      limit: 1,
      unit: "×",
      ours: shown,
      baseline: "",
      spread: 0,
    },
    {
      id: "P8",
      what: `${what}: frame and list`,
      goal: "≤ 8",
      value: Math.max(...counts),
      limit: 8,
      unit: "statements",
      ours: shown,
      baseline: "",
      spread: 0,
    },
  ];
}
