import type { z } from "zod";
import { requireErasable } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import { addDays } from "#app/platform/time/days.ts";
import { PersonErasure } from "../../data/entities.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { latestErasure } from "../data/hold-erasure.ts";
import { daysToCallOff, isSameName, type askErasureInput } from "../domain/erasure.ts";
import { objectionsTo } from "../queries/objections.ts";

/** Somebody who left is to be erased once the days are over in which it can be called off. */
export async function askErasure(
  context: Context,
  { employeeId, name }: z.output<typeof askErasureInput>,
): Promise<{ employeeId: string; erasesOn: string }> {
  const person = await requireErasable(context, employeeId);
  if (!isSameName(name, person.name))
    throw invalid("identity.erase-name", "It is not the person's name.", { fields: { name: "identity.erase-name" } });
  const [objection] = await objectionsTo(context, employeeId);
  if (objection) throw conflict(objection.code, "A module objects.");
  await lockNamed(context, `erasure ${employeeId}`);
  const earlier = await latestErasure(context, employeeId);
  if (earlier && earlier.state !== "CALLED_OFF") throw conflict("identity.erase-asked", "It was asked for already.");
  const erasesOn = addDays(context.today(), daysToCallOff);
  const asked = { askedBy: context.actor.employeeId, askedAt: context.clock.now(), erasesOn, counts: {} };
  const id = context.newId();
  context.em.create(PersonErasure, { id, employeeId, state: "WAITING", ...asked });
  await context.em.flush();
  const written = { action: "ask-erasure", subject: "Employee", id: employeeId, detail: { erasesOn } };
  await writeDown(context, "identity.erasure-asked", { employeeId }, written);
  return { employeeId, erasesOn };
}
