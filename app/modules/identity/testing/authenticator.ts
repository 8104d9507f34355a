import { Secret, TOTP } from "otpauth";
import type { Browser } from "#tests/support/door.ts";
import { knownPassword } from "#tests/support/door.ts";
import { findTotpStart } from "../queries/find-totp.ts";
import { confirmTotp } from "../use-cases/confirm-totp.ts";
import { requireOwnIdentity } from "../use-cases/own-identity.ts";
import { startTotp } from "../use-cases/start-totp.ts";

/** What an authenticator app shows at a moment. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now.getTime() });
}

/** Sets up an app for whoever is signed in with this browser, as its pages do. */
export async function setUpTotp(browser: Browser): Promise<{ secret: string; recoveryCodes: string[] }> {
  await browser.visit((scope) => startTotp(scope, { currentPassword: knownPassword }));
  const secret = await browser.visit(async (scope) => (await findTotpStart(scope, requireOwnIdentity(scope)))!.secret);
  const { recoveryCodes } = await browser.visit((scope) =>
    confirmTotp(scope, { code: codeAt(secret, scope.clock.now()) }),
  );
  return { secret, recoveryCodes };
}
