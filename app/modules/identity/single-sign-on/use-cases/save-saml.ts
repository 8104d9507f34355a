import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { requireUnchanged, versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { writeDown } from "../../use-cases/write-down.ts";
import { fetchMetadata } from "../host/fetch-metadata.ts";
import { outsideAddress } from "../host/outside-address.ts";
import { findConnection } from "../queries/find-connection.ts";
import { findCertificate, keepKey } from "../saml/company-key.ts";
import { makeCertificate } from "../saml/make-certificate.ts";
import { metadataBounds } from "../saml/read-xml.ts";
import { readMetadata, type ProviderMetadata } from "../saml/read-metadata.ts";
import { keepConnection, watchCertificates } from "./keep-connection.ts";
import type { SettingsScope } from "./save-connection.ts";

export const saveSamlInput = z.object({
  metadata: textInput({ most: metadataBounds.signs, tooLong: "too-long", anySigns: true }).default(""),
  metadataAddress: textInput({ most: 500, tooLong: "too-long", anySigns: true }).default(""),
  wantsResponseSigned: tickInput.default(false),
  startedThere: tickInput.default(false),
  refusesEnded: tickInput.default(false),
  version: versionRead,
});

/**
 * The provider as its metadata describes it: handed over, or read at an address now. With neither, the one that is known
 * stays and only the rest changes. What is changed is switched off and has to be tried again.
 */
export async function saveSaml(
  context: Context,
  input: z.output<typeof saveSamlInput>,
  scope: SettingsScope,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const standing = await findConnection(scope.database, context.tenant.id);
  await requireUnchanged(
    context,
    { id: context.tenant.id, version: standing?.version ?? 0 },
    { version: input.version, subject: "Company", changedBy: ["identity.change-single-sign-on"] },
  );
  const described = await describedBy(input, scope);
  const known = standing?.saml ? { ...standing, ...standing.saml } : null;
  const provider = described ?? known;
  if (!provider)
    throw invalid("identity.sso-metadata-missing", "The metadata is missing.", {
      fields: { metadata: "sso-metadata-missing" },
    });
  const { issuer, signInAddress, signOutAddress, signOutAnswerAddress = null, certificates } = provider;
  const saml = {
    ...{ signInAddress, signOutAnswerAddress, certificates },
    ...{ wantsResponseSigned: input.wantsResponseSigned, startedThere: input.startedThere },
    refusesEnded: input.refusesEnded,
    metadataAddress: described ? input.metadataAddress || null : (known?.metadataAddress ?? null),
  };
  await writeDown(
    context,
    "identity.sso-saved",
    { issuer },
    { action: "change-single-sign-on", subject: "Company", id: context.tenant.id, detail: { issuer, signInAddress } },
  );
  await watchCertificates(context, saml);
  await scope.settle();
  if ((await findCertificate(scope, context.tenant.id)) === null)
    await keepKey(scope, context.tenant.id, await makeCertificate(`Cairn ${context.tenant.slug}`, scope.clock.now()));
  const kept = { preset: "SAML" as const, issuer, clientId: "", clientSecret: null, saml, signOutAddress };
  return keepConnection(context, kept, scope);
}

async function describedBy(
  { metadata, metadataAddress }: z.output<typeof saveSamlInput>,
  { config }: SettingsScope,
): Promise<ProviderMetadata | null> {
  if (!metadata && !metadataAddress) return null;
  const field = metadata ? "metadata" : "metadataAddress";
  const text = metadata || (await fetchMetadata(outsideAddress(metadataAddress, config), config));
  const found = readMetadata(text);
  if ("fault" in found)
    throw invalid(`identity.${found.fault}`, "These are no metadata of a provider.", {
      fields: { [field]: found.fault },
    });
  const isPlain = [found.issuer, found.signInAddress].every((said) => said.length <= 500 && !/\p{C}/u.test(said));
  if (!isPlain || !outsideAddress(found.signInAddress, config))
    throw invalid("identity.sso-metadata-no-provider", "The provider sends people to no https address.", {
      fields: { [field]: "sso-metadata-no-provider" },
    });
  return {
    ...found,
    signOutAddress: outsideOrNone(found.signOutAddress, config),
    signOutAnswerAddress: outsideOrNone(found.signOutAnswerAddress, config),
  };
}

function outsideOrNone(address: string | null, config: SettingsScope["config"]): string | null {
  return (address && address.length <= 500 && outsideAddress(address, config)?.href) || null;
}
