import type { Format } from "./create-format.ts";

/** Numbers from here on are moments: what a sentence counts never comes near it. */
const firstMoment = Date.UTC(2000, 0, 1);

/**
 * What is kept to be told may hold days, each as its noon in UTC. They are written when it is told, as the language of the
 * reader and the manner of the company have them then; `format` is one of UTC.
 */
export function daysInWords<Value extends string | number>(
  params: Readonly<Record<string, Value>>,
  format: Pick<Format, "date">,
): Record<string, string | number> {
  const entries = Object.entries<string | number>(params);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === "number" && value >= firstMoment ? format.date(new Date(value)) : value,
    ]),
  );
}
