import { askedBy, type Asked, type KindName } from "#app/modules/questionnaires/domain.ts";
import type { AnswerType, Option } from "./elements.ts";

/** What reviews call a way of answering, as the kind of questionnaires that says what fits it and what it scores. */
const kinds: Readonly<Record<AnswerType, KindName>> = {
  STAR_RATING: "scale",
  NUMBER_RATING: "scale",
  DROP_DOWN: "single",
  TEXT: "text",
};

export function askedAs({ answerType, options }: { answerType: AnswerType; options: readonly Option[] }): Asked {
  const scale = options.map(({ id, label, score }) => ({ id, label: { en: label }, score }));
  return askedBy({ kind: kinds[answerType], setup: answerType === "TEXT" ? {} : { options: scale } });
}
