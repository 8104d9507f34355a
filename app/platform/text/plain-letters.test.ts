import { expect, test } from "vitest";
import { holdsWords } from "./plain-letters.ts";

test("a text is found by all words typed, in whatever case, with or without accents", () => {
  const text = "Wachstum Was möchten Sie in einem Jahr können?";
  for (const typed of ["", "  ", "wachstum", "MOCHTEN jahr", "möchten"])
    expect([typed, holdsWords(typed)(text)]).toEqual([typed, true]);
  for (const typed of ["jahre", "wachstum team"]) expect([typed, holdsWords(typed)(text)]).toEqual([typed, false]);
});
