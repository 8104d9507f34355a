import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { issuerOf, openPresets } from "../domain/connection.ts";
import { outsideAddress } from "../host/outside-address.ts";
import { checkProvider } from "../host/provider.ts";
import { findConnection } from "../queries/find-connection.ts";
import { opened, secretPlace } from "./begin-sign-in.ts";
import { keepConnection, watchCertificates } from "./keep-connection.ts";

const text = (most: number) => textInput({ most, tooLong: "too-long", anySigns: true });

export const saveConnectionInput = z.object({
  preset: z.enum(openPresets),
  issuer: text(500).default(""),
  clientId: textInput({ most: 500, missing: "required", tooLong: "too-long", anySigns: true }),
  secret: text(2_000).default(""),
  version: versionRead,
});

export type SettingsScope = Pick<RequestScope, "database" | "clock" | "config" | "settle" | "session">;

/**
 * Which provider it is, and as which client we come; asked first whether it answers as one. What is changed is switched off
 * and has to be tried again. A secret that is left empty stays.
 */
export async function saveConnection(
  context: Context,
  input: z.output<typeof saveConnectionInput>,
  scope: SettingsScope,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const standing = await findConnection(scope.database, context.tenant.id);
  await requireUnchanged(
    context,
    { id: context.tenant.id, version: standing?.version ?? 0 },
    { version: input.version, subject: "Company", changedBy: ["identity.change-single-sign-on"] },
  );
  const { preset, clientId } = input;
  const asked = readIssuer(issuerOf[preset] ?? input.issuer, scope);
  const secret = input.secret || (standing?.clientSecret ? (await opened(scope, standing)).clientSecret : "");
  if (!secret) throw invalid("identity.required", "The secret is missing.", { fields: { secret: "required" } });
  // Kept as the provider writes it, with or without a slash at its end: so it names itself in all it signs.
  const open = { preset, issuer: asked, clientId, clientSecret: secret };
  const { issuer, signOutAddress } = await checkProvider(open, scope.config);
  const sealed = (await context.sealer()).seal(secret, secretPlace(context.tenant.id));
  await writeDown(
    context,
    "identity.sso-saved",
    { issuer },
    {
      action: "change-single-sign-on",
      subject: "Company",
      id: context.tenant.id,
      detail: { issuer, clientId },
    },
  );
  await watchCertificates(context, null);
  await scope.settle();
  const kept = { preset, issuer, clientId, clientSecret: sealed, saml: null, signOutAddress };
  return keepConnection(context, kept, scope);
}

/** What providers put behind their issuer where they describe themselves: many show that whole address, and no other. */
const description = /\/\.well-known\/openid-configuration\/?$/;

/** Only https, but for a provider on this machine away from production, or one the operator named. */
function readIssuer(entered: string, { config }: SettingsScope): string {
  const typed = entered.replace(description, "");
  const url = outsideAddress(typed, config);
  const fits = url && !url.search;
  if (!fits)
    throw invalid("identity.sso-malformed-issuer", "The issuer is no https address.", {
      fields: { issuer: "sso-malformed-issuer" },
    });
  return typed;
}
