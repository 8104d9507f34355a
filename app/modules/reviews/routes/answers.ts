import type { ActionFunctionArgs } from "@remix-run/node";
import { asResponse } from "#app/platform/http/as-response.ts";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { saveAnswers, saveAnswersInput } from "../use-cases/save-answers.ts";

const save = command({
  can: feature("REVIEW"),
  intents: { "save-answers": { input: saveAnswersInput, run: saveAnswers } },
});

/** Saves fields of a form while somebody writes; the page they write on stays as it is. */
export const action = async (args: ActionFunctionArgs): Promise<Response> => asResponse(await save(args));
