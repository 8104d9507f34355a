import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom } from "#app/platform/time/seeded-random.ts";
import type { PlannedPerson } from "./plan-people.ts";

const sizes = ["S", "M", "L", "XL"];
const planned = [
  {
    name: "T-shirt size",
    kind: "CHOICE",
    choices: sizes,
    viewers: "EVERYBODY",
    editors: "SELF",
    valueOf: (index: number) => sizes[index % sizes.length]!,
  },
  {
    name: "Works remotely",
    kind: "YES_NO",
    choices: [],
    viewers: "EVERYBODY",
    editors: "SELF",
    valueOf: (index: number) => (index % 3 === 0 ? "YES" : "NO"),
  },
  {
    name: "Cost centre",
    kind: "TEXT",
    choices: [],
    viewers: "MANAGERS",
    editors: "ADMINS",
    valueOf: (index: number) => `CC-${100 + (index % 7) * 10}`,
  },
];

/** Who of HR is there for somebody, as companies tell it that have more than one of them. */
const talentPartner = { name: "Talent partner", kind: "PERSON", choices: [], viewers: "MANAGERS", editors: "ADMINS" };

/** A few facts a company might add itself, filled in for everybody. */
export async function seedFields(context: Context, people: readonly PlannedPerson[], seed: string): Promise<void> {
  const random = seededRandom(`fields:${seed}`);
  const now = context.clock.now().toISOString();
  const ofHr = people.filter(({ department }) => department === "HR").slice(0, 4);
  const partner = { ...talentPartner, valueOf: (index: number) => ofHr[index % ofHr.length]!.id };
  const fields = [...planned, ...(ofHr.length > 0 ? [partner] : [])].map((field, index) => ({
    ...field,
    id: random.id(),
    position: index + 1,
  }));
  await insertRows(
    context,
    "employee_field",
    "id uuid, name text, kind text, choices jsonb, required boolean, viewers text, editors text, position int, created_at timestamptz",
    fields.map(({ valueOf: _, ...field }) => ({ ...field, required: false, created_at: now })),
  );
  await insertRows(
    context,
    "employee_field_value",
    "id uuid, employee_id uuid, field_id uuid, value text, recorded_at timestamptz",
    fields.flatMap(({ id, valueOf }) =>
      people.flatMap((person, index) => {
        const value = valueOf(index);
        // Nobody is there for themselves.
        if (value === person.id) return [];
        const recordedAt = `${person.joinedOn}T08:00:00Z`;
        return [{ id: random.id(), employee_id: person.id, field_id: id, value, recorded_at: recordedAt }];
      }),
    ),
  );
}
