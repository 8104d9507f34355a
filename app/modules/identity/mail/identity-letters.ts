import type { Letter } from "#app/platform/contributions/letter.ts";
import { emailLinkMail } from "./email-link-mail.ts";
import { invitationMail } from "./invitation-mail.ts";
import { resetMail } from "./reset-mail.ts";

const link = (origin: string) => `${origin}/login`;

/** What people get about their own sign-in, in the order in which they do. */
export const identityLetters: readonly Letter[] = [
  {
    name: "invitation",
    write: ({ language, sender, origin, company, people: [name, inviter] }) =>
      invitationMail({ language, sender, company, name, inviter, link: link(origin) }),
  },
  { name: "reset", write: ({ language, origin, people: [name] }) => resetMail({ language, name, link: link(origin) }) },
  {
    name: "new-email",
    write: ({ language, origin, people: [name] }) => emailLinkMail({ language, name, link: link(origin) }),
  },
];
