import { expect, test } from "vitest";
import { holdsWords } from "./library.ts";

test("a question is found by all words typed, in whatever case, with or without accents", () => {
  const question = "Wachstum Was möchten Sie in einem Jahr können?";
  for (const typed of ["", "  ", "wachstum", "MOCHTEN jahr", "möchten"])
    expect([typed, holdsWords(question, typed)]).toEqual([typed, true]);
  for (const typed of ["jahre", "wachstum team"]) expect([typed, holdsWords(question, typed)]).toEqual([typed, false]);
});
