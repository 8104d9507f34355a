import type { RecordField } from "../kinds/kinds.ts";
import type { StateField } from "../kinds/state/field.ts";
import type { Holds } from "./field.ts";

export type FieldShape = Readonly<Record<string, RecordField>>;

/** The fields of a record. Their names are `field.<name>` in the strings of the room, values of a choice `choice.<name>.<VALUE>`. */
export type RecordFields<Shape extends FieldShape = FieldShape> = { readonly room: string; readonly shape: Shape };

export function recordFields<const Shape extends FieldShape>(room: string, shape: Shape): RecordFields<Shape> {
  return { room, shape };
}

/** The fields that people fill in: a state is moved. */
type TypedNames<Shape extends FieldShape> = {
  [Name in keyof Shape & string]: Shape[Name] extends { kind: "STATE" } ? never : Name;
}[keyof Shape & string];

type Sent<Field> = Field extends Holds<infer Value, unknown> ? Value : never;
type Read<Field> = Field extends Holds<unknown, infer Value> ? Value : never;

/** What forms, programs and files say of a record. */
export type FieldInput<Shape extends FieldShape> = {
  -readonly [Name in Exclude<TypedNames<Shape>, NamesOf<Shape, "FILES">>]: Sent<Shape[Name]>;
} & { -readonly [Name in NamesOf<Shape, "FILES">]?: Sent<Shape[Name]> };

type NamesOf<Shape extends FieldShape, Kind extends RecordField["kind"]> = {
  [Name in keyof Shape & string]: Shape[Name] extends { kind: Kind } ? Name : never;
}[keyof Shape & string];

/** The fields that have columns: files lie beside the record. */
export type KeptNames<Shape extends FieldShape> = Exclude<keyof Shape, NamesOf<Shape, "FILES">>;

/** What is read of a record. */
export type FieldValues<Shape extends FieldShape> = { -readonly [Name in keyof Shape]: Read<Shape[Name]> };

/** Where a field has its name in the room's strings. */
export const labelIn = (shape: FieldShape, name: string) => shape[name]?.label ?? `field.${name}`;

/** What comes before the words of its values in them. */
export function wordsIn(shape: FieldShape, name: string): string {
  const field = shape[name];
  return (field && "words" in field ? field.words : undefined) ?? `choice.${name}`;
}

export const fieldsOf = ({ shape }: RecordFields): [name: string, field: RecordField][] => Object.entries(shape);

/** Those of which one of several values is chosen, or reached by moves. */
export const choicesOf = (fields: RecordFields) =>
  fieldsOf(fields).flatMap(([name, field]) =>
    field.kind === "CHOICE" || field.kind === "STATE" ? [[name, field] as const] : [],
  );

/** How its records stand, where they have a state. */
export function stateOf(fields: RecordFields): { name: string; field: StateField } | null {
  const found = fieldsOf(fields).flatMap(([name, field]) => (field.kind === "STATE" ? [{ name, field }] : []));
  return found[0] ?? null;
}
