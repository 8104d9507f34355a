import { domainInput, vouchForDomain } from "#app/modules/identity/index.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { command } from "../command.ts";
import { addressWord, requireTenant } from "./company-words.ts";

/** `tenant verify-domain`. */
export const verifyDomain = command(
  {
    about:
      "Says that a domain of e-mail addresses is a company's, for its single sign-on, where its DNS cannot hold the record.",
    words: [addressWord, { name: "domain", about: "such as example.com" }],
    failure: "another company has proven the domain",
  },
  "a migrated database",
  async (application, { words }, { say }) => {
    const tenant = await requireTenant(application, words[0]);
    const domain = domainInput.safeParse(words[1]);
    if (!domain.success) throw new LaunchError(`${words[1]} is no domain such as example.com.`);
    await vouchForDomain(application, tenant, domain.data);
    say(`${domain.data} is ${tenant.name}'s.`);
    return exitCodes.done;
  },
);
