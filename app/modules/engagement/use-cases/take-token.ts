import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { keysOf, makeKeys, publicKeyOf } from "../data/survey-keys.ts";
import { hashOf, signBlinded } from "../data/tokens.ts";
import { oneSurvey } from "./survey-input.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** A browser that lost its token gets one more. */
export const mostTokens = 2;

export const takeTokenInput = oneSurvey.extend({
  blinded: z.base64().max(400).describe("The token, blinded by the browser: 256 bytes, base64."),
});

type Asked = { tokens: number; tokenHash: string | null; groupNumber: number; open: boolean; privacy: string };

/**
 * Signs a token that the server does not see, once for each person who was asked. Who took one is known; which answers it
 * brings nobody can tell. The same request again is answered the same way.
 */
export async function takeToken(
  context: Context,
  { surveyId, blinded }: z.output<typeof takeTokenInput>,
): Promise<{ signature: string; group: number }> {
  const asked = await holdAsked(context, surveyId);
  if (asked.privacy !== "ANONYMOUS") throw conflict("engagement.not-anonymous", "The survey asks for no token.");
  const bytes = Buffer.from(blinded, "base64");
  const hash = hashOf(bytes);
  const isAgain = asked.tokenHash === hash;
  if (!isAgain && asked.tokens >= mostTokens) throw conflict("engagement.no-more-tokens", "Both tokens were given.");
  const keys = await keysOf(context, surveyId);
  const signature = keys && signBlinded(keys.privateKey, bytes);
  if (!signature) throw invalid("engagement.token-faulty", "That is no blinded token of this survey.");
  if (!isAgain) {
    await context.rows(
      sql`update {survey_participant} set tokens = tokens + 1, token_hash = ${hash}, took_part = true
        where survey_id = ${surveyId} and employee_id = ${context.actor.employeeId}`,
    );
    await writeDown(
      context,
      "engagement.token-given",
      { surveyId },
      // That somebody took part stands beside them alone: whoever reads the audit log learns of nobody.
      { action: "issue-token", subject: "Survey", id: surveyId, anonymous: true },
    );
  }
  return { signature: signature.toString("base64"), group: asked.groupNumber };
}

/** The key that the survey's tokens are verified with; made when first asked for, where the launch made none. */
export async function readKey(
  context: Context,
  { surveyId }: z.output<typeof oneSurvey>,
): Promise<{ publicKey: string }> {
  await holdAsked(context, surveyId);
  const known = await publicKeyOf(context, surveyId);
  if (known) return { publicKey: known };
  await makeKeys(context, surveyId);
  return { publicKey: (await publicKeyOf(context, surveyId))! };
}

/** The actor as one who was asked, held; 404 where they were not, 409 where nothing is answered any more. */
export async function holdAsked(context: Context, surveyId: string): Promise<Asked> {
  await authorize(context, "answer", { kind: "Survey" });
  const asked = await firstRow<Asked>(
    context,
    sql`select p.tokens, p.token_hash as "tokenHash", p.group_number as "groupNumber", s.privacy,
        s.state = 'LIVE' and (s.closes_on is null or s.closes_on >= ${context.today()}::date) as open
      from {survey_participant} p join {survey} s on s.id = p.survey_id
      where p.survey_id = ${surveyId} and p.employee_id = ${context.actor.employeeId} and s.deleted_at is null
        and s.state <> 'DRAFT'
      for no key update of p`,
  );
  if (!asked) throw notFound("Survey");
  if (!asked.open) throw conflict("engagement.is-closed", "The survey is closed.");
  return asked;
}
