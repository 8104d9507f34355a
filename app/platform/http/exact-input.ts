import { z } from "zod";

/** The parts of a shape that are looked into here. */
type Definition = {
  type: string;
  shape?: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element?: z.ZodType;
  items?: z.ZodType[];
  valueType?: z.ZodType;
  options?: z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  innerType?: z.ZodType;
  catchValue?: (context: object) => unknown;
};
const definitionOf = (schema: z.ZodType) => schema.def as unknown as Definition;

/** The shapes one value may have once defaults, alternatives and what is done before checking are seen through. */
function plainShapes(schema: z.ZodType): z.ZodType[] {
  const { innerType, options, left, right, in: first, out } = definitionOf(schema);
  if (innerType) return plainShapes(innerType);
  if (options) return options.flatMap(plainShapes);
  if (left && right) return [left, right].flatMap(plainShapes);
  if (first && out) return plainShapes(definitionOf(first).type === "transform" ? out : first);
  return [schema];
}

/** The fields that a shape names at its top. */
export function namedFields(schema: z.ZodType): string[] {
  return [...new Set(plainShapes(schema).flatMap((shape) => Object.keys(definitionOf(shape).shape ?? {})))];
}

/** The paths of fields that stand in a value, at whatever depth, and that its shape does not name. */
export function unknownFields(schema: z.ZodType, value: unknown): string[][] {
  return unknownBelow([schema], value, []);
}

function unknownBelow(schemas: readonly z.ZodType[], value: unknown, path: readonly string[]): string[][] {
  if (value === null || typeof value !== "object") return [];
  const shapes = schemas.flatMap(plainShapes).map(definitionOf);
  if (Array.isArray(value)) {
    const elements = shapes.flatMap(({ element, items = [] }) => [...(element ? [element] : []), ...items]);
    return elements.length === 0
      ? []
      : value.flatMap((one, index) => unknownBelow(elements, one, [...path, String(index)]));
  }
  const objects = shapes.filter(({ shape, valueType }) => shape ?? valueType);
  if (objects.length === 0) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const inside = [...path, name];
    const known = name === "__proto__" ? [] : objects.flatMap((object) => schemasFor(object, name));
    return known.length === 0 ? [inside] : unknownBelow(known, inner, inside);
  });
}

function schemasFor({ shape, catchall, valueType }: Definition, name: string): z.ZodType[] {
  if (shape && Object.hasOwn(shape, name)) return [shape[name]!];
  const any = valueType ?? (catchall && definitionOf(catchall).type !== "never" ? catchall : undefined);
  return any ? [any] : [];
}

/**
 * The same shape for programs. The address of a page may hold what does not fit, and the page opens as if it were not there;
 * a program is told.
 */
export function withoutLeniency(schema: z.ZodType): z.ZodType {
  const { type, shape, left, right } = definitionOf(schema);
  if (type === "intersection") return z.intersection(withoutLeniency(left!), withoutLeniency(right!));
  if (!shape) return schema;
  const strict = Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, strictField(field)]));
  return Object.values(shape).every((field, index) => field === Object.values(strict)[index])
    ? schema
    : schema.clone({ ...schema.def, shape: strict } as never, { parent: true });
}

function strictField(field: z.ZodType): z.ZodType {
  const { type, innerType, catchValue } = definitionOf(field);
  if (type === "default" && innerType && definitionOf(innerType).type === "catch")
    return field.clone({ ...field.def, innerType: definitionOf(innerType).innerType } as never, { parent: true });
  if (type !== "catch" || !innerType) return field;
  const missing = catchValue?.({ issues: [], value: undefined, error: { issues: [] }, input: undefined });
  const strict = missing === undefined ? innerType.optional() : innerType.default(missing as never);
  const meta = field.meta();
  return meta ? strict.meta(meta) : strict;
}

/** How deep what a program says may be nested; every shape of the API is far shallower. */
const deepest = 40;

/** Whether a value is nested deeper than any shape asks; looked at level by level, so that no depth exhausts the stack. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one) => (one !== null && typeof one === "object" ? Object.values(one) : []));
  }
  return false;
}
