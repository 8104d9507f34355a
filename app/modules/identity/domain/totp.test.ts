import { expect, test } from "vitest";
import { newTotpSecret, totpAddress, totpStep } from "./totp.ts";

// RFC 6238, appendix B: the secret "12345678901234567890", the last six digits.
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("at second %d the code is %s", (second, code) => {
  const now = new Date(second * 1_000);
  const step = Math.floor(second / 30);
  expect(totpStep(code, secret, now)).toBe(step);
  expect(totpStep(code, secret, new Date(now.getTime() + 30_000))).toBe(step);
  expect(totpStep(code, secret, new Date(now.getTime() + 60_000))).toBeNull();
  expect(totpStep(code, secret, new Date(now.getTime() - 60_000))).toBeNull();
});

test.each(["", "28708", "2870822", "abcdef"])("%j is no code", (code) => {
  expect(totpStep(code, secret, new Date(59_000))).toBeNull();
});

test("a secret is new each time, and its address names whose it is", () => {
  const one = newTotpSecret();
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(one);
  expect(decodeURIComponent(totpAddress(one, "asha@acme.test"))).toContain(
    `otpauth://totp/Cairn:asha@acme.test?issuer=Cairn&secret=${one}`,
  );
});
