import { setTenantStatus } from "#tenancy/register.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { holdSqlAccess } from "../../sql-access.ts";
import { command } from "../command.ts";
import { addressWord, requireTenant } from "./company-words.ts";

/** `tenant suspend`. */
export const suspend = command(
  {
    about: "Closes a company to its people at once. Nothing is deleted.",
    words: [addressWord],
    options: { lift: { about: "opens it again" } },
  },
  "a migrated database",
  async (application, { words, options }, { say }) => {
    const tenant = await requireTenant(application, words[0]);
    await setTenantStatus(application.database, tenant.id, options.lift ? "ACTIVE" : "SUSPENDED");
    await holdSqlAccess(application, tenant, options.lift);
    say(`${tenant.name} is ${options.lift ? "open" : "suspended"}.`);
    return exitCodes.done;
  },
);
