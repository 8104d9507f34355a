import * as client from "openid-client";
import { OutsideError } from "#app/platform/http/ask-outside.ts";
import type { OpenFaultCode } from "../domain/refusal-codes.ts";

/** What of a sign-in by OpenID Connect did not hold, and the provider's own words for it. */
export type OpenFault = { code: OpenFaultCode | "sso-unreachable" | "sso-refused"; said: Record<string, string> };

/** Errors of RFC 6749 that a wrong client ID or secret is answered with. */
const ofTheClient = ["invalid_client", "unauthorized_client"];
const longest = 300;

/** Why a provider's answer was refused, for who sets it up: each fault is mended somewhere else. */
export function openFaultOf(error: unknown): OpenFault {
  if (error instanceof client.AuthorizationResponseError) return { code: "sso-open-denied", said: wordsOf(error) };
  if (error instanceof client.ResponseBodyError)
    return {
      code: ofTheClient.includes(error.error) ? "sso-open-client" : "sso-open-exchange",
      said: wordsOf(error),
    };
  if (error instanceof client.WWWAuthenticateChallengeError) return { code: "sso-open-client", said: {} };
  if (error instanceof OutsideError || error instanceof DOMException) return { code: "sso-unreachable", said: {} };
  const { code } = error as { code?: unknown };
  if (code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return { code: "sso-open-time", said: {} };
  if (code === "OAUTH_KEY_SELECTION_FAILED" || isOfSignature(error)) return { code: "sso-open-signature", said: {} };
  const claim = claimOf(error);
  if (claim === "iss") return { code: "sso-open-issuer", said: {} };
  if (claim === "aud" || claim === "azp") return { code: "sso-open-audience", said: {} };
  return { code: "sso-refused", said: {} };
}

function wordsOf(error: { error: string; error_description?: string }): Record<string, string> {
  const said = { error: error.error, error_description: error.error_description };
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value ? [[name, value.slice(0, longest).toWellFormed()]] : [])),
  );
}

/** What stands behind an error, the error itself first. */
function* behind(error: unknown): Generator<Record<string, unknown>> {
  for (let at = error, steps = 0; typeof at === "object" && at !== null && steps < 4; steps += 1) {
    yield at as Record<string, unknown>;
    at = (at as { cause?: unknown }).cause;
  }
}

const isOfSignature = (error: unknown) => [...behind(error)].some(({ message }) => /signature/.test(String(message)));

/** The claim of a token that is another one than was waited for. */
const claimOf = (error: unknown) => [...behind(error)].find(({ claim }) => claim !== undefined)?.["claim"];
