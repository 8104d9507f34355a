import type { Texts } from "#app/modules/questionnaires/domain.ts";

const longest = 80;

/** What a pulse is called that asks again about a plan: the pulse's own name in each language, and the plan's words. */
export function followUpTitle(pulse: Texts, plan: string): Texts {
  const words = plan.length > longest ? `${plan.slice(0, longest).trimEnd()}…` : plan;
  return Object.fromEntries(Object.entries(pulse).map(([language, name]) => [language, `${name}: ${words}`]));
}
