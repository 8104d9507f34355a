import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { FormState } from "../domain/form-state.ts";
import { instant, sql } from "#tenancy/sql.ts";

/** Somebody outside the company who was asked, by name and address. */
export type ExternalRecord = {
  id: string;
  formId: string;
  revieweeId: string;
  name: string;
  email: string;
  language: string;
  status: FormState;
  expiresAt: string;
};

const columns = sql`x.id, x.form_id as "formId", f.reviewee_id as "revieweeId", x.name, x.email, x.language, f.status,
  ${instant(sql`x.expires_at`)} as "expiresAt"`;

/** Who was asked, whoever asks: what they may do is asked besides. */
export async function readExternal(context: Context, externalId: string): Promise<ExternalRecord> {
  const found = await firstRow<ExternalRecord>(
    context,
    sql`select ${columns} from {review_external} x join {review_form} f on f.id = x.form_id and f.removed_at is null
      where x.id = ${externalId}`,
  );
  if (!found) throw notFound("ReviewNomination");
  return found;
}

/** Everybody outside who is asked about somebody. */
export function externalsOf(context: Context, revieweeId: string): Promise<ExternalRecord[]> {
  return context.rows<ExternalRecord>(
    sql`select ${columns} from {review_external} x join {review_form} f on f.id = x.form_id and f.removed_at is null
      where f.reviewee_id = ${revieweeId} order by x.invited_at, x.id`,
  );
}
