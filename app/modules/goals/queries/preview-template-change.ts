import { movesBetween } from "#app/modules/audiences/index.ts";
import { gainsAndLosses } from "#app/platform/rights-grid/rights-grid.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { loadTemplates, type StoredTemplate } from "../data/template-record.ts";
import { differences, type SettingDifference } from "../domain/template-differences.ts";
import {
  generalRights,
  recordRights,
  rightsOver,
  type GeneralRight,
  type RecordRight,
} from "../domain/template-rights.ts";
import type { GoalTemplate } from "../domain/template.ts";
import { allPairs, type PairGroup, type Reach, type RelatedPairs } from "./related-pairs.ts";
import { shapingTemplates } from "./goals-in-use.ts";
import { peopleByRoles, rolesOfKey, type GeneralRole, type RoleGroup } from "./people-by-roles.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

/** Whom an effect is about, in the words people use for each other. */
export type Who = "EMPLOYEES" | "MANAGERS" | "ADMINS";
export type Change = "GAIN" | "LOSE";

type GeneralEffect = {
  kind: "GENERAL";
  who: Who;
  change: Change;
  privilege: GeneralRight["privilege"];
  value: string;
  people: number;
};
export type TemplateEffect =
  | GeneralEffect
  /** `pairs`: how many times somebody and a goal; `related`: goals they have to do with, or everybody else's. */
  | {
      kind: "RECORD";
      who: Who;
      change: Change;
      right: RecordRight;
      related: boolean;
      people: number;
      goals: number;
      pairs: number;
    };

/** `moved`: how many people come to live by another template, by the names of both. */
export type TemplatePreview = {
  settings: SettingDifference[];
  effects: TemplateEffect[];
  moved: { from: string; to: string; people: number }[];
};

/**
 * What saving this template would do: who gains or loses what, counted over the people and goals there are. Rights that
 * somebody keeps through another role are no loss. A fixed number of statements for any number of people and goals.
 */
export async function previewTemplateChange(context: Context, draft: GoalTemplate): Promise<TemplatePreview> {
  return previewTemplates(context, (all) => all.map((one) => (one.isDefault ? { ...one, template: draft } : one)));
}

/**
 * The same for all templates at once, with whom they are applied to and in which order: people are compared by the template
 * they live by and the one they would. Statements grow with the pairs of templates people move between, not with people.
 */
export async function previewTemplates(
  context: Context,
  change: (all: readonly StoredTemplate[]) => readonly StoredTemplate[],
): Promise<TemplatePreview> {
  await authorize(context, "edit", { kind: "GoalAccessTemplate" });
  const before = await loadTemplates(context);
  const after = change(before);
  const effects: TemplateEffect[] = [];
  const moves = await movesBetween(context, before, after);
  for (const { from, to, among } of moves)
    effects.push(...(await effectsOn(context, from.template, to.template, among)));
  const kept = after.flatMap((one) =>
    before.filter(({ id }) => id === one.id).map((was) => differences(was.template, one.template)),
  );
  return {
    settings: kept.flat().filter((difference) => difference.kind === "SETTING"),
    effects: merged(effects),
    moved: moves
      .filter(({ from, to }) => from.id !== to.id)
      .map(({ from, to, people }) => ({ from: from.template.name, to: to.template.name, people })),
  };
}

async function effectsOn(
  context: Context,
  before: GoalTemplate,
  after: GoalTemplate,
  among: Sql,
): Promise<TemplateEffect[]> {
  if (!closes(before) && !closes(after)) return effectsAmong(context, before, after, among);
  const shaping = sql`(${among}) and ${shapingTemplates}`;
  const others = sql`(${among}) and not ${shapingTemplates}`;
  return [
    ...(await effectsAmong(context, inUse(before), inUse(after), shaping)),
    ...(await effectsAmong(context, before, after, others)),
  ];
}

function closes({ configData }: GoalTemplate): boolean {
  return configData.OBJECTIVE_TYPE === "DISABLED";
}

/** The template as it is for who shapes templates: goals stay in use for them. */
function inUse(template: GoalTemplate): GoalTemplate {
  return closes(template)
    ? { ...template, configData: { ...template.configData, OBJECTIVE_TYPE: "SIMPLE" } }
    : template;
}

async function effectsAmong(
  context: Context,
  before: GoalTemplate,
  after: GoalTemplate,
  among: Sql,
): Promise<TemplateEffect[]> {
  if (closes(before) === closes(after) && differences(before, after).every((change) => change.kind === "SETTING"))
    return [];
  const general = (await peopleByRoles(context, among)).flatMap((group) => generalEffects(before, after, group));
  const pairs = await allPairs(context, among);
  return [...added(general), ...counted(pairs, recordChanges(before, after, pairs.groups))];
}

/** Nobody is in two moves, so people and pairs of the same effect add up; goals are those of the largest part. */
function merged(effects: readonly TemplateEffect[]): TemplateEffect[] {
  const general = added(effects.filter((effect) => effect.kind === "GENERAL"));
  const record = new Map<string, Extract<TemplateEffect, { kind: "RECORD" }>>();
  for (const effect of effects.filter((each) => each.kind === "RECORD")) {
    const key = [effect.who, effect.change, effect.right, effect.related].join();
    const known = record.get(key);
    record.set(
      key,
      known
        ? {
            ...effect,
            people: effect.people + known.people,
            pairs: effect.pairs + known.pairs,
            goals: Math.max(effect.goals, known.goals),
          }
        : effect,
    );
  }
  return [...general, ...record.values()];
}

function generalEffects(before: GoalTemplate, after: GoalTemplate, { roles, people }: RoleGroup): GeneralEffect[] {
  const changes = gainsAndLosses(generalRights(before, roles), generalRights(after, roles));
  return changes.map((change) => ({ kind: "GENERAL", who: whoHolds(roles), ...change, people }));
}

type RecordChange = { who: Who; change: Change; right: RecordRight; related: boolean; groups: PairGroup[] };

/** What changes over single goals, with the pairs of people and goals it changes for. */
function recordChanges(before: GoalTemplate, after: GoalTemplate, pairs: readonly PairGroup[]): RecordChange[] {
  const changes = new Map<string, RecordChange>();
  for (const group of pairs.filter((each) => each.pairs > 0)) {
    const [had, has] = [
      rightsOver(before, group.roles, group.visibility),
      rightsOver(after, group.roles, group.visibility),
    ];
    for (const right of recordRights.filter((each) => had.includes(each) !== has.includes(each))) {
      const change = {
        who: whoHolds(rolesOfKey(group.key)),
        change: has.includes(right) ? "GAIN" : "LOSE",
        right,
        related: group.relation > 0,
      } as const;
      const key = Object.values(change).join();
      changes.set(key, { ...change, groups: [...(changes.get(key)?.groups ?? []), group] });
    }
  }
  return [...changes.values()];
}

function counted(pairs: RelatedPairs, changes: readonly RecordChange[]): TemplateEffect[] {
  return changes.map(({ groups, ...change }) => ({
    kind: "RECORD",
    ...change,
    ...(change.related ? pairs.reachOf(groups) : everybodyIn(groups)),
    pairs: groups.reduce((sum, group) => sum + group.pairs, 0),
  }));
}

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

/** One line for what is the same but for the people counted; nobody is in two groups. */
function added(effects: readonly GeneralEffect[]): GeneralEffect[] {
  const lines = new Map<string, GeneralEffect>();
  for (const effect of effects) {
    const key = [effect.who, effect.change, effect.privilege, effect.value].join();
    lines.set(key, { ...effect, people: effect.people + (lines.get(key)?.people ?? 0) });
  }
  return [...lines.values()];
}
