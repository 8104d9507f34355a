import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { sessionCookie } from "./start-session.ts";

/** Ends this browser's session on the server, then forgets the cookie. */
export async function signOut(scope: RequestScope): Promise<void> {
  if (scope.session) await scope.database.control.query("delete from control.session where id = $1", [scope.session.id]);
  scope.setCookie(sessionCookie(scope, "", 0));
}
