import type { Actor } from "#app/platform/context/actor.ts";
import type { RequestScope } from "./request-scope.ts";

/** Who is signed in, for an address that is open to strangers too; null for those, and for who is out of the company. */
export async function signedInActor(scope: Pick<RequestScope, "session" | "stillIn" | "open">): Promise<Actor | null> {
  return scope.session?.employeeId && (await scope.stillIn()) ? (await scope.open()).actor : null;
}
