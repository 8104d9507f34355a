/** The same address with other parameters; null takes one away. Paging starts anew unless it is what changes. */
export function withParameters(search: string, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(search);
  if (!("after" in changes) && !("before" in changes)) changes = { ...changes, after: null, before: null };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") parameters.delete(name);
    else parameters.set(name, value);
  }
  const query = parameters.toString();
  return query ? `?${query}` : "?";
}
