import { z } from "zod";
import { measureTopics } from "#app/platform/contributions/measure.ts";
import { NumbersDatabaseError } from "#tenancy/sql-access/numbers-database.ts";
import { exitCodes, UsageError, type CommandShape } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { findSqlAccess, giveSqlAccess, takeSqlAccess, topicsTold } from "../../sql-access.ts";
import { command, jsonOption } from "../command.ts";
import { addressWord, parseWord, requireTenant } from "./company-words.ts";

const topicsInput = z
  .string()
  .transform((said) => said.split(","))
  .pipe(z.array(z.enum(measureTopics, { error: `Topics are ${measureTopics.join(", ")}.` })).min(1));

const shape = {
  about:
    "Says whether a company's published numbers are read by SQL. --give makes a login that reads them and nothing else, in a " +
    "database beside the product's, and prints its address once; --give again changes the password. From then on to the " +
    "product's own database come its own logins alone, and those that are granted CONNECT.",
  words: [addressWord],
  options: {
    give: { about: "lets a login read them; whoever was signed in with the password before is signed out" },
    revoke: { about: "takes the login away, also from who is signed in" },
    topics: { value: "one,another", about: "of which topics, with --give; as before, or all, where nothing is said" },
    ...jsonOption,
  },
  failure: "the database of numbers is missing, or nothing is told of a topic",
} satisfies CommandShape;

/** `tenant sql-access`. */
export const sqlAccess = command(shape, "a migrated database", async (application, { words, options }, { say }) => {
  if (options.give && options.revoke) throw new UsageError("Say --give or --revoke, not both.");
  if (options.topics !== undefined && !options.give) throw new UsageError("--topics needs --give.");
  const asked = parseWord(topicsInput.optional(), options.topics);
  const all = topicsTold();
  const untold = asked?.find((topic) => !all.includes(topic));
  if (untold) throw new LaunchError(`Of ${untold} nothing is told by SQL. There is ${all.join(", ")}.`);
  const tenant = await requireTenant(application, words[0]);
  const before = await findSqlAccess(application, tenant);
  const work = async () => {
    if (options.give) return giveSqlAccess(application, tenant, asked ?? before?.topics ?? all);
    if (options.revoke) await takeSqlAccess(application, tenant);
    return null;
  };
  const address = await work().catch((error: Error) => {
    if (!(error instanceof NumbersDatabaseError)) throw error;
    throw new LaunchError(`${error.message} A superuser makes it: node build/server.js set-up-database`);
  });
  const access = await findSqlAccess(application, tenant);
  if (options.json) say(JSON.stringify({ given: access !== null, topics: access?.topics ?? [], address }));
  else if (!access) say(`Nobody reads ${tenant.name}'s numbers by SQL.`);
  else {
    say(`${tenant.name}'s numbers of ${access.topics.join(", ")} are read by SQL.`);
    if (address) say(`Hand on this address; it is not shown again:\n${address}`);
  }
  return exitCodes.done;
});
