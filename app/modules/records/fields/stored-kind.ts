import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { SheetColumn, SheetValue } from "#app/platform/files/sheet.ts";
import type { RecordField } from "../kinds/kinds.ts";
import type { Sql } from "#tenancy/sql.ts";

/** A record as its table keeps it, by the properties of its entity. */
export type KeptValues = Readonly<Record<string, unknown>>;

/** What the server does with fields of one kind. */
export type StoredKind<Field extends RecordField = RecordField> = {
  /** What a form and the API take; left out, nobody types it. */
  input?(field: Field): z.ZodType;
  /** What the API takes where it cannot take the same. */
  fromPrograms?(field: Field): z.ZodType;
  /** What stands in a line of a file, as the input takes it; null where it says nothing of the kind. */
  line?(field: Field, said: string): unknown;
  /** The columns of a file that brings it in, below its name, where it takes several. */
  parts?: readonly string[];
  /** What the sample file shows. */
  examples?(field: Field): readonly string[];
  /** What the API answers where it is filled in. */
  answer(field: Field): z.ZodType;
  /** It is answered also where nothing was filled in. */
  neverNull?: true;
  /** The properties of the entity that keep it; where it may be left empty and is not answered then, they may be null. */
  columns(name: string): Readonly<Record<string, { nullable(): unknown }>>;
  /** What a statement reads of its columns of `r`; `column` names one of them, `of` the record. */
  read(column: (part?: string) => Sql, of: { kind: string; id: Sql }): Sql;
  /** What is read of what the statement gave, where it takes more than a statement: of all its rows at once. */
  reads?(context: Context, given: readonly unknown[]): Promise<readonly unknown[]>;
  /** Its words are looked through: what of its column. */
  searched?(column: Sql): Sql;
  /** Rules may test it by its name. */
  tested?: true;
  /** Its column names a person, or many in a list. */
  names?: "ONE" | "MANY";
  /** The properties of the entity, of what was sent; the value itself under its name where it is left out. */
  keep?(name: string, sent: unknown): KeptValues;
  /** What its history holds of the entity. */
  told?(name: string, kept: KeptValues): unknown;
  /** What a new record begins with, where nobody types it. */
  first?(field: Field): unknown;
  /** Refuses, beside its field, what only the database can. */
  check?(context: Context, name: string, sent: unknown): Promise<void>;
  /** What is kept beside the record, once it is written; what its history tells of that. */
  beside?(context: Context, of: { kind: string; id: string; name: string }, sent: unknown): Promise<Between | null>;
  /** What a line means by what it says: a person by their address. */
  meant?(context: Context, said: string): Promise<unknown>;
  /** What its form offers to choose from; `read` is what the record holds, null for a new one. */
  offers?(context: Context, read: unknown): Promise<unknown>;
  /** The columns of a file that is written. */
  sheet<Row>(header: string, value: (row: Row) => SheetValue): readonly Omit<SheetColumn<Row>, "head">[];
  /** What its history tells, as the record is read: people by name, formatted text as words. Of all entries at once. */
  recalls?(context: Context, told: readonly unknown[]): Promise<readonly unknown[]>;
};

type Between = { before: unknown; after: unknown };

/** A line meant what is not there, or not once: why it is refused. */
export const isRefused = (meant: unknown): meant is { refused: string } =>
  typeof meant === "object" && meant !== null && "refused" in meant;

/** `dueOn` as tables and files call it: `due_on`. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
