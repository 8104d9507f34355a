import { expect, test } from "vitest";
import { plainAddress } from "../mail/plain-address.ts";
import { isPlainName } from "./outside-name.ts";

test.each(["Cara Ruiz", "J. R. Smith", "Dr. Ana María O’Neil-Peña", "आशा राव", "محمد علي", "李雷", "Zoë (Acme, Inc.)"])(
  "%s is a name",
  (name) => expect(isPlainName(name)).toBe(true),
);

test.each([
  "Dear customer, your invoice is at https://evil.test/pay",
  "pay at evil.test",
  "see WWW.EVIL.COM",
  "evil。com",
  "write to me@evil.test",
  "Cara\nYour invoice is due",
  "Cara\u2028Invoice",
  "ab\u202ecd",
])("%j is none", (name) => expect(isPlainName(name)).toBe(false));

test("a mailbox has one address, however it is tagged", () => {
  expect(plainAddress("Me+Reviews+2@Acme.test")).toBe("me@acme.test");
  expect(plainAddress("me@acme.test")).toBe("me@acme.test");
});
