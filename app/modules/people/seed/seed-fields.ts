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

/** A few facts a company might add itself, filled in for everybody. */
export async function seedFields(context: Context, people: readonly PlannedPerson[], seed: string): Promise<void> {
  const random = seededRandom(`fields:${seed}`);
  const now = context.clock.now().toISOString();
  const fields = planned.map((field, index) => ({ ...field, id: random.id(), position: index + 1 }));
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
      people.map((person, index) => ({
        id: random.id(),
        employee_id: person.id,
        field_id: id,
        value: valueOf(index),
        recorded_at: `${person.joinedOn}T08:00:00Z`,
      })),
    ),
  );
}
