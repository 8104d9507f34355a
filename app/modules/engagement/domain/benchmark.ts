import type { Question } from "#app/modules/questionnaires/domain.ts";
import { driverNames, library, type DriverName, type LibraryName } from "./samples/library.ts";

/** What others answered about a driver, or to a question of the library. */
export type BenchmarkValue = {
  /** `driver:<id>`, or `question:<name>` of the library. */
  about: string;
  /** Percent of favourable answers. */
  favourable: number | null;
  /** The mean of the scale, to one digit; of a recommendation its score from -100 to 100 is not told so. */
  average: number | null;
};

export const aboutDriver = (id: string) => `driver:${id}`;

const libraryNames = Object.keys(library) as LibraryName[];

const textsOf = (name: LibraryName) => Object.values(library[name].text);

const nameOfText: ReadonlyMap<string, string> = new Map(
  libraryNames.flatMap((name) => textsOf(name).map((text) => [said(text), `question:${name}`] as const)),
);

/** Of which question of the library one is, by its words in any language: who words it otherwise asks another one. */
export function aboutQuestion({ text }: Pick<Question, "text">): string | null {
  for (const words of Object.values(text)) {
    const about = nameOfText.get(said(words));
    if (about) return about;
  }
  return null;
}

/**
 * What a line of a file can mean: a driver by its name or id, ours in any language, or a question of the library by its
 * words in any language.
 */
export function benchmarkSubjects(
  own: readonly { id: string; name: string }[],
  namesOfDriver: (driver: DriverName) => readonly string[],
): ReadonlyMap<string, string> {
  return new Map([
    ...nameOfText,
    ...libraryNames.map((name) => [said(name), `question:${name}`] as const),
    ...own.flatMap(({ id, name }) => [id, name].map((word) => [said(word), aboutDriver(id)] as const)),
    ...driverNames.flatMap((driver) =>
      [driver, ...namesOfDriver(driver)].map((word) => [said(word), aboutDriver(driver)] as const),
    ),
  ]);
}

/** Words as they are compared: whoever types them in a file is not held to capitals, spaces or a full stop. */
export function said(words: string): string {
  return words
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .replace(/[.।؟?]$/u, "");
}
