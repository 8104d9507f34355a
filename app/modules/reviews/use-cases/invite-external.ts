import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import type { Context } from "#app/platform/context/context.ts";
import { holdRecord } from "#app/platform/data/hold-record.ts";
import { conflict, invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { asLanguage, languages } from "#app/platform/i18n/languages.ts";
import { newOutsideLink, outsideLinkAddress } from "#app/platform/outside-links/outside-link.ts";
import { countOutsideLetter } from "#app/platform/outside-links/outside-letters.ts";
import { outsideNameInput } from "#app/platform/outside-links/outside-name.ts";
import { plainAddress, plainAddressOf } from "#app/platform/mail/plain-address.ts";
import { ownersOfAddress, peopleByIds } from "#app/modules/people/index.ts";
import { readCycle, type CycleRecord } from "../data/cycle-record.ts";
import { ReviewExternal, ReviewForm, ReviewReviewee } from "../data/entities.ts";
import { readExternal } from "../data/external-record.ts";
import { nominationFacts } from "../data/nomination-record.ts";
import { readReviewee, type RevieweeRecord } from "../data/reviewee-record.ts";
import { ids } from "../domain/ids.ts";
import { spanOf } from "../domain/plan-cycle.ts";
import { externalMail } from "../mail/external-mail.ts";
import { outsidePlace } from "../review-places.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const inviteExternalInput = z.object({
  cycleId: ids.cycle,
  employeeId: ids.employee.describe("Who is reviewed."),
  name: outsideNameInput({ missing: "reviews.needed", tooLong: "reviews.too-long" }).describe(
    "Who is asked, as the letter greets them.",
  ),
  email: z
    .email({ error: "reviews.email" })
    .max(320, { error: "reviews.too-long" })
    .describe("Where the link is sent; never the address of a colleague."),
  language: z.enum(languages, { error: "reviews.needed" }).describe("The language of the letter and of the page."),
});
export type LetterScope = Pick<RequestScope, "mailer" | "config" | "settle">;

/** Asks somebody outside the company about a colleague: they get a link by mail, and need no account. */
export async function inviteExternal(
  context: Context,
  { cycleId, employeeId, name, email, language }: z.output<typeof inviteExternalInput>,
  scope: LetterScope,
): Promise<{ externalId: string }> {
  const reviewee = await readReviewee(
    context,
    sql`r.cycle_id = ${cycleId} and r.employee_id = ${employeeId} and r.removed_at is null
      order by r.anchor_on desc limit 1`,
  );
  const cycle = await readCycle(context, cycleId);
  await authorize(context, "nominate", nominationFacts(cycle, reviewee));
  await holdRecord(
    context,
    ReviewReviewee,
    { id: reviewee.id },
    { version: undefined, subject: "ReviewResult", changedBy: [] },
  );
  requireOpen(cycle, reviewee);
  await refuseKnown(context, reviewee, email);
  const leavesAt = await countOutsideLetter(context, { aboutId: employeeId, email, field: "email" });
  const formId = await openForm(context, cycle, reviewee.id);
  const externalId = context.newId();
  const { token, hash, expiresAt } = newOutsideLink(context);
  context.em.create(ReviewExternal, {
    ...{ id: externalId, formId, name, email, language, tokenHash: hash, expiresAt },
    invitedBy: context.actor.employeeId,
    invitedAt: context.clock.now(),
  } as never);
  await context.em.flush();
  await writeDown(
    context,
    "reviews.form-opened",
    { formId, why: "external" },
    { action: "invite-external", subject: "ReviewForm", id: formId, detail: { externalId } },
  );
  await post(context, { name, email, language, token, employeeId, leavesAt }, scope);
  return { externalId };
}

function requireOpen({ state, settings }: CycleRecord, { sharedAt, removed }: RevieweeRecord): void {
  if (state !== "IN_PROGRESS" || sharedAt || removed)
    throw conflict("reviews.cycle-closed", "The cycle is not in progress.");
  if (!settings.reviewers.providers.includes("EXTERNAL"))
    throw conflict("reviews.no-externals", "The cycle asks nobody outside the company.");
}

/**
 * A colleague is asked as one: a link would open to whoever reads the mailbox, without signing in. Nobody reviews themselves
 * as somebody outside, whatever address of theirs it is, and nobody is asked twice.
 */
async function refuseKnown(context: Context, { id, employeeId }: RevieweeRecord, email: string): Promise<void> {
  const refuse = (code: string) => {
    throw invalid(code, "This person cannot be asked from outside.", { fields: { email: code } });
  };
  const owners = await ownersOfAddress(context, email);
  if (owners.includes(employeeId)) refuse("reviews.own-address");
  if (owners.length > 0) refuse("reviews.is-colleague");
  const asked = await context.rows(
    sql`select from {review_external} x join {review_form} f on f.id = x.form_id
      where f.reviewee_id = ${id} and f.removed_at is null and ${plainAddressOf(sql`x.email`)} = ${plainAddress(email)}`,
  );
  if (asked.length > 0) refuse("reviews.already-asked");
}

async function openForm(context: Context, cycle: CycleRecord, revieweeId: string): Promise<string> {
  const today = context.today();
  const { dueOn } = spanOf(cycle.settings, "EXTERNAL", today);
  const [last] = await context.rows<{ place: number }>(
    sql`select coalesce(max(place), 0)::int as place from {review_form}
      where reviewee_id = ${revieweeId} and provider = 'EXTERNAL'`,
  );
  const id = context.newId();
  context.em.create(ReviewForm, {
    ...{ id, revieweeId, provider: "EXTERNAL", reviewerId: null, status: "NOT_STARTED", forced: false },
    opensOn: today,
    dueOn: dueOn > today ? dueOn : today,
    place: last!.place + 1,
    createdAt: context.clock.now(),
  } as never);
  await context.em.flush();
  return id;
}

type Letter = { name: string; email: string; language: string; token: string; employeeId: string; leavesAt: Date };

/** The letter leaves only once everything is written down. */
async function post(context: Context, letter: Letter, { mailer, config, settle }: LetterScope): Promise<void> {
  const { name, email, token, employeeId, leavesAt } = letter;
  const about = (await peopleByIds(context, [employeeId])).get(employeeId)?.name ?? "";
  await settle();
  const language = asLanguage(letter.language);
  const link = outsideLinkAddress({ config, tenant: context.tenant }, outsidePlace, { token, language });
  const sender = mailSender(context.tenant, config.publicUrl);
  const names = { name, about, requester: context.actor.name, company: context.tenant.name };
  const words = externalMail({ language, link, sender, ...names });
  await mailer.send({ company: context.tenant.id, to: email, ...words }, { outside: { leavesAt } });
}

export const oneExternal = z.object({ externalId: z.guid().describe("The id of the invitation that was sent.") });

/** Another link: the one that was sent before opens nothing from now on. */
export async function sendLinkAgain(
  context: Context,
  { externalId }: z.output<typeof oneExternal>,
  scope: LetterScope,
): Promise<{ externalId: string }> {
  const { external, reviewee } = await requireExternal(context, "nominate", externalId);
  if (external.status === "SUBMITTED") throw conflict("reviews.not-from-here", "It was answered.");
  const leavesAt = await countOutsideLetter(context, { aboutId: reviewee.employeeId, email: external.email });
  const record = await holdExternal(context, externalId);
  const { token, hash, expiresAt } = newOutsideLink(context);
  Object.assign(record, { tokenHash: hash, expiresAt, invitedAt: context.clock.now() });
  await context.em.flush();
  await writeDown(
    context,
    "reviews.form-opened",
    { formId: external.formId, why: "link-again" },
    { action: "send-link-again", subject: "ReviewForm", id: external.formId, detail: { externalId } },
  );
  await post(context, { ...external, token, employeeId: reviewee.employeeId, leavesAt }, scope);
  return { externalId };
}

/** Somebody outside is no longer asked: their link opens nothing. A review they have submitted is theirs, and stays. */
export async function withdrawExternal(
  context: Context,
  { externalId }: z.output<typeof oneExternal>,
): Promise<{ externalId: string }> {
  const { external } = await requireExternal(context, "withdraw", externalId);
  const record = await holdExternal(context, externalId);
  record.tokenHash = null;
  const form = await context.em.findOneOrFail(ReviewForm, { id: external.formId });
  if (form.status === "SUBMITTED") throw conflict("reviews.already-submitted", "The review was submitted and stays.");
  form.removedAt ??= context.clock.now();
  await context.em.flush();
  await writeDown(
    context,
    "reviews.form-withdrawn",
    { formId: external.formId },
    { action: "withdraw-external", subject: "ReviewForm", id: external.formId, detail: { externalId } },
  );
  return { externalId };
}

async function requireExternal(context: Context, action: "nominate" | "withdraw", externalId: string) {
  const external = await readExternal(context, externalId);
  const reviewee = await readReviewee(context, sql`r.id = ${external.revieweeId}`);
  const cycle = await readCycle(context, reviewee.cycleId);
  await authorize(context, action, nominationFacts(cycle, reviewee));
  requireOpen(cycle, reviewee);
  return { external, reviewee };
}

function holdExternal(context: Context, id: string) {
  return holdRecord(
    context,
    ReviewExternal,
    { id },
    { version: undefined, subject: "ReviewNomination", changedBy: [] },
  );
}
