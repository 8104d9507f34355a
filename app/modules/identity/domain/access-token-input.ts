import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";

/** What a program may do with a token: look, or also change what its owner may change. */
export const accessTokenScopes = ["READ", "WRITE"] as const;
export type AccessTokenScope = (typeof accessTokenScopes)[number];

/** Days a token lives; none lives for ever. */
export const accessTokenLives = [30, 90, 365] as const;

/** How many a person may have in all their companies. */
export const mostAccessTokens = 50;

export const accessTokenName = textInput({ most: 100, missing: "required", tooLong: "too-long" });
export const accessTokenLife = z.coerce.number().pipe(z.union(accessTokenLives.map((days) => z.literal(days))));
