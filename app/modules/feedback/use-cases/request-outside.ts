import { mailSender } from "#app/platform/mail/write-mail.ts";
import { z } from "zod";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { onceSent } from "#app/platform/http/once-sent.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { ownersOfAddress } from "#app/modules/people/index.ts";
import { countOutsideLetter } from "#app/platform/outside-links/outside-letters.ts";
import { outsideNameInput } from "#app/platform/outside-links/outside-name.ts";
import { newOutsideLink, outsideLinkAddress } from "#app/platform/outside-links/outside-link.ts";
import { outsidePlace } from "../feedback-places.ts";
import { askMail } from "../mail/ask-mail.ts";
import { openRequest, requestFeedbackInput, somebodyNeeded } from "./request-feedback.ts";
import { sql } from "#tenancy/sql.ts";

/** A request that may also go to one person outside the company, by a link that is sent to their address. */
export const requestWithOutsideInput = requestFeedbackInput.extend({
  outsideName: outsideNameInput({ missing: "feedback.name-needed", tooLong: "feedback.too-long" }).optional(),
  outsideEmail: z.email({ error: "feedback.email" }).max(320).optional(),
});
export type RequestWithOutsideInput = z.output<typeof requestWithOutsideInput>;

export type PostScope = Pick<RequestScope, "mailer" | "config" | "settle">;

/** As `requestFeedback`; the letter leaves only once everything is written down. What is sent twice is one. */
export async function requestWithOutside(
  context: Context,
  input: RequestWithOutsideInput,
  scope: PostScope,
): Promise<{ requestId: string }> {
  let letter: Letter | null = null;
  const stands = async ({ requestId }: { requestId: string }) =>
    (await context.rows(sql`select from {feedback_request} where id = ${requestId}`)).length > 0;
  const made = await onceSent(context, { act: "feedback.request", input, stands }, async () => {
    const providerIds = [...new Set(input.providerIds)];
    const outside = outsideOf(input);
    if (providerIds.length === 0 && !outside) throw somebodyNeeded();
    const leavesAt = outside && (await mayAskOutside(context, input, outside));
    const { requestId } = await openRequest(context, input, providerIds);
    if (outside && leavesAt) letter = { ...(await askOutside(context, requestId, outside)), leavesAt };
    return { requestId };
  });
  if (letter) await post(context, letter, input, scope);
  return made;
}

type Outside = { name: string; email: string };
type Letter = Outside & { token: string; leavesAt: Date };

function outsideOf({ outsideName, outsideEmail }: RequestWithOutsideInput): Outside | null {
  if (!outsideName && !outsideEmail) return null;
  const missing = outsideName ? "outsideEmail" : "outsideName";
  if (!outsideName || !outsideEmail)
    throw invalid("feedback.name-and-email", "Somebody outside needs a name and an address.", {
      fields: { [missing]: "feedback.name-and-email" },
    });
  return { name: outsideName, email: outsideEmail };
}

/** A colleague is asked as one: a link would open to whoever reads the mailbox, without signing in. */
async function mayAskOutside(
  context: Context,
  { receiverId }: RequestWithOutsideInput,
  { email }: Outside,
): Promise<Date> {
  const letter = { aboutId: receiverId ?? context.actor.employeeId, email, field: "outsideEmail" };
  if ((await ownersOfAddress(context, email)).length === 0) return countOutsideLetter(context, letter);
  throw invalid("feedback.is-colleague", "This is the address of a colleague.", {
    fields: { outsideEmail: "feedback.is-colleague" },
  });
}

async function askOutside(context: Context, requestId: string, { name, email }: Outside) {
  const { token, hash, expiresAt } = newOutsideLink(context);
  await context.rows(
    sql`insert into {feedback_ask} (id, request_id, provider_email, provider_name, token_hash, expires_at, changed_at)
     values (${context.newId()}, ${requestId}, ${email}, ${name}, ${hash}, ${expiresAt}, ${context.clock.now()})`,
  );
  return { name, email, token };
}

async function post(
  context: Context,
  { name, email, token, leavesAt }: Letter,
  { receiverId, question }: RequestWithOutsideInput,
  { mailer, config, settle }: PostScope,
): Promise<void> {
  const about = receiverId ?? context.actor.employeeId;
  const found = await firstRow<{ name: string; language: string }>(
    context,
    sql`select e.display_name as name, o.language from {employee} e cross join {organization} o where e.id = ${about}`,
  );
  await settle();
  const language = asLanguage(found!.language);
  const link = outsideLinkAddress({ config, tenant: context.tenant }, outsidePlace, { token });
  const names = { name, requester: context.actor.name, receiver: found!.name, company: context.tenant.name };
  const sender = mailSender(context.tenant, config.publicUrl);
  const aboutRequester = about === context.actor.employeeId;
  const words = askMail({ language, link, sender, aboutRequester, question, ...names });
  await mailer.send({ company: context.tenant.id, to: email, ...words }, { outside: { leavesAt } });
}
