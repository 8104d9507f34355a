import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

test("only the same password fits, however its letters are composed", async () => {
  const hash = await hashPassword("Żółć-gęś-7");
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword("Żółć-gęś-7".normalize("NFD"), hash)).toBe(true);
  expect(await verifyPassword("Żółć-gęś-8", hash)).toBe(false);
});

test("nothing is cut off: long passwords differ by their last character", async () => {
  const start = "Kieselstein-7 ".repeat(20);
  const hash = await hashPassword(`${start}a`);
  expect(await verifyPassword(`${start}b`, hash)).toBe(false);
  expect(await verifyPassword(`${start}a`, hash)).toBe(true);
});

test("a hash that is none fits nothing", async () => {
  expect(await verifyPassword("anything", "not a hash")).toBe(false);
});
