/** What every field says of itself. */
type Told = {
  /** What it is, for programs: "What it is called." */
  said: string;
  required?: boolean;
  /** By which words besides its name the head of a column in a file is known, in any language. */
  heads?: readonly string[];
  /** What stands in the lines of the sample file. */
  examples?: readonly string[];
};

/** How a value of a choice stands out where it is shown. */
type Tones = Readonly<Record<string, "neutral" | "green" | "orange" | "red" | "blue" | "grey">>;

/** One field of a record, described once for its form, its page, its history, lists, files and the API. */
export type RecordField = Told &
  (
    | { kind: "TEXT"; longest: number; lines: number }
    | { kind: "DAY" }
    | { kind: "NUMBER"; least: number; most: number }
    | { kind: "CHOICE"; values: readonly [string, ...string[]]; tones?: Tones }
  );

export type FieldShape = Readonly<Record<string, RecordField>>;

/** The fields of a record. Their names are `field.<name>` in the strings of the room, values of a choice `choice.<name>.<VALUE>`. */
export type RecordFields<Shape extends FieldShape = FieldShape> = { readonly room: string; readonly shape: Shape };

export function recordFields<const Shape extends FieldShape>(room: string, shape: Shape): RecordFields<Shape> {
  return { room, shape };
}

/** Text of up to so many characters; `lines` above one makes room for paragraphs. Left empty it is `""`. */
export function text<const Say extends Told & { lines?: number }>(longest: number, said: Say) {
  return { lines: 1, ...said, kind: "TEXT" as const, longest };
}

/** A day, as `2026-03-01`; left empty it is null. */
export function day<const Say extends Told>(said: Say) {
  return { ...said, kind: "DAY" as const };
}

/** A number from the least to the most; left empty it is null. */
export function number<const Say extends Told>({ least, most }: { least: number; most: number }, said: Say) {
  return { ...said, kind: "NUMBER" as const, least, most };
}

/** One of several codes; left empty it is null. */
export function choice<const Value extends string, const Say extends Told & { tones?: Tones }>(
  values: readonly [Value, ...Value[]],
  said: Say,
) {
  return { ...said, kind: "CHOICE" as const, values };
}

type Bare<Field> = Field extends { kind: "CHOICE"; values: readonly (infer Value)[] }
  ? Value
  : Field extends { kind: "NUMBER" }
    ? number
    : string;

/** What a field holds. */
type FieldValue<Field> = Field extends { kind: "TEXT" } | { required: true } ? Bare<Field> : Bare<Field> | null;

/** What the fields of a record hold. */
export type FieldValues<Shape extends FieldShape> = { -readonly [Name in keyof Shape]: FieldValue<Shape[Name]> };

export const fieldsOf = ({ shape }: RecordFields): [name: string, field: RecordField][] => Object.entries(shape);

/** Those of which one of several values is chosen. */
export const choicesOf = (fields: RecordFields) =>
  fieldsOf(fields).flatMap(([name, field]) => (field.kind === "CHOICE" ? [[name, field] as const] : []));
