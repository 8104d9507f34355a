import { apiDocument } from "./api-document.ts";
import type { Command, CommandGroup } from "./command.ts";
import { logins } from "./logins.ts";
import { mailCommands } from "./mail/mail-commands.ts";
import { migrate } from "./migrate.ts";
import { prepare } from "./prepare.ts";
import { serveAll } from "./serve-all.ts";
import { serveWeb } from "./serve-web.ts";
import { serveWorker } from "./serve-worker.ts";
import { setUpDatabase } from "./set-up-database.ts";
import { tenantCommands } from "./tenant/tenant-commands.ts";

export const about = "Runs Cairn, and keeps its installation. What every setting means stands in README.md.";

/** The verbs of `node build/server.js`. */
export const modes: Readonly<Record<string, Command | CommandGroup>> = {
  web: serveWeb,
  worker: serveWorker,
  all: serveAll,
  migrate,
  tenant: tenantCommands,
  mail: mailCommands,
  "set-up-database": setUpDatabase,
  logins,
  prepare,
  "api-document": apiDocument,
};
