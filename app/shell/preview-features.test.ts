import { expect, test } from "vitest";
import { chosenPreviews, switchPreview } from "./preview-features.ts";

function storageWith(text: string | null) {
  const kept = { text };
  return { kept, getItem: () => kept.text, setItem: (_: string, value: string) => void (kept.text = value) };
}

test("a tab has switched nothing on at first, and switches back and forth", () => {
  const storage = storageWith(null);
  expect(chosenPreviews(storage)).toEqual([]);
  switchPreview("compact-rows", storage);
  expect(chosenPreviews(storage)).toEqual(["compact-rows"]);
  switchPreview("compact-rows", storage);
  expect(chosenPreviews(storage)).toEqual([]);
});

test("what somebody wrote there that is no feature is left out", () => {
  expect(chosenPreviews(storageWith("compact-rows admin __proto__"))).toEqual(["compact-rows"]);
});
