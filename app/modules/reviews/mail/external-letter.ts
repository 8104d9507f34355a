import type { Letter } from "#app/platform/contributions/letter.ts";
import { reviewPlaces } from "../review-places.ts";
import { externalMail } from "./external-mail.ts";

/** How somebody outside the company is asked for a review. */
export const externalLetter: Letter = {
  name: "asked-outside",
  write: ({ language, sender, origin, company, people: [name, requester, about] }) =>
    externalMail({
      ...{ language, sender, company, name, requester, about },
      link: `${origin}${reviewPlaces.mine}`,
    }),
};
