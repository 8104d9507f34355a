import { prepared } from "./prepared-statement.ts";
import { allOf, anyOf, sql, type Sql } from "./sql.ts";

/**
 * What somebody looks for. `near` finds what is written nearly so as well, for where nothing holds the words themselves:
 * "Jonh" finds John. `plain` says how the database writes the texts of `textsOf` without case and accents, where it was asked
 * once for many statements: each then is sent finished patterns, and its text depends on no word.
 */
export type Sought = {
  readonly text: string;
  readonly near: boolean;
  readonly plain?: ReadonlyMap<string, string> | undefined;
};

/** Where a text holds what is sought as it is written. */
export const exactly = (text: string): Sought => ({ text, near: false });

/** How much of a word's three-letter pieces must be there for it to be nearly the word: PostgreSQL's `pg_trgm`. */
export const nearEnough = 0.4;

/**
 * Many words begin or end alike: "salary" and sales, "vacation" and automation. A word of six letters and more is nearly
 * there if most of it stands in the text, as of a word not typed to its end, or if a whole word of the text is like it.
 */
const longWord = 6;
const mostOfIt = 0.55;
const likeAWord = 0.35;

const mostWords = 6;

/** Shorter words become others by a swap, as "on" does, and longer ones are found by their pieces. */
const swappedFrom = 4;
const swappedUntil = 9;

/**
 * Each word of the text stands in `column`, in any order, whatever its case and accents; words of one or two letters begin one
 * there. Words of fewer than `nearFrom` letters come near to too much: they must stand there.
 */
export function holds(column: Sql, sought: Sought, nearFrom?: number): Sql {
  return plainHolds(sql`public.plain(${column})`, sought, nearFrom);
}

/** As `holds`, of a text that stands in its row plain already. */
export function plainHolds(plain: Sql, sought: Sought, nearFrom = 5): Sql {
  return allOf(
    wordsOf(sought.text).map((word) => {
      const swapped = sought.near ? swappedOf(word) : [];
      if (!sought.near || word.length < nearFrom) return isWritten(plain, [word, ...swapped], sought);
      // Likeness is dear: it is asked of what is not found more cheaply.
      return anyOf([isWritten(plain, swapped, sought), comesNear(plain, word, sought)]);
    }),
  );
}

/**
 * A word of the text begins with this one or two letters: found by reading every row, and in half the time of an index
 * where many do, as all e-mails of a company at one address.
 */
export function wordBegins(plain: Sql, word: string, { plain: known }: Sought): Sql {
  const letters = known?.get(word);
  return sql`' ' || ${plain} like '% ' || ${letters === undefined ? asWritten(word) : sql`${escaped(letters)}::text`} || '%'`;
}

/** Words of so few letters begin a word, and stand in no other place. */
export const beginsWord = (word: string) => word.length <= 2;

/** The operator is what indexes answer. */
function comesNear(plain: Sql, word: string, sought: Sought): Sql {
  const wanted = plainOf(word, sought);
  const near = sql`${plain} operator(public.%>) ${wanted}`;
  if (word.length < longWord) return near;
  const most = sql`public.word_similarity(${wanted}, ${plain}) >= ${sql.lit(mostOfIt)}`;
  return allOf([near, anyOf([most, sql`public.strict_word_similarity(${wanted}, ${plain}) >= ${sql.lit(likeAWord)}`])]);
}

/**
 * Two letters beside each other that changed places leave few pieces of three as they were, so that "Shrama" is not like
 * Sharma by them: each of the words it may have been is looked for. Of longer words enough is left.
 */
function swappedOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < swappedFrom || letters.length > swappedUntil) return [];
  return letters.slice(1).flatMap((letter, place) => {
    const before = letters[place]!;
    return letter === before
      ? []
      : [[...letters.slice(0, place), letter, before, ...letters.slice(place + 2)].join("")];
  });
}

/** One of these words stands there; one of one or two letters begins a word there. */
function isWritten(plain: Sql, words: readonly string[], { plain: known }: Sought): Sql {
  const places = words.flatMap((word) =>
    word.length > 2
      ? [["%", word]]
      : [
          ["", word],
          ["% ", word],
        ],
  ) as Place[];
  if (known && words.every((word) => known.has(word))) {
    const patterns = places.map(([before, word]) => `${before}${escaped(known.get(word)!)}%`);
    return sql`${plain} like any(${patterns}::text[])`;
  }
  const patterns = places.map(([before, word]) => sql`${sql.lit(before)} || ${asWritten(word)} || '%'`);
  return sql`${plain} like any(array[${sql.join(patterns)}]::text[])`;
}

/** What stands before a word in its pattern, and the word. */
type Place = [before: string, word: string];

/** A word in a pattern. It is escaped once it is plain, as what is made plain may become `%`, such as the `％` of wide letters. */
function asWritten(word: string): Sql {
  return sql`regexp_replace(public.plain(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;
}

const escaped = (plain: string) => plain.replace(/[\\%_]/g, "\\$&");

function plainOf(text: string, { plain }: Sought): Sql {
  const known = plain?.get(text);
  return known === undefined ? sql`public.plain(${text})` : sql`${known}::text`;
}

/** All that statements which look for this compare with, for `Sought.plain`. */
export function textsOf({ text, near }: Sought): string[] {
  const words = wordsOf(text);
  return [...new Set([text, ...words, ...(near ? words.flatMap(swappedOf) : [])])];
}

const fewWords = 2;

/**
 * A search that a connection keeps: its text and its plan depend on no word. For rooms whose rows are few, or as good as few
 * to who asks; where common words want another plan than rare ones, as among all people and goals, each is planned anew.
 */
export function preparedSearch({ text, plain }: Sought, statement: Sql): Sql {
  return plain && wordsOf(text).length <= fewWords ? prepared(statement) : statement;
}

/** What stands first in an `order by`: what comes nearest to what is sought, where near ones are asked for; else nothing. */
export function nearestFirst(column: Sql, sought: Sought): Sql {
  return sought.near
    ? sql`public.word_similarity(${plainOf(sought.text, sought)}, public.plain(${column})) desc,`
    : sql``;
}

/** The words of a search, as far as they count. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords);
}
