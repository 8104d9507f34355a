import { expect, test } from "vitest";
import { helpOfGroup, helpText } from "./help-text.ts";
import { asksForHelp, readWords, requireKnown } from "./read-words.ts";
import { UsageError, type CommandShape } from "./shape.ts";

const shape = {
  about: "Closes a company.",
  words: [{ name: "address", about: "the company's address, as in acme" }],
  options: { lift: { about: "opens it again" }, reason: { value: "text", about: "why" } },
} satisfies CommandShape;

const read = (...typed: string[]) => readWords(shape, typed, "npm run tenant -- suspend");

test("what fits is read, in any order", () => {
  expect(read("south", "--lift")).toEqual({ words: ["south"], options: { lift: true, reason: undefined } });
  expect(read("--reason=late pay", "south")).toEqual({
    words: ["south"],
    options: { lift: false, reason: "late pay" },
  });
});

test.each([
  [["south", "--lfit"], 'There is no option "--lfit"; did you mean --lift? See npm run tenant -- suspend --help.'],
  [["south", "--zebra"], 'There is no option "--zebra". See npm run tenant -- suspend --help.'],
  [["south", "-l"], 'There is no option "-l". See npm run tenant -- suspend --help.'],
  [["south", "north"], '"north" is one word too many. See npm run tenant -- suspend --help.'],
  [[], "<address> is missing: the company's address, as in acme. See npm run tenant -- suspend --help."],
  [["south", "--lift=yes"], "Option '--lift' does not take an argument. See npm run tenant -- suspend --help."],
  [["south", "--reason"], "Option '--reason <value>' argument missing. See npm run tenant -- suspend --help."],
  [["south", "--reason", "--lift"], "Option '--reason' argument is ambiguous. See npm run tenant -- suspend --help."],
])("%j is refused in one line", (typed, line) => {
  expect(() => read(...typed)).toThrow(new UsageError(line));
});

test("a command without words takes none, one of many takes any number", () => {
  expect(() => readWords({ about: "" }, ["x"], "npm start")).toThrow(/See npm start -- --help/);
  const many: CommandShape = { about: "", words: [{ name: "part", about: "", optional: true, many: true }] };
  expect(readWords(many, ["a", "b", "c"], "npm test").words).toEqual(["a", "b", "c"]);
  expect(readWords(many, [], "npm test").words).toEqual([]);
});

test("a word that is nearly known is suggested", () => {
  const known = ["create", "list", "rotate-keys"];
  expect(() => requireKnown("craete", known, "command")).toThrow(
    'There is no command "craete"; did you mean create? There are create, list, rotate-keys.',
  );
  expect(() => requireKnown("dance", known, "command")).toThrow('There is no command "dance". There are create');
  expect(() => requireKnown("list", known, "command")).not.toThrow();
});

test("help says how to call it, what each part means and what exit codes say", () => {
  expect(asksForHelp(["south", "--help"])).toBe(true);
  expect(helpText(shape, "npm run tenant -- suspend"))
    .toBe(`Usage: npm run tenant -- suspend <address> [--lift] [--reason <text>]

Closes a company.

Words:
  <address>  the company's address, as in acme

Options:
  --lift           opens it again
  --reason <text>  why
  --help           shows this

Exit codes:
  0  done
  1  it failed; one line on standard error says why
  2  the command line was not understood`);
  expect(helpText({ about: "Starts.", options: { demo: { about: "a demo" } } }, "npm start")).toContain(
    "Usage: npm start -- [--demo]\n",
  );
  expect(helpOfGroup("Companies.", { suspend: shape }, "x tenant")).toContain("  suspend <address>  Closes a company.");
});
