import { z } from "zod";
import { moveCompany } from "../../archive/move-company.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { command, jsonOption } from "../command.ts";
import { addressWord, parseWord, requirePlace, requireTenant } from "./company-words.ts";

const placeInput = z.string({ error: "Name the place with --to, as DATABASE_PLACES names it." }).min(1);

/** `tenant move`. */
export const move = command(
  {
    about:
      "Moves a company's tables to another PostgreSQL cluster while its people go on working; whoever writes in the last " +
      "moments waits, and is asked to try again. Interrupted, the same call goes on.",
    words: [addressWord],
    options: {
      to: { value: "place", about: "the cluster, as DATABASE_PLACES names it; primary is that of the register" },
      ...jsonOption,
    },
    failure: "the place cannot be reached, or somebody writes without a pause: the company stays where it is",
  },
  "opened secrets",
  async (application, { words, options }, { say }) => {
    const place = requirePlace(application.database, parseWord(placeInput, options.to));
    const tenant = await requireTenant(application, words[0]);
    const moved = await moveCompany(application, tenant, place, options.json ? () => undefined : say);
    if (options.json) say(JSON.stringify({ address: tenant.slug, place, ...moved }));
    else if (moved === null) say(`${tenant.name} lies at ${place}.`);
    else
      say(
        `Moved ${tenant.name} to ${place}: ${moved.tables} tables, ${moved.rows} rows; ${moved.changed} of them were ` +
          `brought again. Writes were held for ${(moved.held / 1000).toFixed(1)} s.`,
      );
    return exitCodes.done;
  },
);
