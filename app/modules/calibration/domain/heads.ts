/**
 * Who heads each part of a company, with those of `employeeIds` below them: a head reports to the top, and to nobody else.
 * `above` says who stands above each person, at any distance; whoever stands at the top or just below it is in no part.
 */
export function headsOf(
  employeeIds: readonly string[],
  above: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const heads = new Map<string, string[]>();
  for (const id of employeeIds) {
    const head = (above.get(id) ?? []).find((manager) => above.get(manager)?.length === 1);
    if (head) heads.set(head, [...(heads.get(head) ?? []), id]);
  }
  return heads;
}
