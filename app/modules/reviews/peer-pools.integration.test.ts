import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { readSettings, type PeerPool } from "./domain/cycle-settings.ts";
import { nominationDialog } from "./queries/nomination-dialog.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { nominate } from "./use-cases/nominate.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;

beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company("acme")
  )
    .employee("top")
    .employee("skip")
    .reportsTo("top")
    .employee("ravi")
    .reportsTo("skip")
    .employee("asha")
    .reportsTo("ravi")
    .employee("lena")
    .reportsTo("ravi")
    .employee("juan")
    .reportsTo("asha")
    .employee("vera")
    .reportsTo("top")
    .build();
  reviews = await new ReviewWorld(acme).open();
});
afterAll(() => world.close());

/** A cycle in which Asha nominates among these, with a try at each of the others and what became of it. */
async function tried(pools: PeerPool[]) {
  const asked = { reviewers: { providers: ["SELF", "PEER", "MANAGER"], peerPools: pools, nominatedBy: "SELF" } };
  const cycleId = await reviews.cycle(["asha"], asked, pools.join(" "));
  const about = { cycleId, employeeId: acme.id("asha") };
  const { suggested, anyone } = await acme.as("asha", (context) => nominationDialog(context, about));
  const taken: string[] = [];
  for (const name of ["top", "skip", "lena", "juan", "vera"])
    await acme
      .as("asha", (context) => nominate(context, { ...about, nomineeIds: [acme.id(name)] }))
      .then(() => taken.push(name))
      .catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== "reviews.outside-pools") throw error;
      });
  return { taken, anyone, suggested: suggested.flatMap(({ people }) => people.map(({ name }) => name)).sort() };
}

test("each pool lets those be chosen who stand so to the person, and nobody else", async () => {
  expect(await tried(["JUNIORS"])).toEqual({ taken: ["juan"], suggested: ["juan"], anyone: false });
  expect(await tried(["SENIORS"])).toEqual({ taken: ["top", "skip"], suggested: ["skip", "top"], anyone: false });
  expect(await tried(["SAME_MANAGER"])).toEqual({ taken: ["lena"], suggested: ["lena"], anyone: false });
  expect(await tried(["DLM"])).toEqual({ taken: [], suggested: [], anyone: false });
});

test("who is outside of the team is found by name, and nobody of the team is taken with them", async () => {
  expect(await tried(["OUTSIDE_TEAM"])).toEqual({ taken: ["vera"], suggested: [], anyone: true });
  const both = await tried(["OUTSIDE_TEAM", "JUNIORS"]);
  expect(both).toEqual({ taken: ["juan", "vera"], suggested: ["juan"], anyone: true });
});

test("pools are known by their other names as well", () => {
  const pools = (peerPools: unknown) => readSettings({ reviewers: { peerPools } }).reviewers.peerPools;
  expect(pools(["PRIMARY_TEAM", "DLM"])).toEqual(["SAME_MANAGER", "DLM"]);
  expect(pools("ALL_ORG")).toEqual(["ANYONE"]);
});
