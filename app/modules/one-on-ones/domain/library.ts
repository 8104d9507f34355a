import { lifecycleMoments, themes, type Relation } from "./words.ts";

export type Theme = (typeof themes)[number];
export type LifecycleMoment = (typeof lifecycleMoments)[number];

/** A question of the agenda library; its words are the room's, under `library.<id>`. */
export type LibraryQuestion = { id: string; about: Theme | LifecycleMoment };

/** Three questions a theme and two a moment, worded in every language. */
export const library: readonly LibraryQuestion[] = [
  ...themes.flatMap((about) => [1, 2, 3].map((number) => ({ id: `${about}-${number}`, about }))),
  ...lifecycleMoments.flatMap((about) => [1, 2].map((number) => ({ id: `${about}-${number}`, about }))),
];

/** What of the library suits whom one meets; the rest can be found all the same. */
export function suits({ about }: LibraryQuestion, relation: Relation): boolean {
  const upwards = relation === "MANAGER" || relation === "SKIP_MANAGER";
  if (about === "MANAGER_EFFECTIVENESS") return upwards || relation === "SKIP_REPORTEE" || relation === "REPORTEE";
  if (about === "EXIT" || about === "RETENTION") return !upwards && relation !== "PEER";
  return true;
}

/** The moment of somebody who joined so many days ago. */
export function lifecycleMomentOf(days: number): LifecycleMoment {
  if (days < 7) return "FIRST_WEEK";
  if (days < 30) return "FIRST_MONTH";
  return days < 60 ? "SECOND_MONTH" : "THIRD_MONTH";
}
