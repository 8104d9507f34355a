import type { Request } from "express";
import { readOpened } from "#app/modules/notifications/index.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";

const aRecord = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/u;

/**
 * Notes, once the answer is on its way, that whoever asked for a page of a record has read the notices of it. Who looks through
 * another's eyes reads nothing of theirs. What fails here is told to the log alone: the page was answered.
 */
export async function readWhatOpened(scope: RequestScope, request: Request): Promise<void> {
  const { session, tenant } = scope;
  const address = request.originalUrl.replace(/\.data(?=\?|$)/u, "");
  if (request.method !== "GET" || !tenant || !session?.employeeId || !aRecord.test(address)) return;
  if (session.viewingEmployeeId || session.supportUntil) return;
  const { employeeId } = session;
  await scope
    .asProduct(tenant, (context) => readOpened(context, { employeeId, address }))
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      scope.logger.warn({ err: { message }, path: request.path }, "notices of an opened record stay unread");
    });
}
