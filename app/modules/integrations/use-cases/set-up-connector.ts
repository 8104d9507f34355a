import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import type { AuthScheme } from "#sdk/manifest.ts";
import { holdInstallation, type InstallationRecord } from "../data/hold-installation.ts";
import { secretFieldsOf, secretFrom, typedBefore } from "../data/installation-secret.ts";
import { readSettings, sampleAddress } from "../domain/settings-form.ts";
import { requireConnector, type KnownConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { openSecret } from "../host/run-order.ts";
import { forgetWhatWasRead } from "./forget-what-was-read.ts";
import { sealSecret } from "./keep-secret.ts";
import { nameInput, refusingTakenName } from "./install-connector.ts";
import { writeDown } from "./write-down.ts";

const secret = z.string().max(10_000, "too-long").optional();

export const setUpConnectorInput = z.object({
  installationId: z.uuid(),
  name: nameInput,
  setting: z.record(z.string().max(60), z.string().max(2_000, "too-long")).default({}),
  user: secret,
  secret,
  /** Which of the ways to sign in that the connector knows. */
  auth: z.coerce.number().int().min(0).max(9).default(0),
  version: versionRead,
});
type SetUpInput = z.output<typeof setUpConnectorInput>;

/**
 * Says where the source is and what proves us there. A secret is sealed, never shown again, and goes to no other place
 * than it was given for.
 */
export async function setUpConnector(
  context: Context,
  input: SetUpInput,
  host: ConnectorHost,
): Promise<{ installationId: string; version: number }> {
  const record = await holdInstallation(context, input.installationId, input.version);
  const connector = await requireConnector(host.config.connectors, record.connector);
  const { settings, faults } = readSettings(connector.settings, input.setting, {
    privateHosts: host.config.connectors.privateHosts,
    loopback: !host.config.production,
  });
  if (faults)
    throw invalid("integrations.settings-refused", "The settings are not those of this connector.", {
      fields: Object.fromEntries(
        Object.entries(faults).map(([name, code]) => [`setting.${name}`, `integrations.${code}`]),
      ),
    });
  const moved = JSON.stringify(record.settings) !== JSON.stringify(settings);
  await keepSecret(
    context,
    record,
    connector,
    { ...input, moved: moved && goesElsewhere(connector, record, settings) },
    host,
  );
  if (moved) await forgetWhatWasRead(context, record.id);
  const before = { name: record.name, settings: record.settings };
  Object.assign(record, { name: input.name, settings, connectorVersion: connector.manifest.version });
  if (moved) record.account = null;
  await refusingTakenName(context.em.flush());
  await writeDown(context, "set-up", record.id, {
    before,
    after: { name: record.name, settings },
    newSecret: Boolean(input.secret),
  });
  return { installationId: record.id, version: record.version };
}

/** Whether a setting that says where requests go is another than it was. */
function goesElsewhere(
  { manifest }: KnownConnector,
  record: InstallationRecord,
  settings: Record<string, unknown>,
): boolean {
  const { auth } = manifest;
  const names = [...manifest.egress.flatMap(({ fromSetting }) => fromSetting ?? []), ...auth.flatMap(namedBy)];
  const before = record.settings as Record<string, unknown>;
  return names.some((name) => before[name] !== undefined && before[name] !== settings[name]);
}

/** The settings that say where a way of signing in sends a secret. */
function namedBy(auth: AuthScheme): string[] {
  if (auth.scheme === "sftp") return [auth.address, auth.hostKey];
  if (auth.scheme === "ldap" || auth.scheme === "postgres") return [auth.address];
  if (auth.scheme !== "oauth2") return [];
  const places = [auth.tokenAt, ...(auth.grant === "authorization-code" ? [auth.authorizeAt] : [])];
  return places.flatMap((place) => (typeof place === "string" ? [] : [place.fromSetting]));
}

async function keepSecret(
  context: Context,
  record: InstallationRecord,
  connector: KnownConnector,
  { moved, ...typed }: SetUpInput & { moved: boolean },
  host: ConnectorHost,
): Promise<void> {
  const auth = connector.manifest.auth[typed.auth] ?? connector.manifest.auth[0]!;
  const { user = "", secret: word = "" } = typed;
  const half = !moved && record.secret && secretFieldsOf(auth).length > 1 && (user === "") !== (word === "");
  const before = half ? await givenBefore(context, host, { record, auth, at: typed.auth }) : { user: "", secret: "" };
  const given = secretFrom(auth, { user: user || before.user, secret: word || before.secret });
  if (given) {
    record.secret = await sealSecret(context, host, record.id, { ...given, auth: typed.auth });
    record.account = null;
    return;
  }
  const isSample = typed.setting["address"] === sampleAddress;
  if (secretFieldsOf(auth).length === 0 || isSample) return;
  if (!record.secret) throw missing("integrations.required");
  // Nobody sends it elsewhere without knowing it.
  if (moved) throw missing("integrations.secret-again");
}

type Before = { record: InstallationRecord; auth: AuthScheme; at: number };

/** The user and the word that are kept, where they are for the same way of signing in. */
async function givenBefore(context: Context, host: ConnectorHost, { record, auth, at }: Before) {
  const kept = await openSecret(context, host, record);
  return typedBefore(auth, (kept?.auth ?? 0) === at ? kept : null);
}

const missing = (code: string) =>
  invalid("integrations.secret-needed", "The secret is needed.", { fields: { secret: code } });
