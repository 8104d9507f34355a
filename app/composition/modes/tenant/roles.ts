import { listTenants } from "#tenancy/register.ts";
import { schemaOwner } from "#tenancy/tenant.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { command } from "../command.ts";

/** `tenant roles`. Names are the register's own: small letters, digits and underscores. */
export const roles = command(
  {
    about:
      "Prints SQL that makes the database role of every company: a dump of the database holds none, so it is a part of every backup.",
  },
  "a migrated database",
  async ({ database }, _, { say }) => {
    for (const name of [schemaOwner, ...(await listTenants(database)).map((tenant) => tenant.schemaName)])
      say(`create role "${name}" nologin noinherit;`);
    return exitCodes.done;
  },
);
