import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { findConnection } from "../queries/find-connection.ts";
import { keepKey } from "../saml/company-key.ts";
import { makeCertificate } from "../saml/make-certificate.ts";
import { keepConnection } from "./keep-connection.ts";
import type { SettingsScope } from "./save-connection.ts";

export const renewCertificateInput = z.object({});

/** A key and certificate of the company's own; where SAML is spoken already, off until its provider knows the new one. */
export async function renewCertificate(
  context: Context,
  _input: z.output<typeof renewCertificateInput>,
  scope: SettingsScope,
): Promise<{ version: number } | null> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const { tenant } = context;
  const made = await makeCertificate(`Cairn ${tenant.slug}`, scope.clock.now());
  const standing = await findConnection(scope.database, tenant.id);
  await writeDown(
    context,
    "identity.sso-saved",
    { issuer: standing?.issuer ?? "" },
    { action: "change-single-sign-on", subject: "Company", id: tenant.id, detail: { change: "CERTIFICATE" } },
  );
  await scope.settle();
  await keepKey(scope, tenant.id, made);
  return standing?.saml ? keepConnection(context, standing, scope) : null;
}
