/**
 * Whom a cohort starts from. All but `everyone` are seen from one person: the owner of a cohort, or whoever looks where
 * the name stands by itself. Names that would need a module to mean anything are given once that module is there.
 */
export const baseCohorts = [
  "everyone",
  "my-team",
  "my-organization",
  "outside-team",
  "primary-team",
  "seniors",
  "my-one-on-one",
  "my-department",
  "my-initiatives",
  "my-okrs",
  "my-data",
] as const;
export type BaseCohort = (typeof baseCohorts)[number];

/** What programs may call them; juniors are the direct team. */
const aliases: ReadonlyMap<string, BaseCohort> = new Map([
  ["-1", "everyone"],
  ["-2", "my-team"],
  ["-3", "my-organization"],
  ["-5", "outside-team"],
  ["-6", "primary-team"],
  ["-7", "seniors"],
  ["-8", "my-team"],
  ["-9", "my-one-on-one"],
  ["-10", "my-department"],
  ["-11", "my-initiatives"],
  ["-12", "my-okrs"],
  ["-13", "my-data"],
]);

/** Those that records of a module make; each is the name of a circle that its room gives. */
export const circleBases: readonly BaseCohort[] = ["my-one-on-one", "my-initiatives", "my-okrs"];

/** The number programs know it by. */
export function aliasOf(base: BaseCohort): number {
  return Number([...aliases].find(([, name]) => name === base)![0]);
}

/** The base cohort a word or a number means; null for anything else. */
export function findBase(text: string): BaseCohort | null {
  return aliases.get(text) ?? baseCohorts.find((base) => base === text) ?? null;
}

/** What one's own place in the company decides is shared with nobody: it would be others for everybody. */
export function forcesPrivate(base: BaseCohort): boolean {
  return base !== "everyone";
}

/** Those who report to one are taken as they are, without a filter. */
export function clearsQuery(base: BaseCohort): boolean {
  return base === "my-team" || base === "my-organization";
}
