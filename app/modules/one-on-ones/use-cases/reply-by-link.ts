import { z } from "zod";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { readMeeting } from "../data/one-on-one-record.ts";
import { invitationFields } from "../invitation-link.ts";
import { companyOfLink, openInvitation } from "../queries/invitation-page.ts";
import { replyFields, storeReply } from "./reply-to-invitation.ts";

export const replyByLinkInput = z.object({ ...invitationFields, ...replyFields });

const spent = () => new AppError("one-on-ones.link-spent", 410, "It was changed, has begun, or was never sent.");

/** Whoever was invited by mail answers by its link, as often as they like until it begins; the link gives nothing else. */
export async function replyByLink(
  scope: Pick<RequestScope, "database" | "config" | "requestId" | "asProduct">,
  input: z.output<typeof replyByLinkInput>,
): Promise<void> {
  const tenant = await companyOfLink(scope, input);
  if (!tenant) throw spent();
  await scope.asProduct(tenant, async (context) => {
    const invited = await openInvitation(context, input);
    if (!invited) throw spent();
    const found = await readMeeting(context, invited.meetingId);
    // It was moved before it was held.
    if (found.meeting.sequence !== input.sequence) throw spent();
    const actor = { employeeId: invited.employeeId, timeZone: invited.timeZone };
    const { rows, clock } = context;
    await storeReply({ rows, clock, requestId: scope.requestId, tenant, actor }, found, input, "LINK");
  });
}
