import type { Letter } from "#app/platform/contributions/letter.ts";
import { lifecyclePlaces } from "../lifecycle-places.ts";
import { welcomeMail } from "./welcome-mail.ts";

/** How a joiner is led to the page of their first steps. */
export const welcomeLetter: Letter = {
  name: "welcome",
  write: ({ language, sender, origin, company, people: [name], day }) =>
    welcomeMail({ language, sender, company, name, date: day, until: day, link: `${origin}${lifecyclePlaces.mine}` }),
};
