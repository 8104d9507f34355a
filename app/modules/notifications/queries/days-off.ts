import { daysOffAmong } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";

/** Which days the company does not work, from a week ago to two months ahead. */
export async function daysOffOf(context: Context): Promise<(day: string) => boolean> {
  const days = Array.from({ length: 68 }, (_, index) => addDays(context.today(), index - 7));
  return (await daysOffAmong(context, days)).isOff;
}
