import { fillIn } from "#app/platform/forms/fill-in.ts";
import type { Metric } from "../coach/goal-suggestions.tsx";

/** A measure as it stands in the fields of a key result. */
export function typedMetric({ title, measureType, start, target }: Metric) {
  return { title, measureType, start: String(start), target: String(target) };
}

/** Puts a measure into the first key result that nobody has named yet; false where there is none. */
export function fillKeyResult(form: HTMLFormElement, metric: Metric): boolean {
  const place = unnamedKeyResult(form);
  if (place === null) return false;
  for (const [name, value] of Object.entries(typedMetric(metric))) fillIn(form, place + name, value);
  return true;
}

/** Which key result nobody has named yet, counted from 0; null where there is none. */
export function unnamedPlace(form: HTMLFormElement): number | null {
  const place = unnamedKeyResult(form);
  return place === null ? null : Number(/\d+/.exec(place)?.[0]);
}

/** The beginning of its fields' names. */
function unnamedKeyResult(form: HTMLFormElement): string | null {
  const titles = [...form.querySelectorAll<HTMLInputElement>('input[name^="keyResults["][name$="].title"]')];
  return titles.find((title) => title.value.trim() === "")?.name.replace(/title$/, "") ?? null;
}
