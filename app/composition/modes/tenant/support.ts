import { issueSupportLink } from "#app/modules/identity/index.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { command } from "../command.ts";
import { addressWord, requireTenant } from "./company-words.ts";

/** `tenant support`. */
export const support = command(
  {
    about:
      "Prints a link by which support may look into a company whose admin consented; it works once, for ten minutes.",
    words: [addressWord],
    failure: "nobody at the company consents",
  },
  "a migrated database",
  async (application, { words }, { say }) => {
    const tenant = await requireTenant(application, words[0]);
    const link = await issueSupportLink(application, tenant);
    if (!link)
      throw new LaunchError(
        `Nobody at ${tenant.name} consents to support at present. An admin does so at /app/company/settings/platform/support.`,
      );
    say(link);
    return exitCodes.done;
  },
);
