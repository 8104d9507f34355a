import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { audiences, namedOutside, readersOf, visibilityOf } from "./audience.ts";
import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import { spreadOf } from "./fairness.ts";
import { forbiddenWordIn, hashtagPieces, hashtagsIn } from "./post.ts";
import { predictAudience, predictKind } from "./predict.ts";

describe("who reads a post", () => {
  const circle = { authorId: "me", managerId: "boss", peerIds: ["p1", "p2"], reportIds: ["r1"] };

  test("is everybody, the team, the peers, or who is named", () => {
    expect(readersOf("ORGANIZATION", circle, ["x"])).toBe("everyone");
    expect(readersOf("TEAM", circle, ["x"])).toEqual(["me", "boss", "p1", "p2", "r1"]);
    expect(readersOf("PEERS", circle, ["x"])).toEqual(["me", "p1", "p2"]);
    expect(readersOf("PEOPLE", circle, ["x", "x"])).toEqual(["me", "x"]);
    expect(visibilityOf("PEOPLE")).toBe("PRIVATE");
  });

  test("always holds the author, and nobody but the audience: being named lets nobody in, but to what is for them", () => {
    const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
    fc.assert(
      fc.property(fc.constantFrom(...audiences), ids, ids, ids, (audience, peerIds, reportIds, named) => {
        const readers = readersOf(audience, { authorId: "me", managerId: null, peerIds, reportIds }, named);
        if (readers === "everyone") return audience === "ORGANIZATION";
        const known = audience === "PEOPLE" ? named : audience === "PEERS" ? peerIds : [...peerIds, ...reportIds];
        const outside = namedOutside(readers, named);
        return (
          readers.includes("me") &&
          readers.every((id) => id === "me" || (known as string[]).includes(id)) &&
          named.every((id) => readers.includes(id) !== outside.includes(id))
        );
      }),
    );
  });
});

describe("hashtags", () => {
  test("are words after a #, however they are written; numbers, addresses and parts of words are none", () => {
    expect(hashtagsIn("#Launch of #über_uns, #launch; #सुझाव")).toEqual(["launch", "über_uns", "सुझाव"]);
    expect(hashtagsIn("#1 a#b http://x.test/#part &#39; # alone ##twice")).toEqual([]);
  });

  test("cut a text without changing it", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("#", "a", "é", "1", " ", "/", "_") }), (text) => {
        expect(
          hashtagPieces(text)
            .map((piece) => piece.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});

test("a word of the list is found as a whole word, whatever stands between and however it is written", () => {
  expect(forbiddenWordIn("A FOO, really", ["bar", "foo"])).toBe("foo");
  expect(forbiddenWordIn("very   bad-phrase!", ["bad phrase"])).toBe("bad phrase");
  expect(forbiddenWordIn("ｆｏｏ", ["foo"])).toBe("foo");
  expect(forbiddenWordIn("food", ["foo"])).toBeNull();
});

test("what a text suggests rests on words of it, and on somebody being named", () => {
  expect(predictKind("Thank you @Asha", 1)).toEqual({ value: "KUDOS", because: "thank you" });
  expect(predictKind("Thank you, next time slower", 1)).toEqual({ value: "FEEDBACK", because: "next time" });
  expect(predictKind("Thank you all", 0)).toBeNull();
  expect(predictAudience("This is confidential @Asha", 1)).toEqual({ value: "PEOPLE", because: "confidential" });
  expect(predictAudience("Well done @Asha", 1)).toBeNull();
});

test("no group of fewer than five can be told, nor worked out from the others", () => {
  expect(spreadOf([0, 1, 5])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.nat(8), { maxLength: 80 }), (counts) => {
      const spread = spreadOf(counts);
      if (!spread) return counts.length < fewestPeople;
      const groups = [spread.none, spread.some, spread.much];
      const hidden = counts.length - groups.reduce<number>((sum, size) => sum + (size ?? 0), 0);
      const shown = groups.every((size) => size === null || size === 0 || size >= fewestPeople);
      // What is hidden is at least five people, in two groups or more.
      return (
        shown &&
        (hidden === 0 ||
          (hidden >= fewestPeople &&
            (groups.filter((size) => size === null).length > 1 || groups.every((size) => size === null || size === 0))))
      );
    }),
  );
});
