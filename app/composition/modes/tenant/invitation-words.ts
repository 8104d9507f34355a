import { z } from "zod";
import type { Application } from "../../application.ts";
import type { AdminInvitation, InviteAdminInput } from "../../invite-admin.ts";
import { UsageError } from "../../launch/command-line/shape.ts";
import { nameInput, parseWord } from "./company-words.ts";

export const inviteOptions = {
  admin: { value: "e-mail", about: "the address of its first admin, who gets a link to choose a password" },
  "admin-name": { value: "name", about: 'what the admin is called, as in "Ada Lovelace"' },
} as const;

const emailInput = z
  .email("An e-mail address looks like ada@acme.example.")
  .max(254, "An e-mail address has 254 signs at most.");

/** Whom to invite; null where nobody is named. */
export function adminInput(options: {
  admin: string | undefined;
  "admin-name": string | undefined;
}): InviteAdminInput | null {
  if (options.admin === undefined) {
    if (options["admin-name"] === undefined) return null;
    throw new UsageError("--admin-name needs --admin.");
  }
  return invitedAs(options.admin, options["admin-name"]);
}

/** Without a name it is what stands before the @, until the admin says better when joining. */
export function invitedAs(typed: string, name: string | undefined): InviteAdminInput {
  const email = parseWord(emailInput, typed.trim());
  const [firstName = "", ...others] = parseWord(nameInput, name ?? email.split("@")[0]).split(/\s+/);
  return { email, firstName, lastName: others.join(" ") };
}

/** Says where the invitation went. The link opens an admin's account, so it is shown only where no mail carries it. */
export function tellOfInvitation(
  { config }: Pick<Application, "config">,
  { email, link }: AdminInvitation,
  say: (line: string) => void,
): void {
  if (config.smtpUrl) return say(`Invited ${email} as an admin; the mail goes out with the next worker.`);
  say(
    `Invited ${email} as an admin. No SMTP_URL is set, so no mail is sent: hand on this link, which works once, for a week:`,
  );
  say(link!);
}
