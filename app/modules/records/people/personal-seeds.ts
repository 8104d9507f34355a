import type { FieldInput, FieldShape } from "../domain/record-fields.ts";
import type { Seed } from "#app/platform/contributions/seed.ts";
import { inputOf } from "../fields/field-input.ts";
import { firstOf, keptOf } from "../fields/kept-values.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { KeptRecords } from "./kept-records.ts";

const batch = 500;
const dayMilliseconds = 86_400_000;

/** What its fields hold, and the state it has come to; what is left out stays empty. */
export type SeededValues<Shape extends FieldShape> = Partial<FieldInput<Shape>> & Readonly<Record<string, unknown>>;

/** Demo data of records of people: a few for each of them, over the last year; the same for the same company. */
export function personalSeeds<Shape extends FieldShape, Id extends string>({ entity, fields }: KeptRecords<Shape, Id>) {
  const typed = inputOf(fields);
  const seed = (
    said: (random: SeededRandom, madeOn: string, people: readonly PlannedPerson[]) => SeededValues<Shape>,
  ): Seed => ({
    after: ["people"],
    run: async (context, company) => {
      const people = demoPeople.of(company);
      const random = seededRandom(`${fields.room}:${company.seed}`);
      for (let from = 0; from < people.length; from += batch) {
        for (const { id: ownerId } of people.slice(from, from + batch))
          for (let left = random.integer(1, 3); left > 0; left -= 1) {
            const at = new Date(Date.parse(`${company.today}T09:00:00Z`) - random.integer(1, 365) * dayMilliseconds);
            const dated = { createdAt: at, updatedAt: at, deletedAt: null };
            const values = said(random, at.toISOString().slice(0, 10), people);
            context.em.create(entity, {
              ...{ ...firstOf(fields), ...values, ...keptOf(fields, typed.parse(values)) },
              ...{ id: random.id(), ownerId, ...dated },
            });
          }
        await context.em.flush();
        context.em.clear();
      }
    },
  });
  return { seed };
}
