import type { Measure } from "#app/platform/contributions/measure.ts";

/**
 * Of which measure a dashboard lists people. A share or mean that is better high or low says of each person how things stand,
 * of those too with whom nothing happened; who has least of a count is not among its people, so that nobody could begin
 * with them.
 */
export function listedMeasure<M extends Pick<Measure, "secrecy" | "sum" | "better">>(
  measures: readonly M[],
): { measure: M; worstFirst: boolean } | null {
  const named = measures.filter(({ secrecy }) => secrecy === "NAMED");
  const acted = named.find(({ sum, better }) => sum !== "COUNT" && better !== undefined);
  const measure = acted ?? named[0];
  return measure ? { measure, worstFirst: acted !== undefined } : null;
}
