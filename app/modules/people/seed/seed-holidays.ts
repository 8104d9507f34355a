import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import type { PlannedPerson } from "./plan-people.ts";

const holidays = [
  { name: "New Year's Day", on: "01-01" },
  { name: "Labour Day", on: "05-01" },
  { name: "Christmas Day", on: "12-25" },
  { name: "Boxing Day", on: "12-26" },
];

/** The holidays of this year and the next. */
export async function seedHolidays(context: Context, people: readonly PlannedPerson[], seed: string): Promise<void> {
  const random = seededRandom(`holidays:${seed}`);
  const now = context.clock.now();
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  const rows = years.flatMap((year) =>
    holidays.map(({ name, on }) => ({
      id: random.id(),
      on_date: `${year}-${on}`,
      name,
      created_by: people[0]!.id,
      created_at: now.toISOString(),
    })),
  );
  await insertRows(
    context,
    "holiday",
    "id uuid, on_date date, name text, created_by uuid, created_at timestamptz",
    rows,
  );
}
