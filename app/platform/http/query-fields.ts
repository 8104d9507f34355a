/** `a=1&a=2` becomes `{ a: ["1", "2"] }`, a single value stays a text; in time that grows with the query's length alone. */
export function queryFields(query: URLSearchParams): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of query) {
    const known = fields.get(name);
    if (known === undefined) fields.set(name, value);
    else if (Array.isArray(known)) known.push(value);
    else fields.set(name, [known, value]);
  }
  return Object.fromEntries(fields);
}
