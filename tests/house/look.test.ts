import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rooms = globSync(["app/modules/**/*.css", "app/shell/**/*.css"]);
const found = (pattern: RegExp) =>
  rooms.flatMap((path) => [...readFileSync(path, "utf8").matchAll(pattern)].map(([what]) => `${path}: ${what}`));

test("screens write in the five sizes of the theme, and in none of their own", () => {
  expect(found(/font-size:(?! (?:var\(--text-|inherit))[^;]+/g)).toEqual([]);
});

/** How often screens paint with a state's colour where a chip, a mark or a callout of `app/ui` says the state. The number only falls. */
const paintedByHand = 25;

test("a state is said by the parts of the design system", () => {
  const painted = found(/var\(--(?:green|orange|red)-(?:soft|fill|ink)\)/g);
  expect(painted.length, "fewer than before: lower the number").toBe(paintedByHand);
});

test("every value a style sheet takes from the theme is there", () => {
  const sources = globSync("app/**/*.{css,ts,tsx}").map((path) => readFileSync(path, "utf8"));
  const said = new Set(
    sources.flatMap((text) => [...text.matchAll(/--[a-z\d-]+(?=\s*:|["'])/g)].map(([name]) => name)),
  );
  const taken = globSync("app/**/*.css").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/var\((--[a-z\d-]+)\)/g)].map(([, name]) => ({ path, name: name! })),
  );
  expect(taken.length).toBeGreaterThan(1_000);
  expect(taken.filter(({ name }) => !said.has(name) && !name.startsWith("--mantine-"))).toEqual([]);
});

/** `NAME: "tone"` of every screen, by the name of the state. */
function tonesByState(): Map<string, Map<string, string[]>> {
  const screens = globSync("app/**/*.tsx").filter((path) => !/\.(stories|test)\.tsx$/.test(path));
  const said = new Map<string, Map<string, string[]>>();
  for (const path of screens)
    for (const [, state, tone] of readFileSync(path, "utf8").matchAll(
      /\b([A-Z][A-Z_]+): "(neutral|green|orange|red|blue|grey)"/g,
    )) {
      const tones = said.get(state!) ?? said.set(state!, new Map()).get(state!)!;
      tones.set(tone!, [...(tones.get(tone!) ?? []), path]);
    }
  return said;
}

/** Words that mean one thing here and another there. */
const twoMeanings = new Map([
  ["ACCEPTED", "an invitation: settled; a request for feedback or a review: now it is written"],
  ["ACTIVE", "a webhook and a person: as it should be; a pay cycle: under way"],
  ["DECLINED", "a reviewer or a guest who does not come is missing; other things are only over"],
  ["HELD", "a meeting took place; a run of a connector is held back"],
  ["OPEN", "a threshold that wants an act; a form that may be filled in"],
  ["PUBLISHED", "a note waits for its signature; other things are done"],
  ["REFUSED", "a signature and a line of a file are missing; other things are only over"],
  ["SUBMITTED", "a form is done; an appeal waits"],
]);

test("one state has one colour in all rooms", () => {
  const said = tonesByState();
  expect(said.size).toBeGreaterThan(60);
  const several = [...said].filter(([, tones]) => tones.size > 1).map(([state]) => state);
  expect(several.toSorted(), "say it in one colour, or why a word means two things").toEqual([...twoMeanings.keys()]);
});

test("what is ahead, asked for or in progress never wears a warning", () => {
  const ahead = /^(DRAFT|QUEUED|AHEAD|UPCOMING|NOT_STARTED|ASKED|REQUESTED|PROPOSED|NOMINATED|WAITING)$/;
  const going = /^(LIVE|RUNNING|ON_LEAVE|UNDER_WAY|ONGOING|IN_.+)$/;
  const warned = [...tonesByState()].filter(
    ([state, tones]) => (ahead.test(state) || going.test(state)) && (tones.has("orange") || tones.has("red")),
  );
  expect(warned).toEqual([]);
});

test("an arrow of a screen points the way one reads: by `FromTo`, or by the words of a language", () => {
  const screens = globSync("app/{modules,shell}/**/*.tsx").filter((path) => !/\.(stories|test)\.tsx$/.test(path));
  const drawn = screens.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .filter((line) => /[→←]/.test(line) && !/^\s*(?:\*|\/[/*])/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(drawn).toEqual([]);
});
