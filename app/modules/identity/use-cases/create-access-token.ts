import { randomUUID } from "node:crypto";
import { z } from "zod";
import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { linesInput } from "#app/platform/http/typed-input.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { hashToken, newToken } from "#app/platform/secrets/token.ts";
import { daysAhead } from "#app/platform/time/days-ago.ts";
import {
  accessTokenKinds,
  accessTokenLife,
  accessTokenName,
  accessTokenScopes,
  mostAccessTokens,
  type AccessTokenScope,
} from "../domain/access-token-input.ts";
import { tokenModules } from "../domain/token-scopes.ts";
import { currentPassword } from "../domain/proof-input.ts";
import { confirmPassword, requireOwnIdentity, type OwnIdentityScope } from "./own-identity.ts";
import { tellOwner, type TellScope } from "./tell-owner.ts";
import { sql } from "#tenancy/sql.ts";

type AccessTokenScopeOfRequest = OwnIdentityScope & TellScope & Pick<RequestScope, "settle">;

export const createAccessTokenInput = z.object({
  name: accessTokenName,
  scope: z.enum(accessTokenScopes),
  /** The modules it is narrowed to; all of them where none is named. */
  modules: z
    .preprocess((sent) => (sent === undefined ? [] : [sent].flat()), linesInput())
    .pipe(z.array(z.enum(tokenModules))),
  kind: z.enum(accessTokenKinds).default("TOKEN"),
  days: accessTokenLife,
  currentPassword,
});

type CreateAccessTokenInput = Omit<z.output<typeof createAccessTokenInput>, "modules"> & {
  modules?: readonly (typeof tokenModules)[number][];
};

/**
 * A token for a program, or the secret of an app, in one's own name and for this company alone. Answers it this once; only
 * its digest is kept.
 */
export async function createAccessToken(
  context: Context,
  { modules = [], ...input }: CreateAccessTokenInput,
  scope: AccessTokenScopeOfRequest,
): Promise<{ token: string; name: string; clientId: string | null }> {
  const identity = requireOwnIdentity(scope);
  await confirmPassword(scope, input.currentPassword);
  const now = scope.clock.now();
  const { control } = scope.database;
  const { rows } = await control.query<{ count: number }>(
    sql`select count(*)::int as count from control.access_token
      where identity_id = ${identity.id} and kind <> 'ISSUED' and expires_at > ${now}`,
  );
  if (rows[0]!.count >= mostAccessTokens)
    throw conflict("identity.too-many-access-tokens", "There are as many access tokens as there may be.", {
      params: { most: mostAccessTokens },
    });
  const { token, hash, hint } = newAccessToken();
  const id = randomUUID();
  const scopes = modules.length > 0 ? scopesOf(modules, input.scope) : null;
  await writeAuditEntry(context, {
    action: "identity.create-access-token",
    subjectType: "AccessToken",
    subjectId: id,
    detail: { name: input.name, kind: input.kind, scope: input.scope, days: input.days, ...(scopes && { scopes }) },
  });
  await scope.settle();
  await control.query(
    sql`insert into control.access_token (token_hash, id, identity_id, tenant_id, employee_id, name, hint, scope,
      scopes, kind, created_at, expires_at)
     values (${hash}, ${id}, ${identity.id}, ${context.tenant.id}, ${context.actor.employeeId}, ${input.name}, ${hint},
       ${input.scope}, ${scopes}::text[], ${input.kind}, ${now}, ${daysAhead(context, input.days)})`,
  );
  await tellOwner(scope, identity, "access-token-created");
  return { token, name: input.name, clientId: input.kind === "APP" ? id : null };
}

const scopesOf = (modules: readonly string[], scope: AccessTokenScope) =>
  [...new Set(modules)].map((name) => `${name}:${scope === "WRITE" ? "write" : "read"}`).sort();

/** What programs come in with begins so, that it is known for what it is where it leaks. */
const accessTokenStart = "cairn_";

export function newAccessToken(): { token: string; hash: string; hint: string } {
  const token = `${accessTokenStart}${newToken().token}`;
  return { token, hash: hashToken(token), hint: token.slice(-4) };
}
