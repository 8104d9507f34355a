import { Secret, TOTP } from "otpauth";

const period = 30;
const settings = { issuer: "Cairn", algorithm: "SHA1", digits: 6, period } as const;

/** 160 random bits, as authenticator apps take them. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the picture says to the app. */
export function totpAddress(secret: string, email: string): string {
  return new TOTP({ ...settings, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step whose code this is, half a minute early or late included; null where it is none. */
export function totpStep(code: string, secret: string, now: Date): number | null {
  const delta = new TOTP({ ...settings, secret: Secret.fromBase32(secret) }).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / period) + delta;
}
