import { inviteAdmin } from "../../invite-admin.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { command, jsonOption } from "../command.ts";
import { addressWord, requireTenant } from "./company-words.ts";
import { invitedAs, inviteOptions, tellOfInvitation } from "./invitation-words.ts";

/** `tenant invite-admin`: the same as `tenant create --admin`, later. */
export const inviteAdminCommand = command(
  {
    about:
      "Makes somebody a platform admin of a company and sends them a link to choose a password. Again, it sends a new link.",
    words: [
      addressWord,
      {
        name: "e-mail",
        about: "their address: anybody's where the company has nobody, else that of one of its people",
      },
    ],
    options: { "admin-name": inviteOptions["admin-name"], ...jsonOption },
    failure: "the company has people and nobody with that address, or they can sign in already",
  },
  "opened secrets",
  async (application, { words, options }, { say }) => {
    const admin = invitedAs(words[1]!, options["admin-name"]);
    const invitation = await inviteAdmin(application, await requireTenant(application, words[0]), admin);
    if (options.json) say(JSON.stringify({ invitation }));
    else tellOfInvitation(application, invitation, say);
    return exitCodes.done;
  },
);
