import type { Context } from "#app/platform/context/context.ts";
import type { GatheredMeasure, MeasureTopic } from "#app/platform/contributions/measure.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { MeasureScope } from "../domain/dimensions.ts";

/** What a number is told in, for programs that cannot read its name. */
export const measureUnits = ["COUNT", "PERCENT", "SCORE"] as const;

/** A measure as screens, files and programs show it, in the actor's language. */
export type ShownMeasure = Pick<GatheredMeasure, "key" | "topic" | "sum" | "time" | "secrecy"> & {
  name: string;
  /** How it is computed, in a sentence. */
  formula: string;
  digits: number;
  unit: (typeof measureUnits)[number];
  /** Told in percent. */
  percent: boolean;
  /** In percent of a whole: drawn as a part of it. */
  ofWhole: boolean;
  better: "MORE" | "LESS" | null;
};

export function shownMeasure(measure: GatheredMeasure, { actor: { language } }: Pick<Context, "actor">): ShownMeasure {
  const { key, topic, sum, time, secrecy, digits = 0, unit, better = null, words } = measure;
  const t = words(asLanguage(language));
  const [name, formula] = [t(`measures.${key}.name`), t(`measures.${key}.formula`)];
  const ofWhole = sum === "SHARE" || unit === "PERCENT_OF_WHOLE";
  const percent = ofWhole || unit === "PERCENT";
  const told = percent ? "PERCENT" : sum === "COUNT" ? "COUNT" : "SCORE";
  return { key, name, formula, topic, sum, time, secrecy, digits, unit: told, percent, ofWhole, better };
}

/** The measures whose numbers the actor may see of a scope, in the order of the rooms. */
export async function seenMeasures(context: Context, scope: MeasureScope): Promise<GatheredMeasure[]> {
  const ability = await context.ability();
  return context.measures.filter(({ seenBy }) => {
    const subject = scope === "company" ? seenBy.company : seenBy.led;
    return subject !== undefined && ability.decide("view", subject).allowed;
  });
}

/** Those of these keys, in this order; 404 where one is not there, or its numbers are not the actor's to see. */
export async function requireMeasures(
  context: Context,
  scope: MeasureScope,
  keys: readonly string[],
): Promise<GatheredMeasure[]> {
  const seen = new Map((await seenMeasures(context, scope)).map((measure) => [measure.key, measure]));
  return keys.map((key) => {
    const measure = seen.get(key);
    if (!measure) throw notFound(`The measure ${key}`);
    return measure;
  });
}

/** The topics of which the actor sees any number, in their order. */
export async function seenTopics(context: Context, scope: MeasureScope): Promise<MeasureTopic[]> {
  return [...new Set((await seenMeasures(context, scope)).map(({ topic }) => topic))];
}
