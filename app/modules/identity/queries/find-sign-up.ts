import { z } from "zod";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { usualDemand } from "../domain/password-policy.ts";
import { signUpInput, type SignUpInput } from "../domain/sign-up-input.ts";
import { findOpenLink } from "./find-open-link.ts";
import type { PasswordTerms } from "./password-terms.ts";
import { sql } from "#tenancy/sql.ts";

export type SignUp = SignUpInput & {
  tokenHash: string;
  /** The address signs somebody in already: they prove the password they have. */
  known: boolean;
  /** This person began to open the company before, and was interrupted. */
  begun: boolean;
  terms: PasswordTerms;
};

/** What was typed at /signup by whoever follows the link. */
export async function findSignUp(
  scope: Pick<RequestScope, "database" | "clock">,
  token: string,
): Promise<SignUp | null> {
  const link = await findOpenLink(scope, "SIGN_UP", token);
  if (!link) return null;
  const input = signUpInput.extend({ begun: z.boolean().default(false) }).parse({ ...link.detail, email: link.email });
  const { rows } = await scope.database.control.query(
    sql`select from control.login_identity where email = ${link.email} and password_hash is not null`,
  );
  const ownWords = [input.company, input.slug, input.firstName, input.lastName, ...link.email.split("@")];
  return { ...input, tokenHash: link.tokenHash, known: rows.length > 0, terms: { ownWords, demand: usualDemand } };
}
