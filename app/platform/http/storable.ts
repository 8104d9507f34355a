/** A text as any table and any JSON takes it: without NUL, and without halves of characters. */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/** The same for every text of what a program or an address says. */
export function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value !== null && typeof value === "object" && isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableText(name), storable(inner)]));
  return value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
