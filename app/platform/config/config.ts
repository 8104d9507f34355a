import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import type { FileStoreSettings } from "#app/platform/files/store/file-store.ts";
import { withoutTrailing } from "#app/platform/text/without-trailing.ts";
import { limitedLogins, loginsOf, type Logins } from "#tenancy/logins.ts";
import { homePlace, type PlaceLogins } from "#tenancy/places.ts";

const postgresUrl = /^postgres(ql)?:\/\/[^@\s]+@./;
const malformed = (name: string) => `${name} must look like postgresql://user:password@host:port/database.`;

const placeUrl = "[a-z][a-z0-9-]*=postgres(ql)?:\\/\\/[^@\\s]+@[^,\\s]+";
const placeUrls = new RegExp(`^${placeUrl}(,${placeUrl})*$`);
const malformedPlaces = (name: string) => `${name} must look like east=postgresql://user:password@host:port/database.`;

const schema = z.object({
  DATABASE_URL: z.string().regex(postgresUrl, malformed("DATABASE_URL")).optional(),
  DATABASE_CONTROL_URL: z.string().regex(postgresUrl, malformed("DATABASE_CONTROL_URL")).optional(),
  DATABASE_TENANT_URL: z.string().regex(postgresUrl, malformed("DATABASE_TENANT_URL")).optional(),
  DATABASE_PLACES: z.string().regex(placeUrls, malformedPlaces("DATABASE_PLACES")).optional(),
  DATABASE_PLACES_TENANT: z.string().regex(placeUrls, malformedPlaces("DATABASE_PLACES_TENANT")).optional(),
  PORT: z.coerce.number({ error: "PORT must be a number." }).int().min(0).max(65535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  WORKER_PORT: z.coerce.number({ error: "WORKER_PORT must be a number." }).int().min(0).max(65535).default(3001),
  TRUSTED_PROXIES: z
    .string()
    .regex(
      /^[0-9a-f.:/]+(\s*,\s*[0-9a-f.:/]+)*$/i,
      "TRUSTED_PROXIES must be addresses or ranges parted by commas, as in 10.0.0.7,172.30.77.0/24.",
    )
    .optional(),
  PUBLIC_URL: z.url("PUBLIC_URL must look like https://cairn.example.com.").optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "SMTP_URL must look like smtp://user:password@host:port.")
    .optional(),
  MAIL_FROM: z.string().default("Cairn <no-reply@cairn.test>"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  CAIRN_WEB_PROCESSES: z
    .string()
    .regex(/^(auto|[1-9]\d?)$/, "CAIRN_WEB_PROCESSES must be a number from 1 to 99, or auto for one a core.")
    .default("1"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  CAIRN_DEMO: z.enum(["0", "1"]).default("0"),
  CAIRN_CHECK_PAGES: z.enum(["0", "1"]).default("0"),
  APP_SECRET: z
    .string()
    .transform((text) => text.split(",").map((secret) => secret.trim()))
    .refine(
      (secrets) => secrets.every((secret) => secret.length >= 32),
      "APP_SECRET must be 32 characters or more; several, the newest first, are parted by commas.",
    )
    .optional(),
  CAIRN_SIGN_UP: z
    .enum(["0", "1"], { error: "CAIRN_SIGN_UP must be 1 where anybody may create a company, or 0." })
    .optional(),
  CAIRN_API_RATE: z.coerce
    .number({ error: "CAIRN_API_RATE must be the number of requests an access token may make in a minute." })
    .int()
    .min(1)
    .max(10_000_000)
    .default(600),
  CAIRN_DATA: z.string().default(".data"),
  CAIRN_CONNECTORS: z.string().optional(),
  CAIRN_CONNECTOR_LEVEL: z.coerce
    .number({ error: "CAIRN_CONNECTOR_LEVEL must be 1, 2 or 3." })
    .int()
    .min(1, "CAIRN_CONNECTOR_LEVEL must be 1, 2 or 3.")
    .max(3, "CAIRN_CONNECTOR_LEVEL must be 1, 2 or 3.")
    .default(3),
  CAIRN_PRIVATE_HOSTS: z
    .string()
    .regex(
      /^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/i,
      "CAIRN_PRIVATE_HOSTS must be names parted by commas, as in redmine.internal,10.0.0.8.",
    )
    .optional(),
  CAIRN_PLAYED_HOSTS: z
    .string()
    .regex(
      /^[a-z0-9.-]+=http:\/\/127\.0\.0\.1:\d+(,[a-z0-9.-]+=http:\/\/127\.0\.0\.1:\d+)*$/i,
      "CAIRN_PLAYED_HOSTS must be like slack.com=http://127.0.0.1:4711.",
    )
    .optional(),
  S3_ENDPOINT: z.url("S3_ENDPOINT must look like https://s3.eu-central-1.amazonaws.com.").optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "S3_BUCKET must be the name of a bucket.")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CAIRN_REGIONS: z
    .string()
    .regex(
      /^[a-z0-9-]+=https?:\/\/[^,\s]+(,[a-z0-9-]+=https?:\/\/[^,\s]+)*$/,
      "CAIRN_REGIONS must look like eu=https://eu.cairn.example,us=https://us.cairn.example.",
    )
    .optional(),
});

/** What the process was told from outside; nothing else reads the environment. */
export type Config = {
  /** How this process signs in to PostgreSQL, for each kind of work. */
  logins: Logins;
  /** Further PostgreSQL clusters in which companies may lie, by name. */
  places: PlaceLogins;
  port: number;
  host: string;
  /** Where a worker tells of its health. */
  workerPort: number;
  /** Whose forwarded headers are believed, besides those of this machine. */
  trustedProxies: readonly string[];
  /** Where people reach the installation, without a slash at the end: the address of links in mails. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  logLevel: "trace" | "debug" | "info" | "warn" | "error" | "silent";
  databasePool: number;
  /** How many processes one `web` serves by; the pool and the rate above are shared out among them. */
  webProcesses: number;
  production: boolean;
  /** Demo companies, their sign-ins and the mailbox page are on. */
  demo: boolean;
  /** Each page is drawn by React too, and answered with a fault where the two differ: for tests. */
  checksPages: boolean;
  /** What secrets at rest are sealed with: the first seals, all open. */
  appSecrets: readonly string[];
  /** The secrets were given; otherwise this process made one that no other knows. */
  secretsGiven: boolean;
  /** Anybody may create a company at /signup. */
  signUp: boolean;
  /** Requests that one access token, or one signed-in browser, may make to the API of one process in a minute. */
  apiRate: number;
  /** Other installations by the name of their region, and where each is reached. */
  regions: Readonly<Record<string, string>>;
  /** Where the files that people attach lie. */
  files: FileStoreSettings;
  connectors: ConnectorSettings;
};

/** What the operator says of connectors. */
export type ConnectorSettings = {
  /** Where bundles of others lie, a folder each; undefined where there are none. */
  folder: string | undefined;
  /** How far a bundle of somebody else must be shut in to run at all, from 1 to 3. */
  level: 1 | 2 | 3;
  /** Hosts within our own network that connectors may reach all the same. */
  privateHosts: readonly string[];
  /** Servers on this machine that play hosts of vendors, away from production: `{ "slack.com": "http://127.0.0.1:4711" }`. */
  played?: Readonly<Record<string, string>>;
  /** What one run may read, where that is other than usual. */
  runBounds?: Readonly<{ rows?: number; pages?: number; milliseconds?: number }>;
};

export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/** Reads and checks the environment; the first thing wrong becomes one clear line. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  // A setting without a value, as files and compositions write it, is one that was not made.
  const result = schema.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== "")));
  if (!result.success) throw new ConfigurationError(result.error.issues[0]!.message);
  const env = result.data;
  const production = env.NODE_ENV === "production" && env.CAIRN_DEMO === "0";
  if (production && !env.APP_SECRET)
    throw new ConfigurationError(
      "APP_SECRET is missing. Set it to 32 random characters or more; secrets in the database are sealed with it.",
    );
  const logins = readLogins(env);
  if (logins.limited && env.CAIRN_SIGN_UP === "1")
    throw new ConfigurationError("CAIRN_SIGN_UP makes companies, for which DATABASE_URL has to be set.");
  return {
    logins,
    places: placesOf(env),
    port: env.PORT,
    host: env.HOST,
    workerPort: env.WORKER_PORT,
    trustedProxies: (env.TRUSTED_PROXIES ?? "").split(/[\s,]+/).filter(Boolean),
    publicUrl: withoutTrailing(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`, "/"),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    logLevel: env.LOG_LEVEL,
    databasePool: env.DATABASE_POOL,
    webProcesses: webProcessesOf(env),
    production,
    demo: env.NODE_ENV !== "production" || env.CAIRN_DEMO === "1",
    checksPages: env.CAIRN_CHECK_PAGES === "1",
    // Away from production a process without a secret makes its own: what it seals, nobody else opens.
    appSecrets: env.APP_SECRET ?? [randomBytes(32).toString("base64url")],
    secretsGiven: env.APP_SECRET !== undefined,
    signUp: env.CAIRN_SIGN_UP === undefined ? !production && !logins.limited : env.CAIRN_SIGN_UP === "1",
    apiRate: env.CAIRN_API_RATE,
    regions: Object.fromEntries(
      (env.CAIRN_REGIONS ?? "")
        .split(",")
        .filter(Boolean)
        .map((entry) => splitAt(entry, "=")),
    ),
    files: filesOf(env),
    connectors: {
      folder: env.CAIRN_CONNECTORS === undefined ? undefined : resolve(env.CAIRN_CONNECTORS),
      level: env.CAIRN_CONNECTOR_LEVEL as 1 | 2 | 3,
      privateHosts: (env.CAIRN_PRIVATE_HOSTS ?? "")
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
      ...(env.CAIRN_PLAYED_HOSTS && {
        played: Object.fromEntries(env.CAIRN_PLAYED_HOSTS.split(",").map((entry) => splitAt(entry, "="))),
      }),
    },
  };
}

/** Web and worker need the two limited logins alone; then nothing in their process can sign in as the owner. */
function readLogins({
  DATABASE_URL: owner,
  DATABASE_CONTROL_URL: control,
  DATABASE_TENANT_URL: tenants,
}: z.output<typeof schema>): Logins {
  if (owner) return loginsOf(owner, { control, tenants });
  if (control && tenants) return limitedLogins(control, tenants);
  throw new ConfigurationError("DATABASE_URL is missing. Set it to postgresql://user:password@host:port/database.");
}

/** A process with a single connection could not look anything up beside its own transaction. */
const leastConnections = 2;

function webProcessesOf({ CAIRN_WEB_PROCESSES: wanted, DATABASE_POOL: pool }: z.output<typeof schema>): number {
  const most = Math.floor(pool / leastConnections);
  if (wanted === "auto") return Math.min(availableParallelism(), most);
  if (Number(wanted) > most)
    throw new ConfigurationError(
      `DATABASE_POOL is shared out among the ${wanted} processes of CAIRN_WEB_PROCESSES: ` +
        `set it to ${Number(wanted) * leastConnections} or more.`,
    );
  return Number(wanted);
}

/** Each by its owner, from whom the others follow, or by the login for tenant work alone. */
function placesOf(env: z.output<typeof schema>): PlaceLogins {
  const listed = (text = ""): [string, string][] => (text ? text.split(",").map((entry) => splitAt(entry, "=")) : []);
  const tenants = new Map(listed(env.DATABASE_PLACES_TENANT));
  // The register and its login are at home: there is nothing a control login of another cluster could read.
  const places = Object.fromEntries([
    ...[...tenants].map(([id, login]) => [id, limitedLogins(login, login)] as const),
    ...listed(env.DATABASE_PLACES).map(([id, owner]) => [id, loginsOf(owner, { tenants: tenants.get(id) })] as const),
  ]);
  if (homePlace in places)
    throw new ConfigurationError(`"${homePlace}" is the place of DATABASE_URL; name further ones otherwise.`);
  return places;
}

function filesOf(env: z.output<typeof schema>): FileStoreSettings {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint && !bucket) return { kind: "disk", folder: resolve(env.CAIRN_DATA, "files") };
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new ConfigurationError(
      "Of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY all are set, or none.",
    );
  return { kind: "s3", endpoint: withoutTrailing(endpoint, "/"), region, bucket, accessKeyId, secretAccessKey };
}

function splitAt(text: string, sign: string): [string, string] {
  const index = text.indexOf(sign);
  return [text.slice(0, index), withoutTrailing(text.slice(index + 1), "/")];
}
