import { beginSetup, scaleOptions, type Question } from "#app/modules/questionnaires/domain.ts";
import type { LibraryQuestion } from "./library.ts";
import { reasons } from "./reasons.ts";

/** A question of the library, ready to be asked. */
export function newQuestionOf({ kind, text }: LibraryQuestion, newId: () => string): Question {
  const plain = { id: newId(), text, help: {}, required: false, comment: "NONE" as const, when: null };
  if (kind === "enps") return { ...plain, kind, comment: "OPTIONAL", setup: {} };
  if (kind === "text") return { ...plain, kind, setup: beginSetup("text", newId) };
  if (kind === "reason")
    return {
      ...plain,
      kind: "single",
      setup: { options: reasons.map((label) => ({ id: newId(), label, score: null })), folded: false },
    };
  return { ...plain, kind: "scale", setup: { options: scaleOptions("AGREE_DISAGREE", 5, newId), faces: true } };
}
