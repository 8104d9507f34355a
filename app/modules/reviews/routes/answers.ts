import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { saveAnswers, saveAnswersInput } from "../use-cases/save-answers.ts";

/** Saves fields of a form while somebody writes; the page they write on stays as it is. */
export const action = command({
  can: feature("REVIEW"),
  intents: { "save-answers": { input: saveAnswersInput, run: saveAnswers } },
});
