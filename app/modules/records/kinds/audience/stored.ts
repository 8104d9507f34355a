import { p } from "@mikro-orm/core";
import { z } from "zod";
import {
  audienceShape,
  emptyAudience,
  keptAudience,
  saysNobody,
  type AudienceRule,
} from "#app/modules/audiences/domain.ts";
import {
  audienceChoices,
  namesOfAudiences,
  requireAudience,
  requireFinishedAudience,
} from "#app/modules/audiences/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Language } from "#app/platform/i18n/languages.ts";
import { neededOf } from "../../fields/refusals.ts";
import { severalSaid } from "../../fields/several-said.ts";
import type { StoredKind } from "../../fields/stored-kind.ts";
import type { AudienceField, NamedAudience } from "./field.ts";

const { grades: _, ...shape } = audienceShape;
const unknown = "platform.field-audience";
/** How a file says that all are meant. */
const everyone: Readonly<Record<Language, string>> = {
  ...{ en: "Everybody in the company", de: "Alle im Unternehmen", es: "Toda la empresa" },
  ...{ ar: "كل من في الشركة", hi: "कंपनी में सभी" },
};
const saysEveryone = new Set(Object.values(everyone).map((words) => words.toLowerCase()));

export const audience: StoredKind<AudienceField> = {
  input(field) {
    const rule = z.object(shape).prefault({}).transform(keptAudience);
    return field.required ? rule.refine((said) => !saysNobody(said), { error: neededOf(field) }) : rule;
  },
  examples: () => [everyone.en, "Sales; Support"],
  answer: () =>
    z.object({
      rule: z.object(shape).partial().describe("What was chosen; what is left out says nothing."),
      everyone: z.boolean().describe("Everybody is meant."),
      names: z.array(z.string()).describe("What was chosen is called today: cohorts, units and the like, people."),
      without: z.int().describe("How many people are left out by name."),
    }),
  neverNull: true,
  columns: (name) => ({ [name]: p.json() }),
  read: (column) => column(),
  reads: named,
  recalls: named,
  async check(context, name, sent) {
    const rule = (sent ?? {}) as AudienceRule;
    const field = `${name}.`;
    if (saysNobody(rule)) return requireFinishedAudience(rule, field);
    await requireAudience(context, rule, { field, resting: true });
  },
  offers: (context, read) =>
    audienceChoices(context, (read as NamedAudience | null)?.rule ?? emptyAudience, { resting: true }),
  meant,
  keep: (name, sent) => ({ [name]: sent ?? {} }),
  sheet: (header, value) => [
    {
      ...{ kind: "TEXT", header, value: (row) => namesIn(value(row) as unknown as NamedAudience | null, "en") },
      said: (row, language) => namesIn(value(row) as unknown as NamedAudience | null, language),
    },
  ],
};

/** Each with its names, in two statements for all. */
async function named(context: Context, kept: readonly unknown[]): Promise<NamedAudience[]> {
  const rules = kept.map((one) => (one ?? {}) as AudienceRule);
  const names = rules.length > 0 ? await namesOfAudiences(context, rules) : [];
  return rules.map((rule, place) => ({ rule, ...names[place]! }));
}

/** By the names of shared cohorts, units, functions and locations. */
async function meant(context: Context, said: string) {
  const asked = severalSaid(said).map((one) => one.toLowerCase());
  if (asked.some((one) => saysEveryone.has(one))) return { everyone: true };
  const { cohorts, orgUnits, functions, locations } = await audienceChoices(context, emptyAudience, { resting: true });
  const offered = Object.entries({ cohorts, orgUnits, functions, locations });
  const rule: Record<string, string[]> = {};
  for (const one of asked) {
    const found = offered.flatMap(([part, choices]) =>
      choices.filter(({ name }) => name.trim().toLowerCase() === one).map(({ id }) => [part, id] as const),
    );
    if (found.length !== 1) return { refused: unknown };
    const [part, id] = found[0]!;
    Object.assign(rule, { [part]: [...(Object.hasOwn(rule, part) ? rule[part as "cohorts"]! : []), id] });
  }
  return rule;
}

const namesIn = (read: NamedAudience | null, language: Language) =>
  read?.everyone ? everyone[language] : (read?.names ?? []).join("; ");
