import { companyFlags, flagSetting } from "../../company-flags.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { command } from "../command.ts";
import { addressWord, parseWord, requireTenant } from "./company-words.ts";

/** `tenant flags`. */
export const flags = command(
  {
    about: "Shows what is switched on for a company.",
    words: [addressWord],
    options: { set: { value: "flag=on|off", about: "switches one flag, noted in the company's audit log" } },
  },
  "a migrated database",
  async (application, { words, options }, { say }) => {
    const set = options.set === undefined ? null : parseWord(flagSetting, options.set);
    const tenant = await requireTenant(application, words[0]);
    for (const line of await companyFlags(application, tenant, set)) say(line);
    return exitCodes.done;
  },
);
