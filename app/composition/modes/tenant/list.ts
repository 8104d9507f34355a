import { listTenants } from "#tenancy/register.ts";
import { homePlace } from "#tenancy/places.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { command, jsonOption } from "../command.ts";
import { asJson } from "./create.ts";

/** `tenant list`. */
export const list = command(
  { about: "Shows every company: its address, its state, its version and its name.", options: jsonOption },
  "a migrated database",
  async ({ database }, { options }, { say }) => {
    const tenants = await listTenants(database);
    const elsewhere = (place: string) => (place === homePlace ? "" : ` (at ${place})`);
    if (options.json) return (say(JSON.stringify(tenants.map(asJson))), exitCodes.done);
    if (tenants.length === 0) say("There is no company yet. Make one: tenant create <address> --admin <e-mail>");
    for (const { slug, status, schemaVersion, name, placementId } of tenants)
      say(
        [slug.padEnd(24), status.padEnd(10), `version ${schemaVersion}`.padEnd(12), name + elsewhere(placementId)].join(
          " ",
        ),
      );
    return exitCodes.done;
  },
);
