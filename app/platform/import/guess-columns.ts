import { setOwn } from "#app/platform/http/own-properties.ts";
import { normalized } from "#app/platform/text/normalized.ts";

/** By which words the head of a column says that it is a field; first come, first taken. */
export type ColumnNames<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** Which column (counted from 0) each field most likely is, by the words of its head; a column serves one field. */
export function guessColumns<Field extends string>(
  fields: readonly Field[],
  names: ColumnNames<Field>,
  headers: readonly string[],
): Partial<Record<Field, number>> {
  const heads = headers.map((header) => ({ letters: lettersOf(header), latin: latinOf(header) }));
  const taken = new Set<number>();
  const mapping: Partial<Record<Field, number>> = {};
  for (const field of fields) {
    const column = names[field]
      .map((name) => {
        const [letters, latin] = [lettersOf(name), latinOf(name)];
        return heads.findIndex(
          (head, index) => !taken.has(index) && (head.letters === letters || (latin !== "" && head.latin === latin)),
        );
      })
      .find((index) => index >= 0);
    if (column === undefined) continue;
    setOwn(mapping, field, column);
    taken.add(column);
  }
  return mapping;
}

/** The letters of any script, without the accents of Latin ones. */
function lettersOf(header: string): string {
  return normalized(header, "NFD")
    .replace(/[^\p{L}\p{M}]/gu, "")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** Latin letters alone: a head may say it in two scripts. */
function latinOf(header: string): string {
  return lettersOf(header).replace(/[^a-z]/g, "");
}
