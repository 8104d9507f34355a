import type { MeasureType } from "#app/modules/metrics/domain.ts";
import type { KpiFunction } from "./kpi-fields.ts";
import { kpiPatterns, titlePatterns, type InLanguages } from "./kpi-patterns.ts";
import { likeness, wordsOf } from "./words.ts";

const places: Readonly<Record<string, number>> = { en: 0, hi: 1, es: 2, de: 3, ar: 4 };

export type SuggestedMetric = {
  readonly title: string;
  readonly measureType: MeasureType;
  readonly start: number;
  readonly target: number;
};
export type Suggestions = { readonly titles: readonly string[]; readonly metrics: readonly SuggestedMetric[] };

/**
 * Titles and measures of a field from the library that ships with the product, in the reader's language; those nearest
 * to what is typed come first. Without a field, those nearest of all fields.
 */
export function suggest(text: string, func: KpiFunction | null, language: string, limit = 8): Suggestions {
  const place = places[language] ?? 0;
  const near = (title: InLanguages) => Math.max(nearness(text, title[place]!), nearness(text, title[0]));
  const ofField = <Pattern extends readonly [KpiFunction, ...unknown[]]>(patterns: readonly Pattern[]) =>
    patterns.filter(([field]) => func === null || field === func);
  const ranked = <Pattern>(patterns: readonly Pattern[], titleOf: (pattern: Pattern) => InLanguages) =>
    patterns
      .map((pattern) => ({ pattern, near: near(titleOf(pattern)) }))
      .sort((one, other) => other.near - one.near)
      .slice(0, limit)
      .map(({ pattern }) => pattern);
  return {
    titles: ranked(ofField(titlePatterns), ([, title]) => title).map(([, title]) => title[place]!),
    metrics: ranked(ofField(kpiPatterns), ([, , , , title]) => title).map(([, measureType, start, target, title]) => ({
      title: title[place]!,
      measureType,
      start,
      target,
    })),
  };
}

/** Shared words count most, then shared letters. */
function nearness(text: string, title: string): number {
  const typed = new Set(wordsOf(text).filter((word) => word.length > 2));
  return wordsOf(title).filter((word) => typed.has(word)).length + likeness(text, title);
}
