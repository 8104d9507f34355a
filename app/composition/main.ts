import { checkOwner } from "#tenancy/check-logins.ts";
import { readConfig } from "#app/platform/config/config.ts";
import { createApplication, type Application } from "./application.ts";

type Mode = (application: Application, words: readonly string[]) => Promise<"stay" | "done">;

const modes: Record<string, () => Promise<Mode>> = {
  web: async () => (await import("./modes/serve.ts")).serveWeb,
  worker: async () => (await import("./modes/serve.ts")).serveWorker,
  all: async () => (await import("./modes/serve.ts")).serveAll,
  prepare: async () => (await import("./modes/prepare.ts")).prepare,
  migrate: async () => (await import("./modes/migrate.ts")).migrate,
  tenant: async () => (await import("./modes/tenant.ts")).tenantCommand,
};

/** `node build/server.js <mode> …`: one bundle, several ways to run. */
export async function main(words: readonly string[]): Promise<void> {
  const [name = "", ...rest] = words;
  const load = modes[name];
  if (!load) return fail(`Unknown mode "${name}". Known: ${Object.keys(modes).join(", ")}.`);
  try {
    const mode = await load();
    const config = readConfig(process.env);
    await checkOwner(config.logins);
    const application = await createApplication(config);
    endWithParent(application);
    // One request that went wrong in an unforeseen way must not end the answers to all others.
    process.on("unhandledRejection", (error) => {
      const { message, stack } = error instanceof Error ? error : new Error(String(error));
      application.logger.error({ err: { message, stack } }, "a failure that nobody handled");
    });
    const outcome = await mode(application, rest);
    if (outcome === "stay") return;
    await application.close();
    process.exit(0);
  } catch (error) {
    fail(clearLine(error));
  }
}

/** Ends on a signal, and when the process that started it is gone. */
function endWithParent(application: Application): void {
  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(1), 8_000).unref();
    await application.stop();
    await application.close();
    process.exit(0);
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
  process.once("disconnect", end);
}

const clearErrors = new Set(["ConfigurationError", "LoginRoleError", "UsageError", "TenantExistsError"]);

function clearLine(error: unknown): string {
  if (clearErrors.has((error as Error).name)) return (error as Error).message;
  const { code, message, stack } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return message;
  if (code === "ECONNREFUSED" || code === "ENOTFOUND") return "The database in DATABASE_URL does not answer.";
  if (code === "28P01" || code === "28000" || code === "3D000")
    return `The database in DATABASE_URL refuses: ${message}.`;
  return stack ?? message;
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
