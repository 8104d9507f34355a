import { expect, test } from "vitest";
import { randomFrom } from "#tests/support/random.ts";
import { addressed } from "./addressed.ts";

const rounds = process.env["CAIRN_LONG"] === "1" ? 100_000 : 2_000;

test.each([
  ["asha@acme.test Thank you for …", "asha@acme.test", "Thank you for …"],
  ["  <mailto:asha@acme.test|asha@acme.test>\n Thank\nyou ", "asha@acme.test", "Thank\nyou"],
  ["mailto:asha@acme.test thanks", "asha@acme.test", "thanks"],
  ["<asha@acme.test> thanks", "asha@acme.test", "thanks"],
  ["asha@acme.test", "asha@acme.test", ""],
  ["thanks to asha@acme.test", "", "to asha@acme.test"],
  ["@asha thanks", "", "thanks"],
])("%j is said to %j", (text, email, body) => expect(addressed(text)).toEqual({ email, body }));

test(`${rounds} texts of a chat are read from one end to the other once`, { timeout: 1_800_000 }, () => {
  const random = randomFrom(2);
  const pieces = ["@", "a", " ", "<", ">", "|", "mailto:", "\n", "asha@acme.test", "\u0301"];
  for (let round = 0; round < rounds; round += 1) {
    const long = random.chance(0.02) ? 20_000 : 40;
    const text = Array.from({ length: random.below(12) }, () => random.of(pieces).repeat(random.below(long))).join("");
    const { email, body } = addressed(text);
    expect(text).toContain(email);
    expect(text).toContain(body);
    expect(email).not.toMatch(/[\s<>|]/);
  }
});

test("as many signs as one likes cost no more than to read them", () => {
  for (const sign of ["@", "a@", " ", "<", "mailto:"]) expect(addressed(sign.repeat(200_000)).body).toBe("");
});
