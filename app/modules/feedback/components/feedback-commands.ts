import { commandsOf } from "#app/platform/forms/commands-of.tsx";
import type { action as ofAsk } from "../routes/ask.tsx";
import type { action as ofFeedback } from "../routes/feedback.tsx";
import type { action as ofLists } from "../routes/lists.tsx";
import type { action as outside } from "../routes/outside.tsx";
import type { action as ofRequest } from "../routes/request.tsx";
import type { action as ofRequests } from "../routes/requests.tsx";

/** What is done with one feedback, sent to its own page. */
export const feedbackCommands = commandsOf<typeof ofFeedback>("feedback");
/** What is new, sent to the list it is made beside. */
export const newCommands = commandsOf<typeof ofLists>("feedback");
/** What whoever was asked does about it, and whoever asked. */
export const askCommands = commandsOf<typeof ofAsk>("feedback");
export const requestCommands = commandsOf<typeof ofRequest>("feedback");
/** What is done with several requests of one's own. */
export const requestsCommands = commandsOf<typeof ofRequests>("feedback");
/** The answer of somebody outside the company. */
export const outsideCommands = commandsOf<typeof outside>("feedback");
