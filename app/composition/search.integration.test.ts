import { afterAll, beforeAll, expect, test } from "vitest";
import { FeedWorld } from "#app/modules/feed/testing/feed-world.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { searchPage, searchPageInput } from "#app/modules/search/queries/search-page.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-10T09:00:00Z" });
  acme = await (await world.company("acme")).employee("ravi").team("ravi", "asha", "lena").employee("zoe").build();
  globex = await (await world.company("globex")).employee("eve").build();
  for (const company of [acme, globex]) await company.switchOn("FEED");
  const names = { asha: "Jörg Müller", lena: "فاطمة الزهراء" };
  for (const [who, name] of Object.entries(names))
    await acme.asProduct((context) =>
      context.rows(sql`update {employee} set display_name = ${name} where id = ${acme.id(who)} returning id`),
    );
  const goals = new GoalWorld(acme);
  await goals.objective("asha", { title: "Réduire les délais de livraison", ownerId: acme.id("asha") });
  await goals.objective("asha", { title: "Quiet takeover", ownerId: acme.id("asha"), visibility: "PRIVATE" });
  const tasks = await new InitiativeWorld(acme).open();
  await tasks.task("asha", { text: "Write the onboarding handbook" });
  await new FeedWorld(acme).post("asha", { body: "The warehouse in Rotterdam opened on time" });
  await new FeedWorld(globex).post("eve", { body: "Globex warehouse secrets" });
}, 120_000);
afterAll(() => world.close());

const found = (text: string, who = "ravi", by = acme) =>
  by.as(who, async (context) => {
    const { hits, near } = await world.application.gatherings.search(context, text, 20);
    return { titles: hits.map(({ title }) => title), near };
  });

test("words are found in any order, whatever their case and accents, and by their parts", async () => {
  expect(await found("muller JORG")).toEqual({ titles: ["Jörg Müller"], near: false });
  expect(await found("Müll")).toMatchObject({ titles: ["Jörg Müller"] });
  expect(await found("livraison reduire")).toMatchObject({ titles: ["Réduire les délais de livraison"] });
  expect(await found("فاطمه")).toMatchObject({ titles: ["فاطمة الزهراء"] });
  expect(await found("handbook")).toMatchObject({ titles: ["Write the onboarding handbook"] });
  expect(await found("rotterdam 100%")).toMatchObject({ titles: [] });
  for (const text of ["hand%ook", "hand％ook", "hand_ook", "hand＿ook"]) expect((await found(text)).near).toBe(true);
});

test("one or two letters begin a word, and do not stand in the middle of one", async () => {
  expect((await found("jö")).titles).toContain("Jörg Müller");
  expect((await found("ul")).titles).not.toContain("Jörg Müller");
});

test("what nothing holds is found by what comes near it, and said to be so", async () => {
  expect(await found("Mueler")).toEqual({ titles: ["Jörg Müller"], near: true });
  expect(await found("Roterdam")).toMatchObject({ titles: ["The warehouse in Rotterdam opened on time"], near: true });
  expect(await found("onbaording handbok")).toMatchObject({ titles: ["Write the onboarding handbook"], near: true });
  expect(await found("livrason")).toMatchObject({ titles: ["Réduire les délais de livraison"], near: true });
  expect(await found("xylophone")).toEqual({ titles: [], near: true });
});

test("two letters that changed places hide nobody, in short names either, and make no other words of short ones", async () => {
  expect(await found("Mlüler")).toEqual({ titles: ["Jörg Müller"], near: true });
  expect(await found("Jögr")).toEqual({ titles: ["Jörg Müller"], near: true });
  expect(await found("hnadbook")).toMatchObject({ titles: ["Write the onboarding handbook"], near: true });
  expect(await found("فامطة")).toMatchObject({ titles: ["فاطمة الزهراء"], near: true });
  expect(await found("Jgö")).toEqual({ titles: [], near: true });
});

test("a word that only begins or ends like another does not come near it; a misspelt one does", async () => {
  const goals = new GoalWorld(acme);
  for (const title of ["Build a reliable sales pipeline", "Escalation paths for support"])
    await goals.objective("asha", { title, ownerId: acme.id("asha") });
  for (const text of ["salary", "vacation", "vacaciones"]) expect((await found(text)).titles).toEqual([]);
  expect(await found("pipelin salez")).toEqual({ titles: ["Build a reliable sales pipeline"], near: true });
  expect(await found("reliabel")).toEqual({ titles: ["Build a reliable sales pipeline"], near: true });
  expect(await found("escaltion")).toEqual({ titles: ["Escalation paths for support"], near: true });
  expect(await found("relible pipeline")).toEqual({ titles: ["Build a reliable sales pipeline"], near: true });
});

test("the words may stand in the address as people type it by hand; the product's own name for them comes first", () => {
  expect(searchPageInput.parse({ q: "takeover" })).toEqual({ label: "takeover" });
  expect(searchPageInput.parse({ q: "takeover", label: "warehouse" })).toEqual({ label: "warehouse" });
});

test("nobody is told of what they may not see: neither titles, nor counts, nor that something comes near", async () => {
  expect((await found("quiet takeover", "asha")).titles).toEqual(["Quiet takeover"]);
  for (const text of ["quiet takeover", "quite takover"]) expect((await found(text, "zoe")).titles).toEqual([]);
  for (const text of ["globex", "secrets", "secrts"]) expect((await found(text)).titles).toEqual([]);
  expect((await found("warehouse", "eve", globex)).titles).toEqual(["Globex warehouse secrets"]);
  const page = await acme.as("zoe", (context) =>
    searchPage(context, world.application.gatherings, searchPageInput.parse({ label: "takeover" })),
  );
  expect(page).toEqual({ text: "takeover", kind: null, kinds: [], near: true });
});

test("a page shows a few of each kind, and all of the one that is asked for; what is too many is said", async () => {
  const goals = new GoalWorld(acme);
  for (let index = 0; index < 22; index += 1)
    await goals.objective("ravi", { title: `Warehouse ${index}`, ownerId: acme.id("ravi") });
  const page = (input: object) =>
    acme.as("ravi", (context) =>
      searchPage(context, world.application.gatherings, searchPageInput.parse({ label: "warehouse", ...input })),
    );
  const shown = ({ kinds }: Awaited<ReturnType<typeof page>>) =>
    kinds.map(({ kind, hits, count, isMore }) => [kind, hits.length, count, isMore]);
  expect(shown(await page({}))).toEqual([
    ["goal", 5, 20, true],
    ["post", 1, 1, false],
  ]);
  expect(shown(await page({ filterType: "goal" }))).toEqual([
    ["goal", 22, 22, false],
    ["post", 1, 1, false],
  ]);
  expect((await page({ filterType: "nonsense" })).kind).toBeNull();
});
