import { z } from "zod";
import { isProofOf, type Prove } from "#app/platform/outside-links/proof.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { replies, type Reply } from "./domain/replies.ts";
import { oneOnOnePlaces } from "./one-on-one-places.ts";

/** Who is asked to which 1:1, as it stands since this change: what changes asks anew, and an older link opens nothing. */
export type Invited = { meetingId: string; employeeId: string; sequence: number };

/** What a link says, and the form behind it sends along unseen. */
export const invitationFields = {
  company: z.string().max(100),
  meeting: z.uuid(),
  person: z.uuid(),
  sequence: z.coerce.number().int(),
  proof: z.string().max(100),
};
export const invitationLinkInput = z.object(invitationFields);
export type InvitationLink = z.output<typeof invitationLinkInput>;

const saidOf = (tenantId: string, { meetingId, employeeId, sequence }: Invited) => [
  "invitation-to-one-on-one",
  ...[tenantId, meetingId, employeeId, String(sequence)],
];

type Sender = { origin: string; tenant: Pick<Tenant, "id" | "slug">; language: string; prove: Prove };

/** Where an answer by mail leads: to a page on which it is chosen and is sent. Mail filters look at links too. */
export function invitationAddress({ origin, tenant, language, prove }: Sender, invited: Invited, reply: Reply): string {
  const query = new URLSearchParams({
    company: tenant.slug,
    meeting: invited.meetingId,
    person: invited.employeeId,
    sequence: String(invited.sequence),
    proof: prove(saidOf(tenant.id, invited)),
    reply,
    language,
  });
  return `${origin}${oneOnOnePlaces.invitation}?${query}`;
}

/** What an address says; null where it is no link to an invitation. */
export function invitationLinkIn(request: Request): { link: InvitationLink; reply: Reply } | null {
  const { searchParams } = new URL(request.url);
  const asked = Object.fromEntries(searchParams);
  const link = invitationLinkInput.safeParse(asked);
  const reply = z.enum(replies).catch("ACCEPTED").parse(asked["reply"]);
  return link.success ? { link: link.data, reply } : null;
}

/** Whether this installation wrote the link, with one of its secrets. */
export function isOurLink(tenantId: string, link: InvitationLink, secrets: readonly string[]): boolean {
  const invited = { meetingId: link.meeting, employeeId: link.person, sequence: link.sequence };
  return isProofOf(saidOf(tenantId, invited), link.proof, secrets);
}
