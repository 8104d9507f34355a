import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";

/** What a program may do with a token: look, or also change what its owner may change. */
export const accessTokenScopes = ["READ", "WRITE"] as const;
export type AccessTokenScope = (typeof accessTokenScopes)[number];

/** How a program comes in: by the token itself, or as an app that trades id and secret for tokens of an hour (OAuth 2). */
export const accessTokenKinds = ["TOKEN", "APP"] as const;
export type AccessTokenKind = (typeof accessTokenKinds)[number];

/** Seconds a token lives that an app is issued, and how many of one app live at a time; the oldest end for newer ones. */
export const issuedTokenLife = 3_600;
export const mostIssuedTokens = 100;

/** How long an app's former secret holds beside its new one. */
export const formerSecretHours = 24;

/** Days a token lives; none lives for ever. */
export const accessTokenLives = [30, 90, 365] as const;

/** How many a person may have in all their companies. */
export const mostAccessTokens = 50;

export const accessTokenName = textInput({ most: 100, missing: "required", tooLong: "too-long" });
export const accessTokenLife = z.coerce.number().pipe(z.union(accessTokenLives.map((days) => z.literal(days))));
