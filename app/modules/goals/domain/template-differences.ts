import { gridDifferences, type GridDifference } from "#app/platform/rights-grid/rights-grid.ts";
import { goalGrid } from "./template-permitted.ts";
import type { GoalTemplate } from "./template.ts";
import type { GoalPrivilege, GoalRole } from "./template-privileges.ts";

type AccessDifference = { readonly kind: "ACCESS" } & GridDifference<GoalRole, GoalPrivilege>;
export type SettingDifference = {
  readonly kind: "SETTING";
  readonly setting: string;
  readonly before: string | boolean;
  readonly after: string | boolean;
};
export type TemplateDifference = AccessDifference | SettingDifference;

/** What changes from one template to another: settings first, then access by role and privilege. */
export function differences(before: GoalTemplate, after: GoalTemplate): TemplateDifference[] {
  const access = gridDifferences(goalGrid, before.access, after.access);
  return [
    ...settingDifferences(before, after),
    ...access.map((difference) => ({ kind: "ACCESS" as const, ...difference })),
  ];
}

function settingDifferences(before: GoalTemplate, after: GoalTemplate): SettingDifference[] {
  const old = settingsOf(before);
  return Object.entries(settingsOf(after))
    .filter(([setting, value]) => old[setting] !== value)
    .map(([setting, value]) => ({ kind: "SETTING", setting, before: old[setting]!, after: value }));
}

function settingsOf({ access: _, configData, ...settings }: GoalTemplate): Record<string, string | boolean> {
  return { ...settings, ...configData };
}
