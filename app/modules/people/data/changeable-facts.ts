import { isAdmin } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdsMore } from "#app/platform/context/holds-more.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { identityFacts, type EmployeeFacts } from "../domain/employee-facts.ts";
import type { EmployeeSubject } from "../policy.ts";
import { factNames } from "./employee-facts-row.ts";

type FactName = keyof EmployeeFacts;

const isIdentity = (fact: FactName) => (identityFacts as readonly FactName[]).includes(fact);

/** The facts the actor may change of a person; what others know the person by only where nothing is gained by it. */
export async function changeableFacts(context: Context, subject: EmployeeSubject): Promise<FactName[]> {
  const changeable = (await context.ability()).allowedFields("edit", subject, factNames);
  if (!changeable.some(isIdentity) || (await mayMoveIdentity(context, subject.id))) return changeable;
  return changeable.filter((fact) => !isIdentity(fact));
}

/** Refuses where somebody with a role's right would move what others know the person by, and gain by it. */
export async function refuseIdentityBeyond(
  context: Context,
  subject: EmployeeSubject,
  fields: readonly FactName[],
): Promise<void> {
  if (!fields.some(isIdentity) || (await mayMoveIdentity(context, subject.id))) return;
  throw new AppError("people.identity-beyond", 403, "The person is the actor, or holds more rights than the actor.", {
    fields: Object.fromEntries(fields.filter(isIdentity).map((fact) => [fact, "people.identity-beyond"])),
  });
}

/** Nobody but platform admins moves their own, nor that of somebody who may more than themselves. */
async function mayMoveIdentity({ actor, actorOf }: Context, employeeId: string): Promise<boolean> {
  if (isAdmin(actor, "PLATFORM_ADMIN")) return true;
  return employeeId !== actor.employeeId && !holdsMore(await actorOf(employeeId), actor);
}
