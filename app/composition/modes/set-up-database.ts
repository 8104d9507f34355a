import { setUpMachine } from "#tenancy/citus.ts";
import { ensureLogins, loginsOf } from "#tenancy/logins.ts";
import { letTenantLoginIn } from "#tenancy/migrate.ts";
import { numbersDatabase } from "#tenancy/sql-access/numbers-name.ts";
import { LaunchError } from "../launch/launch-error.ts";
import { checkDatabase } from "../launch/check-database.ts";
import { readWords } from "../launch/command-line/read-words.ts";
import { exitCodes, type CommandShape } from "../launch/command-line/shape.ts";
import { furnishServer } from "../launch/postgres/furnish.ts";
import type { Command } from "./command.ts";

const shape: CommandShape = {
  about:
    "Makes the role and the database that DATABASE_URL names, one beside it for numbers read by SQL, its extensions and " +
    "the logins beside it, and " +
    "closes the functions of PostgreSQL that tenant work must not call; signed in as ADMIN_DATABASE_URL (a " +
    "superuser, on the database postgres). What is there already is kept: the role gets the password of " +
    "DATABASE_URL, owns the database, and may act as every company that was restored into it.",
};

/** `node build/server.js set-up-database`: needs no application, for there is no database yet. */
export const setUpDatabase: Command = {
  shape,
  read: (typed, call) => {
    readWords(shape, typed, call);
    return async ({ environment, say }) => {
      const admin = requireSetting(environment, "ADMIN_DATABASE_URL");
      const wanted = new URL(requireSetting(environment, "DATABASE_URL"));
      await checkDatabase(admin, "ADMIN_DATABASE_URL");
      const [role, password] = [decodeURIComponent(wanted.username), decodeURIComponent(wanted.password)];
      const database = decodeURIComponent(wanted.pathname.slice(1));
      if (!role || !password || !database)
        throw new LaunchError("DATABASE_URL must name a user, a password and a database.");
      const onDatabase = (name: string) => Object.assign(new URL(admin), { pathname: `/${name}` }).href;
      await furnishServer(onDatabase, { role, password, databases: [database, numbersDatabase(database)] }).catch(
        sayRefusal,
      );
      const logins = loginsOf(wanted.href, {
        control: environment["DATABASE_CONTROL_URL"] || undefined,
        tenants: environment["DATABASE_TENANT_URL"] || undefined,
      });
      await ensureLogins(logins);
      await letTenantLoginIn(logins);
      await setUpMachine(onDatabase(database), logins);
      say(`The database ${database} is ready for the role ${role}. Next: node build/server.js migrate`);
      return exitCodes.done;
    };
  },
};

export function requireSetting(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name] ?? "";
  if (!/^postgres(ql)?:\/\//.test(value) || !URL.canParse(value))
    throw new LaunchError(`${name} must look like postgresql://user:password@host:port/database.`);
  return value;
}

/** What PostgreSQL says is clear enough: which right, role or extension is missing. */
function sayRefusal(error: NodeJS.ErrnoException): never {
  if (!/^[0-9A-Z]{5}$/.test(error.code ?? "")) throw error;
  throw new LaunchError(`PostgreSQL refuses ADMIN_DATABASE_URL: ${error.message}. It must name a superuser.`);
}
