import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { writesDown } from "#app/platform/events/write-down.ts";
import type { FactsChanged } from "../events.ts";

/** The version of a person that a form was filled from; without it the last word wins. */
export const factsVersion = z.coerce
  .number()
  .int()
  .optional()
  .describe("Counts the changes of the record; the next change must bring it.");

/** Refuses where somebody else changed the person meanwhile. */
export function refuseChangedFacts(held: { version: number }, version: number | undefined): void {
  if (version !== undefined && version !== held.version)
    throw conflict("people.changed-meanwhile", "Somebody else changed these facts meanwhile.", {
      params: { version: held.version },
    });
}

const writeDown = writesDown<{ "people.facts-changed": FactsChanged["payload"] }>("people");

/** Which facts of a person changed, not what they say: the audit log outlives the right to have them forgotten. */
export function announceFacts(context: Context, employeeId: string, fields: string[], action: string): Promise<void> {
  const written = { action, subject: "Employee", id: employeeId, detail: { fields } };
  return writeDown(context, "people.facts-changed", { employeeId, fields }, written);
}
