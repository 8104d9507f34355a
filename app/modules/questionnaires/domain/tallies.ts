import type { Tally } from "./answer-kind.ts";
import type { Option } from "./options.ts";
import type { Texts } from "./texts.ts";

export function toldOption(options: readonly Option[], id: string, say: (texts: Texts) => string): string {
  const found = options.find((one) => one.id === id);
  return found ? say(found.label) : "";
}

/** How often each option was chosen, in the order of the question. */
export function tallyOf(options: readonly Option[], chosen: readonly string[], say: (texts: Texts) => string): Tally[] {
  const counts = countsOf(chosen);
  return options.map(({ id, label }) => ({ key: id, label: say(label), count: counts.get(id) ?? 0 }));
}

/** How often each number was given, from the least to the most. */
export function tallyOfSteps(
  least: number,
  most: number,
  given: readonly number[],
  say: (value: number) => string,
): Tally[] {
  const counts = countsOf(given);
  return Array.from({ length: most - least + 1 }, (_, at) => {
    const step = least + at;
    return { key: String(step), label: say(step), count: counts.get(step) ?? 0 };
  });
}

function countsOf<Key>(chosen: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const one of chosen) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
