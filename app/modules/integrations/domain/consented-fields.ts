import type { FactField, GatheredFactSet } from "#app/platform/contributions/facts.ts";

/** The fields of a data set that tell only what was agreed to; its id goes along with any of them, and alone it is nothing. */
export function consentedFields({ fields }: Pick<GatheredFactSet, "fields">, classes: readonly string[]): FactField[] {
  const told = fields.filter(({ tells }) => classes.includes(tells));
  const id = fields.find(({ name }) => name === "id");
  const others = told.filter(({ name }) => name !== "id");
  return id && others.length > 0 ? [id, ...others] : [];
}
