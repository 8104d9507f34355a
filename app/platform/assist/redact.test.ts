import { expect, test } from "vitest";
import { redact } from "./redact.ts";

test("names, addresses, numbers, links and ids leave nothing of themselves, and come back", () => {
  const text =
    "Asha Rao (asha.rao@acme.test, +49 30 1234567) helped Ravi; see https://acme.test/p/01a21d36-6f9e-72fb-b089-7516817e48a7.";
  const { text: sent, restore } = redact(text, ["Asha Rao", "Asha", "Rao", "Ravi"]);
  for (const secret of ["asha", "rao", "ravi", "acme", "1234567", "01a21d36"])
    expect(sent.toLowerCase()).not.toContain(secret);
  expect(restore(sent)).toBe(text);
});

test("the same name has one sign whatever its case, and words that only begin alike stay", () => {
  const { text, restore } = redact("Mark praised MARK's remarks in the market.", ["Mark"]);
  expect(text).toBe("[A] praised [A]'s remarks in the market.");
  expect(restore("[A] is clear")).toBe("Mark is clear");
});

test("signs that stood in the text stay what they were, and unknown ones are left alone", () => {
  const { text, restore } = redact("See [A] and Kim", ["Kim"]);
  expect(restore(text)).toBe("See [A] and Kim");
  expect(restore("[ZZ]")).toBe("[ZZ]");
});

test("names in other scripts are found as whole words", () => {
  const { text } = redact("अदिति ने مريم की मदद की", ["अदिति", "مريم"]);
  expect(text).toBe("[A] ने [B] की मदद की");
});
