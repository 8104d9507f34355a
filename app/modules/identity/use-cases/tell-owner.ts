import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { noticeMail, type NoticeKind } from "../mail/notice-mail.ts";
import { companiesOf } from "../queries/companies-of.ts";
import { personOf } from "../queries/person-of.ts";

export type TellScope = Pick<RequestScope, "database" | "mailer" | "config">;

/** A mail to the person whose sign-in changed, in their language. */
export async function tellOwner(
  scope: TellScope,
  { id, email }: { id: string; email: string },
  kind: NoticeKind,
): Promise<void> {
  const [place] = await companiesOf(scope, id);
  const person = place ? await personOf(scope.database, place) : null;
  await scope.mailer.send({
    company: null,
    to: email,
    ...noticeMail({
      language: person?.language ?? null,
      name: person?.firstName ?? email,
      kind,
      publicUrl: scope.config.publicUrl,
    }),
  });
}
