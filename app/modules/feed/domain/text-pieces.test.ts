import fc from "fast-check";
import { expect, test } from "vitest";
import { linksIn, moneyIn, textPieces } from "./text-pieces.ts";

test.each([
  ["Saved ₹5,00,000 this year", { minor: 50_000_000, currency: "INR" }],
  ["Saved EUR 1.200,50.", { minor: 120_050, currency: "EUR" }],
  ["A contract of 300 USD!", { minor: 30_000, currency: "USD" }],
  ["About 12.50 € each", { minor: 1_250, currency: "EUR" }],
  ["¥5000", { minor: 5_000, currency: "JPY" }],
  ["Asha kept the launch on time +500", { minor: 50_000, currency: "CHF" }],
  ["+5,000! That was a week.", { minor: 500_000, currency: "CHF" }],
  ["+500 EUR", { minor: 50_000, currency: "EUR" }],
])("%j names an amount", (text, money) => expect(moneyIn(text, "CHF")).toEqual([money]));

test.each([
  "EURO 2024",
  "room 12",
  "v1.2 is out",
  "A1$",
  "#100EUR",
  "EUR",
  "+500 users",
  "+5 %",
  "1+500",
  "500",
  "+49 30 1234",
])("%j names none", (text) => expect(moneyIn(text, "CHF")).toEqual([]));

test("addresses end before what ends the sentence, and never say who asks", () => {
  expect(linksIn("See https://example.com/a?b=1#c, (http://x.example/y). https://me:word@x.example")).toEqual([
    "https://example.com/a?b=1#c",
    "http://x.example/y",
  ]);
  expect(linksIn("javascript:alert(1) ftp://x.example //x.example")).toEqual([]);
});

test("all pieces together are the text", () => {
  const word = fc.constantFrom(
    "https://x.example/#a",
    "#launch",
    "₹5,00,000",
    "12 EUR",
    "+500",
    " ",
    "@Asha",
    ".",
    "é",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string())), (words) => {
      const text = words.join("");
      expect(
        textPieces(text, "INR")
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }),
  );
});
