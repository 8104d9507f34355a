import { z } from "zod";
import { ids } from "../domain/ids.ts";
import type { NominationDialog } from "../queries/nomination-dialog.ts";
import { namedPools } from "../queries/peer-pools.ts";

const person = z.object({ id: ids.employee, name: z.string().describe("Their name.") });

/** Who reviews somebody as a peer, and who could. */
export const nominationsShape = z.object({
  employee: person.describe("Who is reviewed."),
  minPeers: z.number().int().describe("How many peers there are at least."),
  maxPeers: z.number().int().describe("How many at most; 0 where any number is."),
  endsOn: z.string().describe("The last day of nominating.").meta({ example: "2026-11-30" }),
  mayNominate: z.boolean().describe("Whether the caller nominates."),
  anyone: z.boolean().describe("Whether people outside of the pools can be chosen as well."),
  nominations: z
    .array(
      z.object({
        id: ids.nomination,
        person: person.describe("Who is nominated."),
        status: z
          .string()
          .describe("PROPOSED and REFUSED where it has to be approved; NOMINATED, ACCEPTED, DECLINED or SUBMITTED."),
        reason: z.string().nullable().describe("Why they declined, or were not approved."),
      }),
    )
    .describe("Who is nominated."),
  suggested: z
    .array(
      z.object({
        pool: z.enum(namedPools).describe("How they stand to the person."),
        people: z.array(person).describe("Who is in the pool and not nominated."),
      }),
    )
    .describe("Whom to think of, by pool."),
  externals: z
    .array(
      z.object({
        id: z.guid().describe("The id of the invitation."),
        name: z.string().describe("Their name."),
        email: z.string().describe("Where the link was sent."),
        status: z.string().describe("How their form stands."),
        expired: z.boolean().describe("Whether the link has run out."),
      }),
    )
    .nullable()
    .describe("Who outside the company is asked; null where the cycle asks nobody."),
});

const named = ({ id, name }: { id: string; name: string }) => ({ id, name });

/** What the dialog shows, as programs are told it. */
export function presentNominations(dialog: NominationDialog): z.output<typeof nominationsShape> {
  const { employee, minPeers, maxPeers, endsOn, mayNominate, anyone, nominations, suggested, externals } = dialog;
  return {
    ...{ minPeers, maxPeers, endsOn, mayNominate, anyone, externals },
    employee: named(employee),
    nominations: nominations.map(({ id, person: nominee, status, reason }) => ({
      ...{ id, status, reason },
      person: named(nominee),
    })),
    suggested: suggested.map(({ pool, people }) => ({ pool, people: people.map(named) })),
  };
}
