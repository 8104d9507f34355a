import { feature } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { coachAnswer, coachAnswerInput } from "../queries/coach-answer.ts";

/** Objectives round about and suggestions, while a goal is written. */
export const loader = resource({ can: feature("GOAL"), input: coachAnswerInput, load: coachAnswer });
