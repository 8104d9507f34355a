/** The same address with other parameters; null takes one away. Paging starts anew unless it is what changes. */
export function withParameters(search: string, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(search);
  const paging = "after" in changes || "before" in changes;
  for (const [name, value] of Object.entries(paging ? changes : { ...changes, after: null, before: null })) {
    if (value === null || value === "") parameters.delete(name);
    else parameters.set(name, value);
  }
  const query = parameters.toString();
  return query ? `?${query}` : "?";
}
