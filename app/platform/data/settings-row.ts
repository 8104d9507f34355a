import type { EntityName } from "@mikro-orm/core";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, type Held } from "./hold-record.ts";
import { lockNamed } from "./lock-named.ts";

type Row = { id: number | string; version: number };

/**
 * The one row of a company's settings gets these values, under the version that was read; refused, naming who was first,
 * where somebody has changed it since. The first change adds the row: until then its version is 0.
 */
export async function saveSettingsRow<Entity extends Row>(
  context: Pick<Context, "em" | "rows" | "tenant" | "actor">,
  entity: EntityName<Entity>,
  values: Partial<NoInfer<Entity>>,
  { id, ...held }: Held & { id: Entity["id"] },
): Promise<{ version: number }> {
  await lockNamed(context, `settings of ${held.subject}`);
  const [row] = await context.em.findAll(entity, { limit: 1, refresh: true });
  await requireUnchanged(context, { id: null, version: row?.version ?? 0 }, held);
  const saved = row ?? context.em.create(entity, { id, ...values } as never);
  Object.assign(saved, values);
  await context.em.flush();
  return { version: (saved as Row).version };
}
