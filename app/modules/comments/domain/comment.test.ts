import { expect, test } from "vitest";
import { namedIn, piecesOf } from "./comment.ts";

const asha = { id: "1", name: "Asha Rao" };
const ash = { id: "2", name: "Asha" };
const other = { id: "3", name: "Asha Rao" };

test("a text without people is one stretch of words, and none is none", () => {
  expect(piecesOf("Well done", [])).toEqual([{ text: "Well done", mention: null }]);
  expect(piecesOf("", [asha])).toEqual([]);
});

test("people are found where the text names them, the longer of two names first", () => {
  expect(piecesOf("@Asha Rao and @Asha, look", [ash, asha])).toEqual([
    { text: "@Asha Rao", mention: asha },
    { text: " and ", mention: null },
    { text: "@Asha", mention: ash },
    { text: ", look", mention: null },
  ]);
});

test("two people of one name are named in turn, the last one from then on", () => {
  const named = piecesOf("@Asha Rao @Asha Rao @Asha Rao", [asha, other]).flatMap(({ mention }) => mention?.id ?? []);
  expect(named).toEqual(["1", "3", "3"]);
});

test("the beginning of another word names nobody", () => {
  expect(namedIn("@Ashanti and @Asharão", [ash])).toEqual([]);
  expect(namedIn("mail@Asha", [ash])).toEqual([ash]);
});

test("a name with signs that mean something to patterns is only a name", () => {
  const odd = { id: "4", name: "A. (Bo) [x]*-/" };
  expect(namedIn(`Ask @${odd.name}!`, [odd])).toEqual([odd]);
  expect(namedIn("Ask @Ax (Bo)", [odd])).toEqual([]);
});

test("each person once, in the order of the text; who is not in it is left out", () => {
  expect(namedIn("@Asha then @Asha Rao then @Asha", [asha, ash, { id: "5", name: "Ravi" }])).toEqual([ash, asha]);
});
