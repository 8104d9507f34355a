import { z } from "zod";
import type { Rule } from "#app/platform/ability/rule.ts";
import type { Actor } from "#app/platform/context/actor.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GatheredExplainable } from "#app/platform/contributions/explainable.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";
import { loadActor } from "./load-actor.ts";

export const optionalId = z.uuid().optional().catch(undefined);

/** The question as it stands in the address; it is answered once all four are there. */
export const explainInput = z.object({
  person: optionalId.describe("The employee who would do it."),
  about: z
    .string()
    .max(40)
    .optional()
    .describe("The kind of record that is asked about, as `GET /access/explainable` lists them."),
  record: optionalId.describe("The id of the record it would be done to."),
  action: z
    .string()
    .max(40)
    .optional()
    .describe("What would be done with the record, as `GET /access/explainable` lists it."),
});
export type ExplainInput = z.output<typeof explainInput>;

/** One rule in the chain; `because` and `words` are keys of the strings of `room`. */
export type ExplainedRule = {
  id: string;
  room: string;
  because: string;
  params: Record<string, string>;
  words: readonly string[];
  matched: boolean;
  inverted: boolean;
};
export type Explanation = {
  allowed: boolean;
  moduleOff: boolean;
  decided: string | null;
  chain: ExplainedRule[];
  fields: ExplainedField[];
};
/** The same question about one field; `label` is a key of the strings of `room`. */
export type ExplainedField = { name: string; label: string; room: string; allowed: boolean; decided: string | null };

/** Why a person may or may not do something with a record: the rules looked at, in order. Null where the question is not whole. */
export async function explainAccess(
  context: Context,
  input: ExplainInput,
  gatherings: Gatherings,
): Promise<Explanation | null> {
  await authorize(context, "view", { kind: "AdminAccess" });
  const { person, about, record, action } = input;
  const explainable = gatherings.explainables.find(({ subject }) => subject === about);
  const asked = explainable?.actions.find(({ key }) => key === action);
  if (!person || !record || !explainable || !asked) return null;
  const actor = await actorOf(context, person);
  const facts = await explainable.facts(context, record);
  const ability = await context.seenBy(actor).ability();
  const { allowed, decidedBy, chain } = ability.decide(asked.action, facts, asked.field);
  const feature = gatherings.rooms.find(({ name }) => name === explainable.room)?.feature;
  return {
    allowed,
    moduleOff: feature !== undefined && !actor.features.includes(feature),
    decided: decidedBy?.id ?? null,
    chain: chain.map(({ rule, matched }) => explained(rule, matched, explainable, actor)),
    fields: (asked.fields ?? []).map(({ name, label }) => {
      const verdict = ability.decide(asked.action, facts, name);
      return { name, label, room: explainable.room, allowed: verdict.allowed, decided: verdict.decidedBy?.id ?? null };
    }),
  };
}

async function actorOf(context: Context, person: string): Promise<Actor> {
  try {
    return await loadActor(context, person, context.clock.now());
  } catch (error) {
    throw error instanceof AppError ? notFound("The employee") : error;
  }
}

export function explained(
  rule: Rule,
  matched: boolean,
  { room, wordsOf }: GatheredExplainable,
  actor: Actor,
): ExplainedRule {
  const ofRole = (actor.roleRights ?? []).find(({ roleId }) => rule.id.startsWith(`access.role.${roleId}.`));
  return {
    id: rule.id,
    matched,
    inverted: rule.inverted ?? false,
    because: rule.because,
    room: rule.id.slice(0, rule.id.indexOf(".")) === "access" ? "access" : room,
    params: ofRole ? { role: ofRole.roleName } : {},
    words: wordsOf?.(rule) ?? [],
  };
}
