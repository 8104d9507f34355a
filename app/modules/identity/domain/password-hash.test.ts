import { expect, test } from "vitest";
import { hashPassword, mostWaiting, verifyPassword } from "./password-hash.ts";

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

test("of a rush some are answered, and the others are told at once when to come back", async () => {
  const hash = await hashPassword("Kiesel am Bach 7");
  const rush = Array.from({ length: 100 }, (_, index) =>
    index % 2 === 0 ? hashPassword("Kiesel am Bach 7") : verifyPassword("Kiesel am Bach 7", hash),
  );
  const answers = await Promise.allSettled(rush);
  const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason as unknown] : []));
  expect(answers.length - refused.length).toBe(mostWaiting + 2);
  for (const each of refused)
    expect(each).toMatchObject({ code: "identity.busy", status: 503, details: { retryAfter: 5 } });
  expect(await verifyPassword("Kiesel am Bach 7", hash)).toBe(true);
});
