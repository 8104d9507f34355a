import type { ReactNode } from "react";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import type { Format } from "#app/platform/i18n/use-format.ts";
import type { Words } from "#app/platform/i18n/use-words.ts";
import type { RecordField } from "../../kinds/kinds.ts";

/** What a kind needs to say a value in words. */
export type Saying<Field extends RecordField = RecordField> = {
  field: Field;
  format: Format;
  /** A value of a choice in the room's words. */
  choice: (value: string) => string;
  yes: string;
  no: string;
  /** Words of the shell, and of the room that the kind names (`words`). */
  words: Words;
};

/** What a field of a form takes. */
export type Asking<Field extends RecordField = RecordField> = {
  field: Field;
  form: AnyCommandForm;
  name: string;
  label: string;
  /** What is said below it, where anything is. */
  help: { description?: string };
  /** What was read of the record that is edited. */
  read: unknown;
  /** What the server offers for it (`StoredKind.offers`). */
  offered: unknown;
  choice: (value: string) => string;
  /** Words of the room. */
  said: (key: string) => string;
  /** What a panel was opened for is written at once. */
  first: boolean;
};

/** What the browser does with fields of one kind. */
export type FieldPart<Field extends RecordField = RecordField> = {
  /** Asks for it; a component. Left out, nobody types it. */
  Form?(props: Asking<Field>): ReactNode;
  /** Shows it where words are not enough. */
  Shown?(props: { field: Field; value: unknown; words: string }): ReactNode;
  /** What it holds in words, where it holds something: for history and sentences too. */
  say(value: unknown, saying: Saying<Field>): string;
  /** What a form begins with of what was read; the text of it where it is left out. */
  begin?(value: unknown): unknown;
  /** The room whose words it says besides. */
  words?: string;
  /** It names people: a list can be narrowed to one of them. */
  named?: true;
  /** Its form sends files. */
  sendsFiles?: true;
  /** It says how the record stands: a chip at its head. */
  stands?: true;
  /** It takes paragraphs: shown last, and in no list. */
  long?(field: Field): boolean;
  /** How its column stands in a list; `named` is told by its name on a phone. */
  column?: { width?: string; align?: "end"; narrow?: "named" };
};
