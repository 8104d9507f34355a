import { invalid } from "#app/platform/errors/app-error.ts";
import { sharedNames } from "./own-properties.ts";

/** A text as any table and any JSON takes it: without NUL, and without halves of characters. */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}

/**
 * The same for every text of what a program or an address says. A name that would reach what all objects share is refused
 * with 422 (`platform.malformed`).
 */
export function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value !== null && typeof value === "object" && isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [storableName(name), storable(inner)]));
  return value;
}

function storableName(name: string): string {
  if (sharedNames.has(name)) throw invalid("platform.malformed", `"${name}" is no name of a field.`);
  return storableText(name);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
