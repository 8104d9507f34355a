import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { searchHelp } from "./queries/search-help.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("asha").build();
});
afterAll(() => world.close());

const found = (text: string, near: boolean) =>
  acme.as("asha", async (context) => (await searchHelp(context, { text, near }, 20)).map(({ key }) => key));

test("a page is found by a misspelt word of its title or of its text", async () => {
  expect(await found("objectve", true)).toContain("help:set-a-goal");
  expect(await found("pasword", true)).toEqual(["help:sign-in-safely"]);
  expect(await found("notifcations", true)).toEqual(["help:mail-and-notices"]);
});

test("as it is written a misspelt word finds nothing, and near it no page that has only words like it", async () => {
  expect(await found("pasword", false)).toEqual([]);
  expect(await found("passenger", true)).toEqual([]);
});

test("a page whose title holds the words stands before one that mentions them", async () => {
  const pages = await found("mails", false);
  expect(pages[0]).toBe("help:mail-and-notices");
});
