/** What Conform gives back of a list: nothing, one value or several. */
export function listOf(value: unknown): string[] {
  return value === undefined || value === null || value === "" ? [] : [value].flat().map(String);
}
