import { exitCodes } from "../../launch/command-line/shape.ts";
import { rotateKeys } from "../../rotate-keys.ts";
import { command } from "../command.ts";
import { addressOrAll, requireTenants } from "./company-words.ts";

/** `tenant rotate-keys`. */
export const rotate = command(
  {
    about: "Gives companies new data keys, and wraps all keys with the first APP_SECRET; resumes what was interrupted.",
    ...addressOrAll,
  },
  "opened secrets",
  async (application, { words, options }, { say }) => {
    const tenants = await requireTenants(application, words[0], options.all);
    const { resealed, rewrapped } = await rotateKeys(application, tenants);
    say(
      `${tenants.length} companies have new keys; ${resealed} values were sealed anew, ${rewrapped} keys wrapped with the first APP_SECRET.`,
    );
    return exitCodes.done;
  },
);
