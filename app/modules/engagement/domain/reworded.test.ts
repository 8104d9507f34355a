import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

const before = { en: "How are we doing?", de: "Wie geht es uns?", es: "¿Cómo estamos?" };

test("a text that stays keeps its other languages, and takes those given", () => {
  expect(reworded(before, { language: "en", text: "How are we doing?" })).toEqual(before);
  const others = { de: "Wie läuft es?", hi: "हम कैसे हैं?" };
  expect(reworded(before, { language: "en", text: "How are we doing?", others })).toEqual({ ...before, ...others });
});

test("a text that says something else drops what still says the former one, and keeps what was worded with it", () => {
  expect(reworded(before, { language: "en", text: "November check" })).toEqual({ en: "November check" });
  const others = { de: "Prüfung im November", es: "¿Cómo estamos?" };
  expect(reworded(before, { language: "en", text: "November check", others })).toEqual({
    en: "November check",
    de: "Prüfung im November",
  });
});

test("who reads a text in another language and leaves it as it is drops nothing", () => {
  expect(reworded({ en: "Pulse" }, { language: "de", text: "Pulse" })).toEqual({ en: "Pulse", de: "Pulse" });
});

test("a language is emptied by hand", () => {
  const emptied = reworded(before, { language: "en", text: "How are we doing?", others: { es: "" } });
  expect(emptied).toEqual({ en: before.en, de: before.de });
});
