import { loginsOf } from "#tenancy/logins.ts";
import { readWords } from "../launch/command-line/read-words.ts";
import { exitCodes, type CommandShape } from "../launch/command-line/shape.ts";
import type { Command } from "./command.ts";
import { requireSetting } from "./set-up-database.ts";

const shape: CommandShape = {
  about:
    "Prints the two limited logins beside DATABASE_URL, with their passwords, as settings for web and worker: with these in " +
    "place of DATABASE_URL nothing in their processes can change a wall between companies.",
};

/** `node build/server.js logins`: needs no application, for the logins follow from DATABASE_URL. */
export const logins: Command = {
  shape,
  read: (typed, call) => {
    readWords(shape, typed, call);
    return async ({ environment, say }) => {
      const { control, tenants } = loginsOf(requireSetting(environment, "DATABASE_URL"), {
        control: environment["DATABASE_CONTROL_URL"] || undefined,
        tenants: environment["DATABASE_TENANT_URL"] || undefined,
      });
      say(`DATABASE_CONTROL_URL=${control}`);
      say(`DATABASE_TENANT_URL=${tenants}`);
      return exitCodes.done;
    };
  },
};
