import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { loadTemplate } from "../data/template-record.ts";
import { differences, type SettingDifference } from "../domain/template-differences.ts";
import { generalRights, keyOf, recordRights, rightsOver, type GeneralRight, type RecordRight } from "../domain/template-rights.ts";
import type { GoalTemplate } from "../domain/template.ts";
import { allPairs, reachOf, type PairGroup, type Reach } from "./related-pairs.ts";
import { peopleByRoles, rolesOfKey, type GeneralRole, type RoleGroup } from "./people-by-roles.ts";

/** Whom an effect is about, in the words people use for each other. */
export type Who = "EMPLOYEES" | "MANAGERS" | "ADMINS";
export type Change = "GAIN" | "LOSE";

type GeneralEffect = { kind: "GENERAL"; who: Who; change: Change; privilege: GeneralRight["privilege"]; value: string; people: number };
export type TemplateEffect =
  | GeneralEffect
  /** `pairs`: how many times somebody and a goal; `related`: goals they have to do with, or everybody else's. */
  | { kind: "RECORD"; who: Who; change: Change; right: RecordRight; related: boolean; people: number; goals: number; pairs: number };

export type TemplatePreview = { settings: SettingDifference[]; effects: TemplateEffect[] };

/**
 * What saving this template would do: who gains or loses what, counted over the people and goals there are. Rights that
 * somebody keeps through another role are no loss. A fixed number of statements for any number of people and goals.
 */
export async function previewTemplateChange(context: Context, draft: GoalTemplate): Promise<TemplatePreview> {
  await authorize(context, "edit", { kind: "GoalAccessTemplate" });
  const { template } = await loadTemplate(context);
  const changes = differences(template, draft);
  const settings = changes.filter((change) => change.kind === "SETTING");
  if (settings.length === changes.length) return { settings, effects: [] };
  const general = (await peopleByRoles(context)).flatMap((group) => generalEffects(template, draft, group));
  const record = recordChanges(template, draft, await allPairs(context));
  return { settings, effects: [...added(general), ...(await counted(context, record))] };
}

function generalEffects(before: GoalTemplate, after: GoalTemplate, { roles, people }: RoleGroup): GeneralEffect[] {
  const [had, has] = [generalRights(before, roles), generalRights(after, roles)];
  const effect = (change: Change) => ({ privilege, value }: GeneralRight) => ({ kind: "GENERAL" as const, who: whoHolds(roles), change, privilege, value, people });
  return [...without(had, has).map(effect("LOSE")), ...without(has, had).map(effect("GAIN"))];
}

type RecordChange = { who: Who; change: Change; right: RecordRight; related: boolean; groups: PairGroup[] };

/** What changes over single goals, with the pairs of people and goals it changes for. */
function recordChanges(before: GoalTemplate, after: GoalTemplate, pairs: readonly PairGroup[]): RecordChange[] {
  const changes = new Map<string, RecordChange>();
  for (const group of pairs.filter((each) => each.pairs > 0)) {
    const [had, has] = [rightsOver(before, group.roles, group.visibility), rightsOver(after, group.roles, group.visibility)];
    for (const right of recordRights.filter((each) => had.includes(each) !== has.includes(each))) {
      const change = { who: whoHolds(rolesOfKey(group.key)), change: has.includes(right) ? "GAIN" : "LOSE", right, related: group.relation > 0 } as const;
      const key = Object.values(change).join();
      changes.set(key, { ...change, groups: [...(changes.get(key)?.groups ?? []), group] });
    }
  }
  return [...changes.values()];
}

async function counted(context: Context, changes: readonly RecordChange[]): Promise<TemplateEffect[]> {
  if (changes.length === 0) return [];
  const reach = await reachOf(context, changes.map(({ related, groups }) => (related ? groups : [])));
  return changes.map(({ groups, ...change }, index) => ({
    kind: "RECORD", ...change, ...(change.related ? reach[index] ?? nobody : everybodyIn(groups)),
    pairs: groups.reduce((sum, group) => sum + group.pairs, 0),
  }));
}

const nobody: Reach = { people: 0, goals: 0 };

/** Groups without a relation are about everybody with certain roles and every goal of a visibility. */
function everybodyIn(groups: readonly PairGroup[]): Reach {
  const people = new Map(groups.map((group) => [group.key, group.people]));
  const goals = new Map(groups.map((group) => [group.visibility, group.goals]));
  const total = (counts: Map<unknown, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { people: total(people), goals: total(goals) };
}

function whoHolds(roles: readonly GeneralRole[]): Who {
  if (roles.includes("GOAL_ADMIN") || roles.includes("GOAL_CUSTOM_ADMIN")) return "ADMINS";
  return roles.includes("MANAGER") ? "MANAGERS" : "EMPLOYEES";
}

function without(rights: readonly GeneralRight[], others: readonly GeneralRight[]): GeneralRight[] {
  const keys = new Set(others.map(keyOf));
  return rights.filter((right) => !keys.has(keyOf(right)));
}

/** One line for what is the same but for the people counted; nobody is in two groups. */
function added(effects: readonly GeneralEffect[]): GeneralEffect[] {
  const lines = new Map<string, GeneralEffect>();
  for (const effect of effects) {
    const key = [effect.who, effect.change, effect.privilege, effect.value].join();
    lines.set(key, { ...effect, people: effect.people + (lines.get(key)?.people ?? 0) });
  }
  return [...lines.values()];
}
