import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import { SurveySeries } from "../data/entities.ts";
import { sampleNamed, type SampleName } from "../domain/samples/samples.ts";
import type { SeriesKind } from "../domain/series.ts";
import { seedCollecting } from "./seed-collecting.ts";

const planned: readonly { kind: SeriesKind; sample: SampleName; isOn: boolean }[] = [
  { kind: "WEEK_1", sample: "onboarding", isOn: true },
  { kind: "EXIT", sample: "exit", isOn: true },
  { kind: "PULSE", sample: "pulse", isOn: false },
];

/** New people and those who leave are asked by themselves; a pulse is planned and rests. */
export async function seedSeries(
  context: Context,
  { people, today }: { people: readonly PlannedPerson[]; today: string },
  random: SeededRandom,
): Promise<void> {
  const createdBy = people.find(({ email }) => email.startsWith("admin@"))?.id ?? null;
  const at = new Date(`${addDays(today, -200)}T09:00:00Z`);
  for (const { kind, sample, isOn } of planned) {
    const begun = sampleNamed(sample, () => random.id());
    const { title, intro, purpose, questions, drivers } = begun;
    const id = random.id();
    context.em.create(SurveySeries, {
      ...{ id, kind, title, intro, purpose, questions, drivers, isOn, createdBy },
      ...{ privacy: "ANONYMOUS", fewest: 5, sharesWithAll: false, everyWeeks: 4, asks: 2, share: 50 },
      ...{ audience: { everyone: true }, endedAt: null },
      ...{ nextOn: null, createdAt: at, updatedAt: at },
    });
    await context.em.flush();
    if (kind === "WEEK_1") await seedCollecting(context, { people, today }, { seriesId: id, begun, random });
  }
}
