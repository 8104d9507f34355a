import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";

/** What these roles are called, by name; for doors at which nobody is signed in. */
export async function roleNames({ rows }: Pick<Context, "rows">, roleIds: readonly string[]): Promise<string[]> {
  const found = await rows<{ name: string }>(
    sql`select name from {custom_role} where id = any(${roleIds}::uuid[]) order by lower(name)`,
  );
  return found.map(({ name }) => name);
}

/** So many custom roles can be chosen among. */
const mostRoles = 200;

/** The company's own roles by name, for a form that names some of them. */
export async function rolesToChoose(context: Context): Promise<{ id: string; name: string }[]> {
  await authorize(context, "view", { kind: "CustomRole" });
  return context.rows<{ id: string; name: string }>(
    sql`select id, name from {custom_role} order by lower(name), id limit ${mostRoles}`,
  );
}
