import { explainDatabaseFailure } from "./launch/check-database.ts";

/** Errors whose message says in one line what is wrong and what to do. */
const clearErrors = new Set([
  "AppError",
  "ConfigurationError",
  "LaunchError",
  "LoginRoleError",
  "OwnerMissingError",
  "PlaceUnknownError",
  "TenantExistsError",
  "UsageError",
  "VersionError",
]);

/** What went wrong: one line where the operator can mend it, else all there is to know. */
export function clearLine(error: unknown, environment: NodeJS.ProcessEnv): string {
  const { name, code, message, stack, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (clearErrors.has(name)) return message;
  if (code === "EADDRINUSE") return `Port ${port} is taken by another program; free it or choose another.`;
  if (code === "EACCES" && syscall === "listen")
    return `Port ${port} is not allowed for this user; choose one above 1023.`;
  return explainDatabaseFailure(error, environment["DATABASE_URL"] ?? "") ?? stack ?? message;
}
