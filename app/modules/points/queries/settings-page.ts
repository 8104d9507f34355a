import { z } from "zod";
import { emptyAudience, type AudienceRule } from "#app/modules/audiences/domain.ts";
import {
  audienceChoices,
  namesOfAudiences,
  type AudienceChoices,
  type AudienceNames,
} from "#app/modules/audiences/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { sql } from "#tenancy/sql.ts";
import { standardRules, type PointsRules } from "../domain/rules.ts";

export const settingsPageInput = z.object({
  rules: optionalInput(z.union([z.literal("new"), z.guid()])).catch(undefined),
});

export type RuleSet = {
  id: string;
  name: string;
  audience: AudienceRule;
  version: number;
  archived: boolean;
  validFrom: string;
  rules: PointsRules;
  /** Days on which other versions begin or began, the earliest first. */
  since: string[];
};
/** A set of rules that is open to be changed; a new one begins with what companies usually have. */
export type OpenRules = Omit<RuleSet, "id" | "archived" | "since"> & { id: string | null };
export type SettingsPage = {
  today: string;
  sets: (RuleSet & { names: AudienceNames })[];
  open: OpenRules | null;
  choices: AudienceChoices | null;
};

/** The sets of rules as they hold today, or will first hold. */
export async function readRuleSets(context: Context): Promise<RuleSet[]> {
  return context.rows<RuleSet>(
    sql`select p.id, p.name, p.audience, p.version, p.archived_at is not null as archived,
        v.valid_from::text as "validFrom", v.rules,
        array(select o.valid_from::text from {points_rules} o where o.policy_id = p.id and o.superseded_at is null
          order by o.valid_from) as since
      from {points_policy} p join lateral (select v.* from {points_rules} v
          where v.policy_id = p.id and v.superseded_at is null
          order by (v.valid_from <= ${context.today()}::date) desc, abs(v.valid_from - ${context.today()}::date) limit 1) v on true
      order by p.archived_at is not null, p.created_at, p.id`,
  );
}

export async function settingsPage(
  context: Context,
  { rules }: z.output<typeof settingsPageInput>,
): Promise<SettingsPage> {
  await authorize(context, "view", { kind: "PointsSettings" });
  const sets = await readRuleSets(context);
  const names = await namesOfAudiences(
    context,
    sets.map(({ audience }) => audience),
  );
  const open = openOf(sets, rules, context.today());
  return {
    today: context.today(),
    sets: sets.map((set, place) => ({ ...set, names: names[place]! })),
    open,
    choices: open ? await audienceChoices(context, open.audience, { resting: true }) : null,
  };
}

function openOf(sets: readonly RuleSet[], asked: string | undefined, today: string): OpenRules | null {
  if (asked === undefined) return null;
  if (asked !== "new") return sets.find(({ id, archived }) => id === asked && !archived) ?? null;
  const audience = { ...emptyAudience, everyone: sets.every(({ archived }) => archived) };
  return { id: null, name: "", audience, version: 0, validFrom: today, rules: standardRules };
}

/** The same for programs. */
export async function readRules(context: Context): Promise<RuleSet[]> {
  await authorize(context, "view", { kind: "PointsSettings" });
  return readRuleSets(context);
}
