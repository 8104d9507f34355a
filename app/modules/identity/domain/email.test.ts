import { expect, test } from "vitest";
import { newEmailInput } from "./email.ts";

test.each(["asha@acme.test", " Asha.K+x@acme.co.in ", "दी@उदाहरण.भारत"])("%s can be written to", (email) => {
  expect(newEmailInput.safeParse(email).success).toBe(true);
});

test.each([
  "",
  "asha",
  "asha@",
  "@acme.test",
  "asha@acme",
  "a b@acme.test",
  "asha@acme.test\nbcc: x@y.test",
  "a@b@c.test",
])("%j cannot", (email) => {
  expect(newEmailInput.safeParse(email).success).toBe(false);
});
