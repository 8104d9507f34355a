import { z } from "zod";
import { isCitus, moveToWorker, spreadCompany, type Worker } from "#tenancy/citus.ts";
import { exitCodes } from "../../launch/command-line/shape.ts";
import { LaunchError } from "../../launch/launch-error.ts";
import { command, jsonOption } from "../command.ts";
import { addressWord, parseWord, requireTenant } from "./company-words.ts";

const workerInput = z
  .string()
  .regex(/^[\w.-]+(:\d{1,5})?$/, "A machine is a name, or a name and a port, as in worker-2:5432.")
  .transform((text): Worker => {
    const [host = "", port = "5432"] = text.split(":");
    return { host, port: Number(port) };
  });

/** `tenant place`. */
export const place = command(
  {
    about:
      "Gives a company to one of the machines of its Citus cluster, or moves it to the one that --to names. Without --to, what " +
      "was given before stays where it is. Companies move between clusters by tenant move.",
    words: [addressWord],
    options: {
      to: { value: "host:port", about: "the machine, as select * from citus_get_active_worker_nodes() names it" },
      ...jsonOption,
    },
    failure: "its cluster is plain PostgreSQL, or the machine cannot be reached",
  },
  "opened secrets",
  async ({ database }, { words, options }, { say }) => {
    const to = options.to === undefined ? null : parseWord(workerInput, options.to);
    const tenant = await requireTenant({ database }, words[0]);
    const cluster = await database.place(tenant.placementId);
    if (!(await isCitus(cluster.owner)))
      throw new LaunchError(`${tenant.name} lies on plain PostgreSQL: there are no machines to choose among.`);
    const spread = await spreadCompany(cluster, tenant.schemaName);
    if (to) await moveToWorker(cluster, tenant.schemaName, to);
    const machine = to && `${to.host}:${to.port}`;
    if (options.json) say(JSON.stringify({ address: tenant.slug, spread, ...(machine && { machine }) }));
    else if (machine) say(`${tenant.name} lies on ${machine}. Look at it: tenant verify ${tenant.slug}`);
    else say(spread ? `${tenant.name} lies on a machine of its cluster.` : `${tenant.name} was given before.`);
    return exitCodes.done;
  },
);
