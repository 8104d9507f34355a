import { z } from "zod";
import type { Config } from "#app/platform/config/config.ts";
import { textInput } from "#app/platform/http/typed-input.ts";

/** Spoken to by OpenID Connect; Atlassian by OAuth 2.0, on which that is built. */
export const openPresets = ["OIDC", "GOOGLE", "ATLASSIAN"] as const;
export type OpenPreset = (typeof openPresets)[number];

export const presets = [...openPresets, "SAML"] as const;
export type Preset = (typeof presets)[number];

/** The issuer of a provider that everybody knows; null where the company says which. */
export const issuerOf: Readonly<Record<OpenPreset, string | null>> = {
  OIDC: null,
  GOOGLE: "https://accounts.google.com",
  ATLASSIAN: "https://auth.atlassian.com",
};

/** What a provider is spoken to by SAML with. */
export type SamlSettings = {
  /** Where people are sent to with a request. */
  signInAddress: string;
  /** Where answers to its log-out requests go, if that is not where people sign out; missing where it was never read. */
  signOutAnswerAddress?: string | null;
  /** Base64; an answer is signed under one of them. */
  certificates: readonly string[];
  /** The answer around the assertion has to be signed as well. */
  wantsResponseSigned: boolean;
  /** Nobody comes in by a certificate that has ended; missing where that was never asked. */
  refusesEnded?: boolean;
  /** People may set out from the provider, without a request of ours. */
  startedThere: boolean;
  /** Where its metadata was read; null where it was handed over. */
  metadataAddress: string | null;
};

/** How a company's people sign in at its own identity provider, by OpenID Connect or SAML. */
export type SsoConnection = {
  tenantId: string;
  preset: Preset;
  /** Exactly as the provider calls itself. */
  issuer: string;
  clientId: string;
  /** Sealed; null where SAML is spoken. */
  clientSecret: string | null;
  /** Null where OpenID Connect is spoken. */
  saml: SamlSettings | null;
  /** Where people end their session at the provider; null where it offers none. */
  signOutAddress: string | null;
  /** Signing out here leads there, and ends that session too. */
  signsOutThere: boolean;
  state: "OFF" | "ON";
  /** Nobody comes in by a password any more, but for those of `breakGlass`. */
  enforced: boolean;
  /** Employees who may come in by a password all the same. */
  breakGlass: readonly string[];
  testedAt: Date | null;
  testResult: TestResult | null;
  version: number;
};

/** What a test sign-in received, and what would have come of it. */
export type TestResult = {
  claims: Readonly<Record<string, string>>;
  /** A stable code of why nobody would have come in; null where somebody would. */
  fault: string | null;
  /** Who would have come in. */
  person: string | null;
  /** They would have been added to the company first. */
  joins?: boolean;
  /** Names of the roles that the provider's groups would give them. */
  roles?: readonly string[];
};

/** Where the provider sends people back to, on the address people reach the installation at. */
export const callbackPath = "/login/callback";

/** Where people come back to who signed out at the provider as well. */
export const afterSignOut = ({ publicUrl }: Pick<Config, "publicUrl">) => `${publicUrl}/login`;

/** Where a company's provider says that a session has ended there; of each company its own. */
export const signedOutAddress = ({ publicUrl }: Pick<Config, "publicUrl">, tenantId: string) =>
  `${publicUrl}/login/openid/${tenantId}/signed-out`;

/** Where it is set up, and what a test received is shown. */
export const settingsAddress = "/app/company/settings/platform/single-sign-on";

const domainShape = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,8}$/;

/** A domain of e-mail addresses as it is kept: lower case, as the net writes it. */
export const domainInput = textInput({ most: 253, missing: "required", tooLong: "too-long", anySigns: true })
  .transform((typed) => (URL.parse(`https://${typed.replace(/^@/, "")}/`)?.hostname ?? "").toLowerCase())
  .pipe(z.string().regex(domainShape, "sso-malformed-domain"));

/** The domain of an address, in lower case; empty where it has none. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}

/** The record by which a company proves a domain, at the domain itself. */
export const recordOf = (token: string) => `cairn-domain-verification=${token}`;
