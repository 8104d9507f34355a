import { expect, test } from "vitest";
import { judgeClaims, shownClaims } from "./judge-claims.ts";

const domains = ["acme.test"];
const claims = { sub: "42", email: "asha@acme.test", email_verified: true };

test("a verified address of a proven domain names somebody", () => {
  expect(judgeClaims(claims, domains)).toEqual({ subject: "42", email: "asha@acme.test" });
  expect(judgeClaims({ ...claims, email: "Asha@ACME.test" }, domains)).toMatchObject({ email: "Asha@ACME.test" });
});

test.each([
  [{ email: undefined }, "sso-no-email"],
  [{ sub: undefined }, "sso-no-email"],
  [{ sub: 42 }, "sso-no-email"],
  [{ email: "asha" }, "sso-no-email"],
  [{ email: ["asha@acme.test"] }, "sso-no-email"],
  [{ email: "boss@globex.test@acme.test" }, "sso-no-email"],
  [{ email: "asha@acme.test\n@globex.test" }, "sso-no-email"],
  [{ email_verified: false }, "sso-email-not-verified"],
  [{ email_verified: "true" }, "sso-email-not-verified"],
  [{ email_verified: 1 }, "sso-email-not-verified"],
  [{ email_verified: undefined }, "sso-email-not-verified"],
  [{ email: "omar@globex.test" }, "sso-foreign-domain"],
  [{ email: "omar@sub.acme.test" }, "sso-foreign-domain"],
  [{ email: "omar@notacme.test" }, "sso-foreign-domain"],
])("%j is refused: %s", (changed, fault) => {
  expect(judgeClaims({ ...claims, ...changed }, domains)).toEqual({ fault });
});

test("a test shows what was received, bounded, and nothing else", () => {
  expect(shownClaims({ ...claims, groups: ["a", "b"], nonce: "secret", name: "x".repeat(1000) }, false)).toEqual({
    ...{ sub: "42", email: "asha@acme.test", email_verified: "true", groups: '["a","b"]' },
    name: "x".repeat(300),
  });
});
