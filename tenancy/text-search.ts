import { allOf, anyOf, sql, type Sql } from "./sql.ts";

/**
 * What somebody looks for. `near` finds what is written nearly so as well, for where nothing holds the words themselves:
 * "Jonh" finds John.
 */
export type Sought = { readonly text: string; readonly near: boolean };

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
export function plainHolds(plain: Sql, { text, near }: Sought, nearFrom = 5): Sql {
  return allOf(
    wordsOf(text).map((word) => {
      if (near && word.length >= nearFrom) return anyOf([comesNear(plain, word), ...swapped(plain, word)]);
      const written = asWritten(word);
      if (near && word.length >= swappedFrom)
        return anyOf([sql`${plain} like '%' || ${written} || '%'`, ...swapped(plain, word)]);
      if (word.length > 2) return sql`${plain} like '%' || ${written} || '%'`;
      return anyOf([sql`${plain} like ${written} || '%'`, sql`${plain} like '% ' || ${written} || '%'`]);
    }),
  );
}

/** The operator is what indexes answer. */
function comesNear(plain: Sql, word: string): Sql {
  const sought = sql`public.plain(${word})`;
  const near = sql`${plain} operator(public.%>) ${sought}`;
  if (word.length < longWord) return near;
  const most = sql`public.word_similarity(${sought}, ${plain}) >= ${sql.lit(mostOfIt)}`;
  return allOf([near, anyOf([most, sql`public.strict_word_similarity(${sought}, ${plain}) >= ${sql.lit(likeAWord)}`])]);
}

/**
 * Two letters beside each other that changed places leave few pieces of three as they were, so that "Shrama" is not like
 * Sharma by them: each of the words it may have been is looked for. Of longer words enough is left.
 */
function swapped(plain: Sql, word: string): Sql[] {
  const letters = [...word];
  if (letters.length < swappedFrom || letters.length > swappedUntil) return [];
  return letters.slice(1).flatMap((letter, place) => {
    const before = letters[place]!;
    if (letter === before) return [];
    const other = [...letters.slice(0, place), letter, before, ...letters.slice(place + 2)].join("");
    return [sql`${plain} like '%' || ${asWritten(other)} || '%'`];
  });
}

/** A word in a pattern. It is escaped once it is plain, as what is made plain may become `%`, such as the `％` of wide letters. */
function asWritten(word: string): Sql {
  return sql`regexp_replace(public.plain(${word}), '([\\\\%_])', '\\\\\\1', 'g')`;
}

/** What stands first in an `order by`: what comes nearest to what is sought, where near ones are asked for; else nothing. */
export function nearestFirst(column: Sql, { text, near }: Sought): Sql {
  return near ? sql`public.word_similarity(public.plain(${text}), public.plain(${column})) desc,` : sql``;
}

/** The words of a search, as far as they count. */
export function wordsOf(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== "")
    .slice(0, mostWords);
}
