import { signedIn } from "#app/platform/http/can.ts";
import { resource } from "#app/platform/http/page.ts";
import { answerInput, answerOf } from "../queries/answer-of.ts";

/** How far an answer is. */
export const loader = resource({ can: signedIn, input: answerInput, load: answerOf });
