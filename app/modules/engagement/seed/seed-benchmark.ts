import type { PlannedPerson } from "#app/modules/people/index.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { aboutDriver } from "../domain/benchmark.ts";
import { library, type DriverName, type LibraryName } from "../domain/samples/library.ts";

/** Percent of favourable answers in the example. */
const drivers: Partial<Record<DriverName, number>> = {
  ...{ ENGAGEMENT: 72, LEADERSHIP: 63, MANAGER: 81, CLARITY: 79, ENABLEMENT: 70, GROWTH: 58 },
  ...{ RECOGNITION: 61, BELONGING: 77, SAFETY: 74, WELLBEING: 52, TEAMWORK: 86 },
};

/** An example of what others answered, so that demo results have something beside them. */
export async function seedBenchmark(
  context: Context,
  { people, today }: { people: readonly PlannedPerson[]; today: string },
  random: SeededRandom,
): Promise<void> {
  const id = random.id();
  const at = `${addDays(today, -80)}T09:00:00Z`;
  await insertRows(
    context,
    "survey_benchmark",
    "id uuid, name text, measured_on date, created_by uuid, created_at timestamptz, updated_at timestamptz",
    [
      {
        ...{ id, name: "Example: manufacturers, 50–200 people", measured_on: addDays(today, -140) },
        ...{ created_by: people.find(({ email }) => email.startsWith("admin@"))?.id ?? null },
        ...{ created_at: at, updated_at: at },
      },
    ],
  );
  const ofDrivers = Object.entries(drivers).map(([driver, favourable]) => ({
    about: aboutDriver(driver),
    favourable,
    average: averageAt(favourable),
  }));
  const ofQuestions = (Object.keys(library) as LibraryName[]).flatMap((name) => {
    const { kind, driver } = library[name];
    const share = kind === "agree" ? drivers[driver] : undefined;
    if (share === undefined) return [];
    const favourable = share + random.integer(-6, 6);
    return [{ about: `question:${name}`, favourable, average: averageAt(favourable) }];
  });
  await insertRows(
    context,
    "survey_benchmark_value",
    "benchmark_id uuid, about text, favourable int, average float8",
    [...ofDrivers, ...ofQuestions].map((value) => ({ benchmark_id: id, ...value })),
  );
}

/** The mean on a scale of five that goes with a favourable share, to one digit. */
const averageAt = (favourable: number) => Math.round((2.3 + favourable / 45) * 10) / 10;
