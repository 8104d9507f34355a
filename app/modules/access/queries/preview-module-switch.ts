import type { AdminKind, Feature } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { kindsOfFeature } from "../domain/admin-kinds.ts";
import type { SwitchModuleInput } from "../use-cases/switch-module.ts";
import { builtFeatures, storedIn, type ModuleRow } from "./list-modules.ts";
import { sql } from "#tenancy/sql.ts";

export type ModuleSwitchPreview = {
  feature: Feature;
  on: boolean;
  changed: boolean;
  /** Who works here: all of them find or lose the module's screens. */
  people: number;
  /** Keys of the screens' names, in the strings of the room named. */
  screens: { room: string; label: string }[];
  /** Whose admin kind gains or loses its meaning. */
  admins: { id: string; name: string; kind: AdminKind }[];
  use: ModuleRow["use"];
};

/** What switching a module would do: to whom, to which screens, and to how much of what is stored. */
export async function previewModuleSwitch(
  context: Context,
  { feature, on }: SwitchModuleInput,
  gatherings: Gatherings,
): Promise<ModuleSwitchPreview> {
  await authorize(context, "edit", { kind: "Features" });
  if (!builtFeatures(gatherings).includes(feature)) throw notFound("The module");
  const [working] = await context.rows<{ people: number }>(
    sql`select count(distinct employee_id)::int as people from {assignment} where kind = 'STATUS' and status <> 'LEFT'
      and superseded_at is null and valid @> ${context.today()}::date`,
  );
  const admins = await context.rows<ModuleSwitchPreview["admins"][number]>(
    sql`select distinct e.id, e.display_name as name, x.kind from {employee} e
       join (select employee_id, kind from {admin_access} union select employee_id, kind
         from {scoped_admin_access}) x on x.employee_id = e.id
      where x.kind = any(${kindsOfFeature(feature)}::text[]) order by name, e.id`,
  );
  // The same screen stands in several areas under one name; it is named once.
  const screens = gatherings.rooms.flatMap((room) => {
    const hidden = room.tabs.filter((tab) => (tab.feature ?? room.feature) === feature);
    return [...new Set(hidden.map(({ label }) => label))].map((label) => ({ room: room.name, label }));
  });
  return {
    feature,
    on,
    changed: context.actor.features.includes(feature) !== on,
    people: working!.people,
    screens,
    admins,
    use: await storedIn(context, gatherings, feature),
  };
}
