import { listTenants } from "#tenancy/register.ts";
import { homePlace } from "#tenancy/places.ts";
import { schemaOwner } from "#tenancy/tenant.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { command } from "../command.ts";
import { requirePlace } from "./company-words.ts";

/** `tenant roles`. Names are the register's own: small letters, digits and underscores. */
export const roles = command(
  {
    about:
      "Prints SQL that makes the database role of every company: a dump of the database holds none, so it is a part of every backup.",
    options: { place: { value: "name", about: "of another cluster; each has the roles of its own companies" } },
  },
  "a migrated database",
  async ({ database }, { options: { place = homePlace } }, { say }) => {
    requirePlace(database, place);
    const theirs = (await listTenants(database)).filter(({ placementId }) => placementId === place);
    for (const name of [schemaOwner, ...theirs.map((tenant) => tenant.schemaName)])
      say(`create role "${name}" nologin noinherit;`);
    return exitCodes.done;
  },
);
