/** The same address with other parameters; null takes one away, and paging starts anew unless it is what changes. */
export function withParameters(search: string, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(search);
  if (!("page" in changes)) parameters.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") parameters.delete(name);
    else parameters.set(name, value);
  }
  return `?${parameters}`;
}
