import { z } from "zod";
import { modelKinds } from "./kinds/kinds.ts";

const languages = ["en", "hi", "es", "de", "ar"] as const;
const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** A text in every language of the product. */
const wordsOf = (most: number) =>
  z.strictObject(
    Object.fromEntries(languages.map((language) => [language, z.string().min(1).max(most)])) as Record<
      (typeof languages)[number],
      z.ZodString
    >,
  );
const words = wordsOf(80);

/**
 * A place the connector may reach: one host, or the host of the address that stands under a setting (for sources that each
 * customer runs), and nothing wider: no wildcards.
 */
const egress = z
  .strictObject({
    host: z.string().regex(hostName, "A host is one full name, without scheme, port or wildcard.").optional(),
    fromSetting: z.string().min(1).optional(),
    methods: z.array(z.enum(["GET", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "REPORT", "MKCALENDAR"])).min(1),
    /** Paths begin with one of these; all paths where none is named. */
    paths: z.array(z.string().startsWith("/")).optional(),
  })
  .refine(
    (rule) => (rule.host === undefined) !== (rule.fromSetting === undefined),
    "Name either a host or the setting that holds its address.",
  );

/** An address of the source's authorization server: fixed, or a path of the address under a setting. */
const tokenPlace = z.union([
  z.url({ protocol: /^https$/ }),
  z.strictObject({ fromSetting: z.string().min(1), path: z.string().startsWith("/") }),
]);

const oauth = {
  scheme: z.literal("oauth2"),
  tokenAt: tokenPlace,
  scopes: z.array(z.string().min(1)).optional(),
  /** What parts them where somebody is asked for their consent; a space where nothing is said, as the standard has it. */
  scopesBy: z.enum([" ", ","]).optional(),
  /** Where the client's id and secret stand in a request for tokens; in the header where nothing is said. */
  clientIn: z.enum(["header", "body"]).optional(),
};

/** OAuth 2.0: by the client's own credentials, or by the consent of somebody who was asked at `authorizeAt`. */
const oauthScheme = z.discriminatedUnion("grant", [
  z.strictObject({ ...oauth, grant: z.literal("client-credentials") }),
  z.strictObject({
    ...oauth,
    grant: z.literal("authorization-code"),
    authorizeAt: tokenPlace,
    /** What else the source wants to be asked with: `{ access_type: "offline" }`. */
    authorizeWith: z.record(z.string(), z.string()).optional(),
  }),
]);

/** How the host adds credentials to a request. The connector never holds them. */
const auth = z.discriminatedUnion("scheme", [
  z.strictObject({ scheme: z.literal("none") }),
  z.strictObject({ scheme: z.literal("bearer") }),
  z.strictObject({ scheme: z.literal("basic") }),
  z.strictObject({ scheme: z.literal("api-key"), header: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/) }),
  /** In the address of every request; the host takes it out of whatever is kept or written down. */
  z.strictObject({ scheme: z.literal("query-key"), parameter: z.string().regex(/^[A-Za-z][A-Za-z0-9_.-]*$/) }),
  /** Files of a server (RFC 4253): settings name its address (`sftp://host:22`) and the fingerprint of its key. */
  z.strictObject({ scheme: z.literal("sftp"), address: z.string().min(1), hostKey: z.string().min(1) }),
  /** A directory (RFC 4511): a setting names its address (`ldaps://host`); the secret is the name it binds with and its password. */
  z.strictObject({ scheme: z.literal("ldap"), address: z.string().min(1) }),
  /** A PostgreSQL database: a setting names its address (`postgres://host:5432/name`). */
  z.strictObject({ scheme: z.literal("postgres"), address: z.string().min(1) }),
  oauthScheme,
]);

export const manifestSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, "An id is small words joined by dashes."),
  kind: z.enum(modelKinds),
  version: z.string().regex(/^\d+\.\d+\.\d+$/, "A version is three numbers joined by dots."),
  apiVersion: z.literal(1),
  title: words,
  auth: z.array(auth).min(1),
  /** What is entered to sign in, and where the source gives it; it stands above the fields for it. */
  signInHelp: wordsOf(240).optional(),
  /** None where the source comes by itself. */
  egress: z.array(egress),
  /** The source sends its rows to an address of ours, in this protocol, in place of being asked for them. */
  pushed: z.enum(["scim"]).optional(),
  /** Calls a minute the source allows. */
  limits: z.strictObject({ callsPerMinute: z.int().min(1).max(100_000) }),
  /** What kinds of personal data pass through, for the page that asks for consent. */
  dataClasses: z.array(z.enum(["identity", "contact", "employment", "demographic", "work", "calendar"])).min(1),
});

/** What a connector says of itself; checked when it is defined. */
export type Manifest = z.input<typeof manifestSchema>;
export type EgressRule = Manifest["egress"][number];
export type AuthScheme = Manifest["auth"][number];
export type OAuthScheme = Extract<AuthScheme, { scheme: "oauth2" }>;
