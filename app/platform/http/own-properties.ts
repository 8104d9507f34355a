import { AppError } from "#app/platform/errors/app-error.ts";

/** Names that reach what all objects share instead of a property of their own. */
export const sharedNames: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Sets a property under a name that is only known while running. A name that would reach what all objects share is refused
 * with 400 (`platform.malformed`), wherever it came from.
 */
export function setOwn<Shape extends object>(
  record: Shape,
  name: keyof Shape & string,
  value: Shape[keyof Shape & string],
): void {
  if (sharedNames.has(name)) throw new AppError("platform.malformed", 400, `"${name}" is no name of a field.`);
  Object.defineProperty(record, name, { value, writable: true, enumerable: true, configurable: true });
}

/** The record's own property of that name, made where it has none yet. */
export function ownOrNew<Shape extends object>(
  record: Shape,
  name: keyof Shape & string,
  make: () => Shape[keyof Shape & string],
): Shape[keyof Shape & string] {
  if (!Object.hasOwn(record, name)) setOwn(record, name, make());
  return record[name];
}

/** The record's own property of that name; undefined where it has none, also for names that all objects know. */
export function ownOf<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

// Not those of RegExp and Promise: V8 runs both many times slower once their prototypes are not as it made them.
const prototypes = [Object, Array, Function, String, Number, Boolean, Map, Set, Date, Error].map(
  (shape) => shape.prototype as object,
);

/**
 * From now on nothing can be added to what all objects share, whatever a fault lets through: an attempt throws instead of
 * changing every other request. What stands there stays writable, as libraries that override it on their own objects need.
 */
export function closePrototypes(): void {
  for (const prototype of prototypes) Object.preventExtensions(prototype);
}
