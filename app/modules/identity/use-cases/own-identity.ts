import { AppError, invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { requireRoom, verifyPassword } from "../domain/password-hash.ts";
import { takeConfirmTry } from "./sign-in-throttle.ts";
import { sql } from "#tenancy/sql.ts";

export type OwnIdentityScope = Pick<RequestScope, "database" | "clock" | "requestId" | "session" | "address">;

/** Whose sign-in it is that is looked at or changed: the session's, never one named in a form. */
export function requireOwnIdentity({ session }: Pick<RequestScope, "session">): {
  id: string;
  email: string;
  sessionId: string;
} {
  if (!session) throw new AppError("platform.not-signed-in", 401, "Nobody is signed in.");
  return { id: session.identityId, email: session.email, sessionId: session.id };
}

/** Asks for the password again, so that a browser left open is not enough. */
export async function confirmPassword(scope: OwnIdentityScope, password: string): Promise<void> {
  const { id, sessionId } = requireOwnIdentity(scope);
  requireRoom();
  await takeConfirmTry(scope, sessionId);
  const { rows } = await scope.database.control.query<{ password_hash: string | null }>(
    sql`select password_hash from control.login_identity where id = ${id}`,
  );
  const hash = rows[0]?.password_hash;
  if (hash && (await verifyPassword(password, hash))) return;
  throw invalid("identity.wrong-password", "This is not the password the person has.", {
    fields: { currentPassword: "wrong-password" },
  });
}
