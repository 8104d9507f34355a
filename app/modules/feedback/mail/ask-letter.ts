import type { Letter } from "#app/platform/contributions/letter.ts";
import { feedbackPlaces } from "../feedback-places.ts";
import { askMail } from "./ask-mail.ts";

/** How somebody outside the company is asked. */
export const askLetter: Letter = {
  name: "asked-outside",
  write: ({ language, sender, origin, company, people: [name, requester, receiver], question }) =>
    askMail({
      ...{ language, sender, company, name, requester, receiver, question },
      aboutRequester: false,
      link: `${origin}${feedbackPlaces.received}`,
    }),
};
