import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { requireHeldAccess } from "../data/held-access-rows.ts";
import { beginViewing } from "../data/viewing-session.ts";
import { viewedPerson } from "../domain/viewed-person.ts";
import { writeDown } from "./write-down.ts";

export const startViewingInput = z.object({ employeeId: z.uuid() });

/** Lets a platform admin see the product as somebody else, in this session and to read alone. Never as another platform admin. */
export async function startViewing(
  context: Context,
  { employeeId }: z.output<typeof startViewingInput>,
  { database, session }: Pick<RequestScope, "database" | "session">,
): Promise<void> {
  await authorize(context, "view-as", viewedPerson(employeeId, await requireHeldAccess(context, employeeId)));
  await writeDown(
    context,
    "access.viewing-started",
    { employeeId },
    { action: "start-viewing", subject: "Employee", id: employeeId },
  );
  if (session) await beginViewing(database, session.id, employeeId);
}
