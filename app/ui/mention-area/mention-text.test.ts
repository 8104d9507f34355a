import { expect, test } from "vitest";
import { nameInText, typingAt } from "./mention-text.ts";

const at = (text: string) => typingAt(text, text.length);

test("a name is typed after an @ that begins a word", () => {
  expect(at("@")).toEqual({ from: 0, to: 1, query: "" });
  expect(at("Ask @Ash")).toEqual({ from: 4, to: 8, query: "Ash" });
  expect(at("Ask\n(@Asha R")).toEqual({ from: 5, to: 12, query: "Asha R" });
  expect(at("@Asha ")).toEqual({ from: 0, to: 6, query: "Asha" });
});

test("nothing is typed in an address, after a fourth word, on another line, or behind the caret", () => {
  expect(at("mail@example")).toBeNull();
  expect(at("@one two three four")).toBeNull();
  expect(at("@Asha\nand")).toBeNull();
  expect(at("@ Asha")).toBeNull();
  expect(typingAt("Ask @Asha", 3)).toBeNull();
});

test("a very long word is no name", () => {
  expect(at(`@${"a".repeat(60)}`)).toBeNull();
});

test("a space follows the name where none does", () => {
  expect(nameInText("@As", { from: 0, to: 3, query: "As" }, "Asha Rao")).toBe("@Asha Rao ");
  expect(nameInText("@As, look", { from: 0, to: 3, query: "As" }, "Asha Rao")).toBe("@Asha Rao ");
  expect(nameInText("@As look", { from: 0, to: 3, query: "As" }, "Asha Rao")).toBe("@Asha Rao");
});
