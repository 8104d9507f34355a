import { rolesToChoose } from "#app/modules/access/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import {
  afterSignOut,
  recordOf,
  signedOutAddress,
  type Preset,
  type SamlSettings,
  type TestResult,
} from "../domain/connection.ts";
import { callbackAddress } from "../host/provider.ts";
import { ourAddresses, type OurAddresses } from "../saml/addresses.ts";
import { findCertificate } from "../saml/company-key.ts";
import { certificateOf } from "../saml/read-metadata.ts";
import type { SettingsScope } from "../use-cases/save-connection.ts";
import { certificateSteps } from "../use-cases/tell-of-certificates.ts";
import type { Joining } from "../domain/joining.ts";
import { findConnection } from "./find-connection.ts";
import { findJoining } from "./find-joining.ts";
import { keepersOf } from "./keepers.ts";
import { sql } from "#tenancy/sql.ts";

export type SsoDomain = {
  id: string;
  domain: string;
  /** The text record that proves it. */
  record: string;
  verifiedBy: "DNS" | "OPERATOR" | null;
};

/** A certificate of the provider; `SOON` from the day on that admins are told of it first. */
export type ProviderCertificate = { name: string; endsAt: string; ends: "ENDED" | "SOON" | "LATER" };

export type SsoSettings = {
  domains: SsoDomain[];
  /** Null where nothing was set up. The secret is never shown again. */
  connection: {
    preset: Preset;
    issuer: string;
    clientId: string;
    state: "OFF" | "ON";
    /** Null where the provider's sessions cannot be ended from here. */
    signsOutThere: boolean | null;
    enforced: boolean;
    breakGlass: readonly string[];
    saml:
      | (Pick<SamlSettings, "wantsResponseSigned" | "startedThere" | "refusesEnded" | "metadataAddress"> & {
          certificates: ProviderCertificate[];
        })
      | null;
    testedAt: string | null;
    testResult: TestResult | null;
    version: number;
  } | null;
  /** How the company is known at a provider that speaks SAML; the certificate as PEM, null until there is one. */
  ours: OurAddresses & { certificate: string | null };
  /** Whom one can keep the door open for. */
  keepers: { id: string; name: string }[];
  joining: Omit<Joining, "roles"> & {
    /** Every custom role, with the groups of the provider that give it. */
    roles: { id: string; name: string; groups: readonly string[] }[];
  };
  /** Addresses of ours that a provider which speaks OpenID Connect is told. */
  open: { callback: string; afterSignOut: string; signedOut: string };
  company: string;
  timeZone: string;
};

const toldFirst = certificateSteps[0] * 24 * 3_600_000;

/** All that the set-up of single sign-on shows. */
export async function ssoSettings(
  context: Context,
  scope: Pick<SettingsScope, "database" | "config">,
): Promise<SsoSettings> {
  await authorize(context, "edit", { kind: "SignInPolicy" });
  const connection = await findConnection(scope.database, context.tenant.id);
  const { rows } = await scope.database.control.query<Omit<SsoDomain, "record"> & { token: string }>(
    sql`select id, domain::text as domain, token, verified_by as "verifiedBy" from control.sso_domain
      where tenant_id = ${context.tenant.id} order by domain`,
  );
  return {
    domains: rows.map(({ token, ...domain }) => ({ ...domain, record: recordOf(token) })),
    connection: connection && shown(connection, context.clock.now()),
    keepers: await keepersOf(context, scope.database),
    joining: await joiningShown(context),
    open: {
      callback: callbackAddress(scope.config),
      afterSignOut: afterSignOut(scope.config),
      signedOut: signedOutAddress(scope.config, context.tenant.id),
    },
    ours: {
      ...ourAddresses(scope.config, context.tenant.id),
      certificate: await findCertificate(scope, context.tenant.id),
    },
    company: context.tenant.slug,
    timeZone: context.actor.timeZone,
  };
}

async function joiningShown(context: Context): Promise<SsoSettings["joining"]> {
  const { roles, ...joining } = await findJoining(context);
  const groupsOf = new Map(roles.map(({ roleId, groups }) => [roleId, groups]));
  const named = await rolesToChoose(context);
  return { ...joining, roles: named.map((role) => ({ ...role, groups: groupsOf.get(role.id) ?? [] })) };
}

function shown(
  connection: NonNullable<Awaited<ReturnType<typeof findConnection>>>,
  now: Date,
): SsoSettings["connection"] {
  const { preset, issuer, clientId, state, enforced, breakGlass, saml, testedAt, testResult, version } = connection;
  return {
    ...{ preset, issuer, clientId, state, enforced, breakGlass, testResult, version },
    signsOutThere: connection.signOutAddress ? connection.signsOutThere : null,
    saml: saml && {
      ...{ wantsResponseSigned: saml.wantsResponseSigned, startedThere: saml.startedThere },
      refusesEnded: saml.refusesEnded ?? false,
      metadataAddress: saml.metadataAddress,
      certificates: saml.certificates.flatMap((base64) => shownCertificate(base64, now)),
    },
    testedAt: testedAt?.toISOString() ?? null,
  };
}

function shownCertificate(base64: string, now: Date): ProviderCertificate[] {
  const certificate = certificateOf(base64);
  if (!certificate) return [];
  const name = certificate.subject.replaceAll("\n", ", ");
  const endsAt = new Date(certificate.validTo);
  const left = endsAt.getTime() - now.getTime();
  return [{ name, endsAt: endsAt.toISOString(), ends: left <= 0 ? "ENDED" : left <= toldFirst ? "SOON" : "LATER" }];
}
