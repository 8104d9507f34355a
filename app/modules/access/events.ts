import { z } from "zod";
import { declareEvents, type EventNamed } from "#app/platform/events/catalogue.ts";

/** What this room announces. */
export const accessEvents = declareEvents({
  "access.admin-granted": {
    payload: z.object({
      employeeId: z.string(),
      kind: z.string(),
      orgUnitIds: z.array(z.string()).readonly().nullish(),
    }),
    says: "Somebody became an admin of a kind, or their reach within the company changed.",
    stays: true,
  },
  "access.admin-withdrawn": {
    payload: z.object({ employeeId: z.string(), kind: z.string() }),
    says: "Somebody is no longer an admin of a kind.",
    stays: true,
  },
  "access.module-switched": {
    payload: z.object({ feature: z.string(), on: z.boolean() }),
    says: "The company switched a module on or off.",
    stays: true,
  },
  "access.flag-switched": {
    payload: z.object({ flag: z.string(), on: z.boolean() }),
    says: "Something was switched on or off for the company as a whole.",
    stays: true,
  },
  "access.role-saved": {
    payload: z.object({ roleId: z.string(), holderIds: z.array(z.string()).readonly() }),
    says: "A custom role was made, changed, or given to others.",
    stays: true,
  },
  "access.role-given-by-group": {
    payload: z.object({ roleId: z.string(), employeeId: z.string(), held: z.boolean() }),
    says: "Somebody signed in, and holds a custom role by their groups at the company's provider from now on, or no longer.",
    stays: true,
  },
  "access.role-deleted": {
    payload: z.object({ roleId: z.string() }),
    says: "A custom role was taken away.",
    stays: true,
  },
  /** Who it was is the event's actor. */
  "access.viewing-started": {
    payload: z.object({ employeeId: z.string() }),
    says: "A platform admin began to see the product as this person.",
    stays: true,
  },
});

type Named<Name extends keyof typeof accessEvents> = EventNamed<typeof accessEvents, Name>;
export type AdminGranted = Named<"access.admin-granted">;
export type AdminWithdrawn = Named<"access.admin-withdrawn">;
