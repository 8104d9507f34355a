import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { mailedTo } from "../domain/email.ts";
import type { LeftOut } from "../domain/left-out.ts";
import { invitedPeople, whoNeedsNone, type Invited } from "../queries/invited-people.ts";
import { sendInvitation } from "./send-invitation.ts";
import { writeDown } from "./write-down.ts";
import type { Database } from "#tenancy/database.ts";
import { sql } from "#tenancy/sql.ts";

export const inviteEmployeesInput = z.object({
  employeeId: z.array(z.uuid(), { error: "nobody-chosen" }).min(1, "nobody-chosen").max(100, "too-many-chosen"),
});

export type InvitationScope = Pick<RequestScope, "mailer" | "config" | "settle"> & {
  database: Pick<Database, "control">;
};

/** Sends each of these people a link to join; a new invitation replaces the one before. Answers how many. */
export async function inviteEmployees(
  context: Context,
  input: z.output<typeof inviteEmployeesInput>,
  scope: InvitationScope,
): Promise<number> {
  return (await inviteWithLinks(context, input, scope)).length;
}

/** As `inviteEmployees`, for who hands on the links where there is no mail: each opens an account, so no page shows one. */
export async function inviteWithLinks(
  context: Context,
  { employeeId }: z.output<typeof inviteEmployeesInput>,
  scope: InvitationScope,
): Promise<string[]> {
  const asked = [...new Set(employeeId)];
  const { people, left } = await noteInvited(context, asked, scope.database);
  // Everybody asked for, or nobody: an id that is not of this company, or somebody who has left, is not found.
  if (left.some(({ why }) => why === "left")) throw notFound("Employee");
  if (left.some(({ why }) => why === "no-address")) throw conflict("identity.no-address", "Somebody has no address.");
  if (left.length > 0) throw conflict("identity.already-member", "Somebody among them can sign in already.");
  await scope.settle();
  const links: string[] = [];
  for (const person of people) links.push(await sendInvitation(context, scope, person));
  return links;
}

/** Writes down that these people are invited, as far as they can be, before anything is sent; and whom that leaves out, and why. */
export async function noteInvited(
  context: Context,
  ids: readonly string[],
  database: Pick<Database, "control">,
): Promise<{ people: Invited[]; left: LeftOut[] }> {
  await authorize(context, "create", { kind: "Invitation" });
  const found = await invitedPeople(context, ids);
  const { signedIn, taken } = await whoNeedsNone(context, database, found);
  const here = new Map(found.map((person) => [person.id, person]));
  const left = ids.flatMap((id): LeftOut[] => {
    const person = here.get(id);
    if (!person) return [{ id, why: "left" }];
    if (signedIn.has(id)) return [{ id, why: "signed-in" }];
    if (taken.has(id)) return [{ id, why: "address-taken" }];
    return mailedTo(person.email) ? [] : [{ id, why: "no-address" }];
  });
  const out = new Set(left.map(({ id }) => id));
  const people = found.filter(({ id }) => !out.has(id));
  await context.rows(
    sql`update {employee} set invited = true, sign_up_pending = true where id = any(${people.map(({ id }) => id)}::uuid[])`,
  );
  for (const { id } of people)
    await writeDown(context, "identity.invited", { employeeId: id }, { action: "invite", subject: "Employee", id });
  return { people, left };
}
