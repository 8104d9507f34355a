import { v7 as uuidv7 } from "uuid";
import { z } from "zod";
import { ownDetailsInput, tellOwnDetails } from "#app/modules/people/index.ts";
import { answersInput } from "#app/modules/questionnaires/domain.ts";
import { attachFiles } from "#app/platform/files/attachments/attachments.ts";
import { filesInput } from "#app/platform/files/attachments/attachment-input.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { mailSender } from "#app/platform/mail/write-mail.ts";
import { countOutsideLetter } from "#app/platform/outside-links/outside-letters.ts";
import {
  answerByLink,
  newOutsideLink,
  outsideLinkAddress,
  outsideLinkFields,
  type OutsideContext,
  type OutsideScope,
} from "#app/platform/outside-links/outside-link.ts";
import { addDays } from "#app/platform/time/days.ts";
import { sql } from "#tenancy/sql.ts";
import { requireJourney } from "../data/journey-record.ts";
import { paperKind } from "../data/step-papers.ts";
import { ids } from "../domain/ids.ts";
import { canWelcome, daysOfWelcome, type Moment } from "../domain/moments.ts";
import { lifecyclePlaces } from "../lifecycle-places.ts";
import { welcomeMail } from "../mail/welcome-mail.ts";
import { openWelcome, stepsOfJoiner } from "../queries/welcome-page.ts";
import type { oneJourney } from "./journey-input.ts";
import { filesNeeded } from "./close-step.ts";
import { answersRead } from "./fill-in.ts";
import { writeDown } from "./write-down.ts";

/** Sends a joiner the link to their page, to their private address; a link that was sent before opens nothing any more. */
export async function sendWelcome(
  context: Context,
  { journeyId }: z.output<typeof oneJourney>,
  { mailer, config, settle }: Pick<RequestScope, "mailer" | "config" | "settle">,
): Promise<{ journeyId: string }> {
  const { journey } = await requireJourney(context, "run", journeyId, { held: true });
  const { employeeId, moment, onDay, state } = journey;
  if (state !== "RUNNING" || !canWelcome(moment as Moment, onDay, context.today()))
    throw conflict("lifecycle.no-joiner", "Nobody joins.");
  const person = await firstRow<{ name: string; email: string | null; language: string }>(
    context,
    sql`select e.first_name as name, e.personal_email as email, coalesce(e.language, o.language) as language
      from {employee} e cross join {organization} o where e.id = ${employeeId}`,
  );
  if (!person?.email) throw conflict("lifecycle.no-address", "Their private address is not known.");
  const leavesAt = await countOutsideLetter(context, { aboutId: employeeId, email: person.email });
  const { token, hash, expiresAt } = newOutsideLink(context, { through: addDays(onDay, daysOfWelcome) });
  await context.rows(
    sql`update {lifecycle_journey} set token_hash = ${hash}, expires_at = ${expiresAt}, told = true,
        version = version + 1
      where id = ${journeyId}`,
  );
  await writeDown(
    context,
    "lifecycle.welcome-sent",
    { journeyId, employeeId, moment },
    { action: "send-welcome", subject: "Journey", id: journeyId, detail: { employeeId } },
  );
  await settle();
  const language = asLanguage(person.language);
  const { date } = createFormat(language, "UTC", toldBy(context.tenant));
  const until = date(expiresAt.toISOString().slice(0, 10));
  const told = { name: person.name, company: context.tenant.name, date: date(onDay), until };
  const link = outsideLinkAddress({ config, tenant: context.tenant }, lifecyclePlaces.welcome, { token, language });
  const sender = mailSender(context.tenant, config.publicUrl);
  const words = welcomeMail({ language, link, sender, ...told });
  await mailer.send({ company: context.tenant.id, to: person.email, ...words }, { outside: { leavesAt } });
  return { journeyId };
}

export const welcomeStepInput = z.object({
  ...outsideLinkFields,
  stepId: ids.step,
  answer: textInput({ most: 5000, tooLong: "lifecycle.too-long" }).default(""),
  answers: answersInput.default(new Map()),
  files: filesInput,
  ...ownDetailsInput.shape,
});

/** A joiner does a step of their own before they have an account. */
export async function closeByLink(
  scope: OutsideScope & Pick<RequestScope, "files" | "language">,
  { stepId, answer, answers, files, company, token, ...details }: z.output<typeof welcomeStepInput>,
): Promise<void> {
  await answerByLink(scope, { room: "lifecycle", company, token }, openWelcome, async (context, asked) => {
    const { journeyId, employeeId } = asked;
    const step = (await stepsOfJoiner(context, scope.language, asked)).find(({ id }) => id === stepId);
    if (!step) throw notFound("JourneyStep");
    if (step.state === "DONE") return;
    if (step.kind === "QUESTION" && answer === "")
      throw invalid("lifecycle.answer-needed", "An answer is needed.", {
        fields: { answer: "lifecycle.answer-needed" },
      });
    // A link that anybody may pass on is no signature.
    if (step.kind === "SIGN") throw conflict("lifecycle.signature-needed", "It is signed once they can sign in.");
    if (step.kind === "FILE") await handInByLink(context, scope, { stepId, employeeId }, files);
    if (step.kind === "DETAILS") await tellOwnDetails(asThemselves(context, employeeId), employeeId, details);
    const kept = step.kind === "FORM" ? answersRead(step.questions, answers) : {};
    await context.rows(
      sql`update {lifecycle_step} set state = 'DONE', answer = ${answer}, answers = ${JSON.stringify(kept)}::jsonb, closed_at = ${context.clock.now()},
        closed_by = ${employeeId}, version = version + 1 where id = ${stepId}`,
    );
    await writeDown(
      context,
      "lifecycle.step-closed",
      { journeyId, employeeId, moment: asked.moment as Moment, stepId, state: "DONE" },
      { action: "close-step", subject: "JourneyStep", id: stepId, detail: { journeyId, byLink: true } },
    );
  });
}

/** What a joiner says by their link is said by them. */
function asThemselves(context: OutsideContext, employeeId: string) {
  const newId = () => uuidv7({ msecs: context.clock.now().getTime() });
  const today = () => context.clock.now().toISOString().slice(0, 10);
  return { ...context, newId, today, actor: { employeeId } };
}

async function handInByLink(
  context: OutsideContext,
  { files: store }: Pick<RequestScope, "files">,
  { stepId, employeeId }: { stepId: string; employeeId: string },
  files: readonly File[],
): Promise<void> {
  const by = { ...asThemselves(context, employeeId), files: store };
  const added = await attachFiles(by, { about: paperKind, record: stepId }, files, {
    takes: "anything",
    field: "files",
  });
  if (added.length === 0) throw filesNeeded();
}
