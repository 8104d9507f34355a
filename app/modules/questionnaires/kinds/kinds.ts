import type { AnswerKind } from "../domain/answer-kind.ts";
import { date } from "./date/answer.ts";
import { enps } from "./enps/answer.ts";
import { matrix } from "./matrix/answer.ts";
import { multiple } from "./multiple/answer.ts";
import { number } from "./number/answer.ts";
import { ranking } from "./ranking/answer.ts";
import { scale } from "./scale/answer.ts";
import { single } from "./single/answer.ts";
import { stars } from "./stars/answer.ts";
import { text } from "./text/answer.ts";

/** Every way of answering, in the order in which it is offered; each is a folder beside this file. */
export const answerKinds = { single, multiple, scale, stars, enps, number, date, text, ranking, matrix } as const;

export type KindName = keyof typeof answerKinds;
export const kindNames = Object.keys(answerKinds) as KindName[];

/** What a kind settles about a question of it. */
export const kindSetup = (kind: KindName) => kindNamed(kind).setup;

/** What a new question of a kind begins with. */
export const beginSetup = (kind: KindName, newId: () => string) => kindNamed(kind).begin(newId);

export function kindNamed(kind: KindName): Pick<AnswerKind, "kind" | "setup" | "begin" | "ask"> {
  return answerKinds[kind];
}
