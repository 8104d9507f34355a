import { expect, test } from "vitest";
import { inPieces } from "./in-pieces.ts";

test("a text is parted at its lines and between words, and no word of it is lost", () => {
  expect(inPieces("We shipped.\n\nNobody worked at night.")).toEqual(["We shipped.", "Nobody worked at night."]);
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`);
  const pieces = inPieces(words.join("  "));
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => piece.length <= 240)).toBe(true);
  expect(pieces.join(" ").split(" ")).toEqual(words);
});
