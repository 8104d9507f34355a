import { randomUUID } from "node:crypto";
import { SignJWT } from "jose";
import { longestTokenLife } from "../domain/provider.ts";
import type { FilledFilter } from "../domain/row-filters.ts";

export type MintedView = {
  /** What the frame shows. */ address: string;
  /** What the frame is handed once it is there. */ token: string | null;
  expiresAt: Date;
};
export type MintInput = {
  baseUrl: string;
  account: string | null;
  secret: string;
  providerRef: string;
  filters: readonly FilledFilter[];
  now: Date;
  loopback: boolean;
};

/** A signed address: the dashboard, its filters and its end stand inside the signature. */
export async function mintMetabase({ baseUrl, secret, providerRef, filters, now }: MintInput): Promise<MintedView> {
  const token = await metabaseToken({ secret, providerRef, filters, now });
  const expiresAt = new Date(secondsOf(now) * 1000 + longestTokenLife * 1000);
  return { address: `${baseUrl}/embed/dashboard/${token}#bordered=false&titled=false`, token: null, expiresAt };
}

export function metabaseToken({
  secret,
  providerRef,
  filters,
  now,
}: Pick<MintInput, "secret" | "providerRef" | "filters" | "now">): Promise<string> {
  return new SignJWT({
    resource: { dashboard: Number(providerRef) },
    params: Object.fromEntries(filters.map(({ name, value }) => [name, value])),
  })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setJti(randomUUID())
    .setIssuedAt(secondsOf(now))
    .setExpirationTime(secondsOf(now) + longestTokenLife)
    .sign(new TextEncoder().encode(secret));
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);
