import { afterAll, beforeAll, expect, test } from "vitest";
import { loadHome } from "#app/platform/contributions/home-card.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { teamOneOnOnes, type TeamOneOnOnesCard } from "./queries/home-one-on-ones.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";
import { acknowledgeMeeting, openMeeting } from "./use-cases/change-meeting-state.ts";

let world: World;
let acme: Company;
let meetings: OneOnOneWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, meetings } = await meetingsOfTwoCompanies(world));
});
afterAll(() => world.close());

const cardOf = (name: string, viewedBy?: string) =>
  acme.as(name, async (own) => {
    const context = viewedBy ? { ...own, viewedBy: { employeeId: acme.id(viewedBy), name: viewedBy } } : own;
    const cards = teamOneOnOnes(context).map((card) => ({ ...card, room: "one-on-ones" }));
    const { cards: loaded } = await loadHome(own, { cards, lines: [] });
    return (loaded[0]?.data ?? null) as TeamOneOnOnesCard | null;
  });
const silentOf = async (name: string) => (await cardOf(name))!.silent.map((one) => [one.name, one.next !== null]);

test("whoever leads people is told whom they have not met for five weeks, and of their own 1:1s alone", async () => {
  expect(await silentOf("ravi")).toEqual([
    ["asha", false],
    ["lena", false],
  ]);
  const { meetingId } = await meetings.schedule("ravi", "asha");
  expect(await silentOf("ravi")).toEqual([
    ["asha", true],
    ["lena", false],
  ]);
  await acme.as("ravi", (context) => openMeeting(context, { meetingId }));
  await acme.as("ravi", (context) => acknowledgeMeeting(context, { meetingId }));
  expect(await cardOf("ravi")).toMatchObject({ people: 2, held: 1, silent: [{ name: "lena", next: null }] });
});

test("who leads nobody has no such card, and who looks through another's eyes neither", async () => {
  expect(await cardOf("asha")).toBeNull();
  expect(await cardOf("ravi", "tara")).toBeNull();
});
