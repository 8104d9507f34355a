import type { InferEntity } from "@mikro-orm/core";
import { catalogueOf } from "#app/platform/catalogue/catalogue.ts";
import { EmployeeField } from "./entities.ts";
import { lockCompanyShape } from "./locks.ts";

type FieldTerm = InferEntity<typeof EmployeeField>;
type FieldValues = Partial<Pick<FieldTerm, "name" | "kind" | "choices" | "required" | "viewers" | "editors">>;

/** What may be chosen, where the kind of the field has choices. */
export function choicesOf(kind: string, choices: readonly string[]): object {
  return kind === "CHOICE" ? choices : [];
}

/** The facts a company adds to people, in the order in which they stand. */
export const fieldCatalogue = catalogueOf<FieldTerm, FieldValues>({
  entity: EmployeeField,
  room: "people",
  noun: "field",
  subject: "EmployeeField",
  right: "EmployeeFields",
  action: "define",
  lock: lockCompanyShape,
  unique: { taken: "people.term-taken" },
  order: "position",
  told: {
    event: "field-defined",
    action: (verb) => `${verb}-employee-field`,
    detail: ({ name, kind, viewers, editors, required }, former) => ({
      name,
      kind,
      viewers,
      editors,
      required,
      ...(former && {
        former: {
          name: former.name,
          viewers: former.viewers,
          editors: former.editors,
          required: former.required,
        },
      }),
    }),
  },
});
