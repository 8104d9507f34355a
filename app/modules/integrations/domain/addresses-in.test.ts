import { expect, test } from "vitest";
import { addressesIn } from "./addresses-in.ts";

test("addresses are found in a text, each once, without the marks around them", () => {
  const text = `See https://git.example/a/b/-/issues/7, (https://git.example/a/b/-/issues/8)
    and https://git.example/a/b/-/issues/7. Not ftp://x.example or git.example/9.`;
  expect(addressesIn(text)).toEqual(["https://git.example/a/b/-/issues/7", "https://git.example/a/b/-/issues/8"]);
  expect(addressesIn("")).toEqual([]);
});
