import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { dayToShow } from "../data/day-to-show.ts";
import { employeeConditions, narrowedTo } from "../data/employee-conditions.ts";
import { peopleOn } from "../data/people-on.ts";
import type { EmployeeFilters } from "./employee-filters.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Reads who is in the register, as filters narrow it, by id and page by page. */
export async function idsOfList(context: Context, filters: EmployeeFilters, among: readonly Sql[]) {
  await authorize(context, "browse", { kind: "EmployeeRegister" });
  const day = await dayToShow(context, filters.asOf);
  const where = narrowedTo(await employeeConditions(context, "register", filters, day), among);
  return async (after: string | undefined, limit: number) => {
    const page = keysetPage({ expression: sql`lower(e.display_name)`, type: "text" }, sql`e.id`, { after });
    const found = await context.rows<{ id: string; cursorKey: string }>(
      sql`select e.id, ${page.column} from ${peopleOn(day)} where ${where} and ${page.where}
        order by ${page.orderBy} limit ${limit + 1}`,
    );
    const { rows, next } = takePage(page, found, limit);
    return { rows: rows.map(({ id }) => id), next };
  };
}
