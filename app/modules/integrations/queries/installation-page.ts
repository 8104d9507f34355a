import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import type { ConnectorKind } from "../domain/kinds.ts";
import { mappedFields, type Mapping } from "../domain/mapping.ts";
import { healthOf, type Health } from "../domain/schedule.ts";
import { consentedFields } from "../domain/consented-fields.ts";
import { authOf, secretFieldsOf, wayOf, type SecretField } from "../data/installation-secret.ts";
import { settingFields, type SettingField } from "../domain/settings-form.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { openSecret } from "../host/run-order.ts";
import { requireConnector, type KnownConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { groupsOf } from "./groups-of.ts";
import { measuresOf, type Followed } from "./measures-of.ts";
import { listRuns, type ListedRun } from "./run-list.ts";
import { refusedRows } from "./refused-rows.ts";
import { unknownTerms } from "./unknown-terms.ts";
import { wordsIn } from "./plugins-page.ts";
import type { FlatCursor } from "#sdk/index.ts";
import { instant, sql } from "#tenancy/sql.ts";

type Stored = {
  id: string;
  connector: string;
  kind: ConnectorKind;
  name: string;
  status: "DRAFT" | "ACTIVE" | "PAUSED";
  settings: Record<string, unknown>;
  mapping: Mapping;
  hasSecret: boolean;
  secret: string | null;
  datasets: string[];
  makesTasks: boolean;
  tasksProject: string | null;
  issuesOfTasks: boolean;
  unfoldsLinks: boolean;
  account: string | null;
  everyMinutes: number;
  retiresMissing: boolean;
  addsTerms: boolean;
  failures: number;
  lastError: string | null;
  lastGoodAt: string | null;
  nextRunAt: string | null;
  runsAs: string | null;
  refused: number;
  version: number;
};

type Shown = Omit<Stored, "settings" | "secret" | "datasets"> & Followed;

export type InstallationPage = Shown & {
  title: string;
  /** The connector cannot be had any more, or does not work. */
  broken: boolean;
  /** Its address and sign-in were given. */
  configured: boolean;
  health: Health;
  settings: (Omit<SettingField, "words"> & { label: string; value: string })[];
  /** Ways to sign in, of which one is chosen; the form asks each for its own. `scopes` are those an app there needs. */
  ways: {
    index: number;
    scheme: ReturnType<typeof wayOf>;
    fields: readonly SecretField[];
    scopes: readonly string[];
    chosen: boolean;
  }[];
  /** What is entered to sign in, and where the source gives it, in the connector's words. */
  signInHelp: string | null;
  /** Whether somebody gives their consent at the source, and whether that is still to come; null where nobody is asked. */
  signIn: "NEEDED" | "GIVEN" | null;
  /** Rows come by themselves, in this protocol. */
  pushed: string | null;
  /** The groups of people that came so. */
  groups: Awaited<ReturnType<typeof groupsOf>>;
  datasets: { name: string; room: string; label: string; fields: string[]; chosen: boolean }[];
  /** People at the source, by the names there, of whom nobody knows who they are here. */
  unknownPeople: string[];
  /** Departments, roles, grades and places of the source that the company does not know: people came without them. */
  unknownTerms: string[];
  mappedFields: readonly string[];
  columns: string[];
  /** What is read, and how far: `cursor` is where the next run goes on, null where it begins anew. */
  streams: { name: string; rows: number; readAt: string | null; cursor: FlatCursor | null }[];
  runs: ListedRun[];
  running: boolean;
  timeZone: string;
  now: string;
};

type PageHost = ConnectorHost & { gatherings: Pick<Gatherings, "facts"> };

/** An installation as its administrator sees it: never a secret, only whether there is one. */
export async function installationPage(context: Context, id: string, host: PageHost): Promise<InstallationPage> {
  await authorize(context, "edit", { kind: "Connector" });
  const record = await firstRow<Stored>(
    context,
    sql`select i.id, i.connector, i.kind, i.name, i.status, i.settings, i.mapping, i.secret is not null as "hasSecret",
      i.secret, i.datasets,
        i.makes_tasks as "makesTasks", i.tasks_project as "tasksProject",
        i.issues_of_tasks as "issuesOfTasks", i.unfolds_links as "unfoldsLinks",
      i.account, i.every_minutes as "everyMinutes",
            i.retires_missing as "retiresMissing", i.adds_terms as "addsTerms", i.failures, i.last_error as "lastError",
              ${instant(sql`i.last_good_at`)} as "lastGoodAt", ${instant(sql`i.next_run_at`)} as "nextRunAt",
            e.display_name as "runsAs", i.version, ${refusedRows}
       from {connector_installation} i left join {employee} e on e.id = i.runs_as where i.id = ${id}`,
  );
  if (!record) throw notFound("The installation");
  const connector = await connectorOf(record.connector, host);
  const runs = await listRuns(context, id, 20);
  const { language, timeZone } = context.actor;
  const { settings, secret: _, datasets: __, ...rest } = record;
  return {
    ...rest,
    title: connector ? wordsIn(connector.manifest.title, language) : record.connector,
    signInHelp: connector?.manifest.signInHelp ? wordsIn(connector.manifest.signInHelp, language) : null,
    broken: connector === null,
    configured: Object.keys(settings).length > 0 || record.hasSecret,
    health: healthOf(record),
    settings: connector
      ? settingFields(connector.settings).map(({ words, ...field }) => ({
          ...field,
          label: wordsIn(words, language, field.name),
          value: settings[field.name] === undefined ? field.standard : String(settings[field.name]),
        }))
      : [],
    ...(await waysOf(context, record, connector, host)),
    pushed: connector?.manifest.pushed ?? null,
    groups: connector?.manifest.pushed ? await groupsOf(context, id) : { rows: [], total: 0 },
    datasets: datasetsOf(context, record, connector, host),
    unknownPeople: record.makesTasks ? await unknownPeople(context, id) : [],
    unknownTerms: record.kind === "hr" ? await unknownTerms(context, id) : [],
    mappedFields: mappedFields(record.kind),
    columns: await columnsOf(context, id),
    streams: await streamsOf(context, id, connector),
    ...(await measuresOf(context, record)),
    runs,
    running: runs.some(({ state }) => state === "RUNNING"),
    timeZone,
    now: context.clock.now().toISOString(),
  };
}

/** What of a secret a page may know: which way it is for, and whether a consent was given with it. */
async function waysOf(
  context: Context,
  record: Pick<Stored, "id" | "secret">,
  connector: KnownConnector | null,
  host: ConnectorHost,
): Promise<Pick<InstallationPage, "ways" | "signIn">> {
  if (!connector) return { ways: [], signIn: null };
  const { manifest } = connector;
  const secret = await openSecret(context, host, record);
  const chosen = authOf(manifest, secret);
  const consents = chosen.scheme === "oauth2" && chosen.grant === "authorization-code" && secret !== null;
  const given = Boolean(secret?.oauth?.refreshToken ?? secret?.oauth?.accessToken);
  return {
    ways: manifest.auth.map((auth, index) => ({
      index,
      scheme: wayOf(auth),
      fields: secretFieldsOf(auth),
      scopes: auth.scheme === "oauth2" ? (auth.scopes ?? []) : [],
      chosen: auth === chosen,
    })),
    signIn: consents ? (given ? "GIVEN" : "NEEDED") : null,
  };
}

/** What rooms could tell it, with the fields that its consent covers. */
function datasetsOf(
  context: Context,
  { kind, datasets }: Stored,
  connector: KnownConnector | null,
  { gatherings }: PageHost,
): InstallationPage["datasets"] {
  if (kind !== "analytics" || !connector) return [];
  return gatherings.facts(context.actor).map((set) => ({
    name: set.name,
    room: set.room,
    label: set.label,
    fields: consentedFields(set, connector.manifest.dataClasses).map(({ name }) => name),
    chosen: datasets.includes(set.name),
  }));
}

async function unknownPeople(context: Context, id: string): Promise<string[]> {
  const rows = await context.rows<{ name: string }>(
    sql`select distinct r.content->>'assigneeRef' as name from {connector_row} r
        where r.installation_id = ${id} and r.stream = 'issue' and r.content->>'assigneeRef' is not null
          and not exists (select from {employee} e where e.work_email = (r.content->>'assigneeEmail')::citext)
          and not exists (select from {connector_person} p
            where p.installation_id = r.installation_id and p.external_id = r.content->>'assigneeRef')
        order by 1 limit 200`,
  );
  return rows.map(({ name }) => name);
}

async function connectorOf(id: string, host: Pick<ConnectorHost, "config">): Promise<KnownConnector | null> {
  try {
    return await requireConnector(host.config.connectors, id);
  } catch (error) {
    if (refusalOf(error)) return null;
    throw error;
  }
}

/** Columns of the source that no field of ours knows, as they were last read or refused. */
async function columnsOf(context: Context, id: string): Promise<string[]> {
  const rows = await context.rows<{ name: string }>(
    sql`select distinct key as name from (
          (select content->'extra' as extra from {connector_row} where installation_id = ${id} and stream = 'person' limit 50)
          union all
          (select j.source->'extra' from {connector_rejected_row} j join {connector_run} u on u.id = j.run_id
            where u.installation_id = ${id} limit 50)) x,
        lateral jsonb_object_keys(case when jsonb_typeof(x.extra) = 'object' then x.extra else '{}'::jsonb
          end) as key order by 1 limit 200`,
  );
  return rows.map(({ name }) => name);
}

async function streamsOf(
  context: Context,
  id: string,
  connector: KnownConnector | null,
): Promise<InstallationPage["streams"]> {
  return context.rows<InstallationPage["streams"][number]>(
    sql`select n.name, c.cursor, ${instant(sql`c.read_at`)} as "readAt",
            (select count(*)::int from {connector_row} r where r.installation_id = ${id} and r.stream = n.name) as rows
       from unnest(${Object.keys(connector?.streams ?? {})}::text[]) with ordinality n(name, place)
       left join {connector_cursor} c on c.installation_id = ${id} and c.stream = n.name order by n.place`,
  );
}
