import type { GroupKey, Said, WordKey } from "../i18n/word-keys.ts";
import type { Language } from "../i18n/languages.ts";
import type { RoomWords, WordsOf } from "../i18n/room-words.ts";
import type { Money } from "../money/money.ts";
import { type CommonHead, commonHeads } from "./common-heads.ts";
import type { LongSheet, Sheet, SheetColumn, SheetPages, SheetValue } from "./sheet.ts";

type Maybe<Value> = Value | null | undefined;
type Params = Readonly<Record<string, string | number>>;

/** A key in the room's strings, one with its parameters, a head that many rooms have, or a name that the company gave. */
export type SheetHead<Key extends string> =
  Key | { readonly key: Key; readonly params: Params } | { readonly common: CommonHead } | { readonly text: string };

/** What people read of a row, where no group of words fits its codes. */
type ReadInstead<Row, Key> = (row: Row, t: (key: Key, params?: Params) => string, language: Language) => SheetValue;

/**
 * Sheets and their columns in a room's words. A column has the head that programs know, and the key of what people read in
 * its place. One of codes names the group of their words too, or the types refuse it; a code without a word stays as it is.
 */
export function sheetsIn<Strings>(wordsOf: WordsOf<Strings>) {
  type Key = WordKey<Strings>;
  type Codes<Row, Code> = GroupKey<Strings, Code> | ReadInstead<Row, Key>;
  const column =
    <Value extends SheetValue>(kind: SheetColumn<unknown>["kind"]) =>
    <Row>(header: string, head: SheetHead<Key>, value: (row: Row) => Maybe<Value>): SheetColumn<Row> => ({
      ...{ kind, header, value },
      head: headIn(wordsOf, head),
    });
  return {
    sheet: <Row>(title: SheetHead<Key>, columns: readonly SheetColumn<Row>[], rows: readonly Row[]): Sheet => ({
      columns: columns as readonly SheetColumn<unknown>[],
      rows,
      title: headIn(wordsOf, title),
    }),
    /** A sheet of a list that grows without end, read page by page. */
    long: <Row>(title: SheetHead<Key>, columns: readonly SheetColumn<Row>[], pages: SheetPages<Row>): LongSheet => ({
      columns: columns as readonly SheetColumn<unknown>[],
      pages,
      title: headIn(wordsOf, title),
    }),
    /** Words, ids and codes; never a formula, whatever they begin with. */
    text: <Row, const Code extends Maybe<string> = Maybe<string>>(
      header: string,
      head: SheetHead<Key>,
      value: (row: Row) => Code,
      ...[codes]: Said<Code> extends never ? [codes?: Codes<Row, string>] : [codes: Codes<Row, Said<Code>>]
    ): SheetColumn<Row> => ({
      ...{ kind: "TEXT", header, value, head: headIn(wordsOf, head) },
      ...(codes && { said: saidIn<Row>(wordsOf, value, codes as string | ReadInstead<Row, string>) }),
    }),
    number: column<number>("NUMBER"),
    /** A day, as `2026-11-16`. */
    date: column<string>("DATE"),
    /** A moment, as ISO 8601 says it. */
    moment: column<string>("MOMENT"),
    /** Money, or a plain number where it is none. */
    money: column<Money | number>("MONEY"),
    yesNo: column<boolean>("YES_NO"),
  };
}

function headIn(wordsOf: (language: Language) => RoomWords, head: SheetHead<string>): (language: Language) => string {
  if (typeof head === "string") return (language) => wordsOf(language)(head);
  if ("text" in head) return () => head.text;
  if ("common" in head) return (language) => commonHeads(language)(head.common);
  return (language) => wordsOf(language)(head.key, head.params);
}

function saidIn<Row>(
  wordsOf: (language: Language) => RoomWords,
  value: (row: Row) => Maybe<string>,
  codes: string | ReadInstead<Row, string>,
): NonNullable<SheetColumn<Row>["said"]> {
  if (typeof codes !== "string") return (row, language) => codes(row, wordsOf(language), language);
  return (row, language) => {
    const code = value(row);
    return code ? wordForCode(wordsOf(language), codes, code) : code;
  };
}

/** What a code is called by the words below `group`; whatever has none there, as names have, stays as it is. */
export function wordForCode(t: RoomWords, group: string, code: string): string {
  if (!/^[\w-]+$/.test(code)) return code;
  const key = `${group}.${code}`;
  const words = t(key);
  return words === key ? code : words;
}
