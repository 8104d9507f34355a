import type { GoalTemplate } from "./template.ts";
import {
  type GoalPrivilege,
  goalPrivileges,
  type GoalRole,
  goalRoles,
  isListPrivilege,
  privilegeValues,
} from "./template-privileges.ts";

/** MIXED: a list that lost some things and gained others. */
export type AccessEffect = "WIDENED" | "NARROWED" | "MIXED";

export type AccessDifference = {
  readonly kind: "ACCESS";
  readonly role: GoalRole;
  readonly privilege: GoalPrivilege;
  readonly before: string | readonly string[];
  readonly after: string | readonly string[];
  readonly effect: AccessEffect;
};
export type SettingDifference = {
  readonly kind: "SETTING";
  readonly setting: string;
  readonly before: string | boolean;
  readonly after: string | boolean;
};
export type TemplateDifference = AccessDifference | SettingDifference;

/** What changes from one template to another: settings first, then access by role and privilege. */
export function differences(before: GoalTemplate, after: GoalTemplate): TemplateDifference[] {
  const pairs = goalRoles.flatMap((role) => goalPrivileges.map((privilege) => ({ role, privilege })));
  const access = pairs.map(({ role, privilege }) => accessDifference(before, after, role, privilege));
  return [...settingDifferences(before, after), ...access.filter((difference) => difference !== null)];
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

function accessDifference(
  before: GoalTemplate,
  after: GoalTemplate,
  role: GoalRole,
  privilege: GoalPrivilege,
): AccessDifference | null {
  const [old, now] = [before.access[role][privilege], after.access[role][privilege]];
  const lost = without(rightsIn(privilege, old), rightsIn(privilege, now));
  const gained = without(rightsIn(privilege, now), rightsIn(privilege, old));
  if (lost.length + gained.length === 0) return null;
  const effect = lost.length === 0 ? "WIDENED" : gained.length === 0 ? "NARROWED" : "MIXED";
  return { kind: "ACCESS", role, privilege, before: old, after: now, effect };
}

/** A single value includes every narrower one, so that both shapes compare as sets of rights. */
function rightsIn(privilege: GoalPrivilege, value: string | readonly string[]): readonly string[] {
  if (isListPrivilege(privilege)) return [value].flat();
  const values: readonly string[] = privilegeValues[privilege];
  return values.slice(0, values.indexOf(value as string) + 1);
}

function without(values: readonly string[], others: readonly string[]): readonly string[] {
  return values.filter((value) => !others.includes(value));
}
