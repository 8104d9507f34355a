import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { readPdf } from "#tests/support/read-pdf.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { exportPoints } from "./queries/exports.ts";
import { pointsInsights } from "./queries/insights.ts";
import { ownPlace } from "./queries/own-place.ts";
import { printedPoints } from "./queries/ledger-file.ts";
import { searchPoints } from "./queries/search-points.ts";
import { personPoints } from "./queries/person-points.ts";
import { settingsPage } from "./queries/settings-page.ts";
import { statusInput, statusPage } from "./queries/status.ts";
import { pointsOfTwoCompanies, type PointsWorld } from "./testing/points-world.ts";
import { askAppeal } from "./use-cases/appeal.ts";
import { withdrawEvent } from "./use-cases/correct-event.ts";
import { recordShift, recordShiftInput } from "./use-cases/record-shift.ts";
import { exactly } from "#tenancy/text-search.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: PointsWorld;
let globex: PointsWorld;
let eventId = "";
let today = "";

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex } = await pointsOfTwoCompanies(world));
  today = await acme.company.asProduct(async (context) => context.today());
  eventId = await acme.record("ravi", "asha", { day: addDays(today, -2), minutes: 12 });
});
afterAll(() => world.close());

const tried = async (world_: PointsWorld, who: string, run: (context: Context) => Promise<unknown>) => {
  try {
    await world_.company.as(who, run);
    return "done";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

test("points are read by the person, those above and who administers them; for all others they are not there", async () => {
  const read = (context: Context) => personPoints(context, acme.company.id("asha"));
  for (const who of ["asha", "ravi", "skip", "tara"]) expect(await tried(acme, who, read)).toBe("done");
  for (const who of ["lena", "otto"]) expect(await tried(acme, who, read)).toBe("platform.not-found");
  expect(await tried(globex, "eve", read)).toBe("platform.not-found");
});

test("nobody records for themselves, for a colleague or for whoever is above, nor withdraws what is about them", async () => {
  const record = (whom: string) => (context: Context) =>
    recordShift(
      context,
      recordShiftInput.parse({ employeeId: acme.company.id(whom), kind: "MISSED_SHIFT", day: addDays(today, -3) }),
    );
  expect(await tried(acme, "asha", record("asha"))).toBe("platform.forbidden");
  expect(await tried(acme, "lena", record("asha"))).toBe("platform.not-found");
  expect(await tried(acme, "ravi", record("skip"))).toBe("platform.not-found");
  expect(await tried(acme, "tara", record("tara"))).toBe("platform.forbidden");
  expect(await tried(globex, "eve", record("asha"))).toBe("platform.not-found");
  const withdraw = (context: Context) => withdrawEvent(context, { eventId, reason: "Never was", version: undefined });
  expect(await tried(acme, "asha", withdraw)).toBe("platform.forbidden");
  expect(await tried(acme, "ravi", withdraw)).toBe("platform.forbidden");
  expect(await tried(acme, "lena", withdraw)).toBe("platform.not-found");
  expect(await tried(globex, "eve", withdraw)).toBe("platform.not-found");
});

test("an appeal is for the person alone, and tells nobody else that there is an event", async () => {
  const ask = (context: Context) => askAppeal(context, { eventId, reason: "Mine" });
  expect(await tried(acme, "lena", ask)).toBe((await refusalOf(acme.company.as("lena", missing))).code);
  expect(await tried(globex, "eve", ask)).toBe("platform.not-found");
});
const missing = (context: Context) => askAppeal(context, { eventId: context.newId(), reason: "None" });

test("lists, files, numbers and settings are for those they are for", async () => {
  const status = (scope: "company" | "all-reports") => (context: Context) =>
    statusPage(context, scope, statusInput.parse({}));
  expect(await tried(acme, "asha", status("all-reports"))).toBe("platform.not-found");
  expect(await tried(acme, "ravi", status("company"))).toBe("platform.not-found");
  expect(await tried(acme, "ravi", (context) => exportPoints(context, "entries", "company").then(heldSheet))).toBe(
    "platform.not-found",
  );
  expect(await tried(acme, "ravi", pointsInsights)).toBe("platform.not-found");
  expect(await tried(acme, "skip", (context) => settingsPage(context, { rules: undefined }))).toBe(
    "platform.not-found",
  );
  const team = await acme.company.as("ravi", status("all-reports"), { readOnly: true });
  const ids = (team as Awaited<ReturnType<typeof statusPage>>).rows.map(({ id }) => id).sort();
  expect(ids).toEqual([acme.company.id("asha"), acme.company.id("lena")].sort());
});

test("numbers about few are not told, and everybody learns their own place alone", async () => {
  const insights = await acme.company.as("tara", pointsInsights, { readOnly: true });
  expect([insights.withPoints, insights.points]).toEqual([null, null]);
  expect(insights.months.every(({ count }) => count === null)).toBe(true);
  // Nor that nobody of so few has points.
  expect(insights.units.filter(({ people, points }) => people < 5 && points !== null)).toEqual([]);
  expect(await acme.company.as("lena", ownPlace, { readOnly: true })).toMatchObject({ place: 1 });
  expect(await globex.company.as("eve", ownPlace, { readOnly: true })).toBeNull();
});

test("points are found by name, by those above and who administers them, and never one's own or a colleague's", async () => {
  const found = (world_: PointsWorld, who: string, text: string) =>
    world_.company.as(who, async (context) =>
      (await searchPoints(context, exactly(text), 9)).map(({ title }) => title),
    );
  for (const who of ["ravi", "skip", "tara"]) expect(await found(acme, who, "ash")).toEqual(["asha"]);
  for (const who of ["asha", "lena", "otto"]) expect(await found(acme, who, "ash")).toEqual([]);
  // Lena has none, and the other company knows of nobody here.
  expect([await found(acme, "ravi", "lena"), await found(globex, "eve", "a")]).toEqual([[], []]);
  const viewed = acme.company.as("ravi", (context) => searchPoints(context, exactly("ash"), 9), { viewedBy: "tara" });
  expect(await viewed).toEqual([]);
});

test("points are printed as their page explains them, for whoever may read it", async () => {
  const asha = acme.company.id("asha");
  const file = await acme.company.as("asha", (context) => printedPoints(context, asha));
  const { text, title } = await readPdf(file);
  expect(title).toContain("Points of asha");
  for (const part of ["Late arrival, 12 minutes", "10 to under 30 minutes", "Points today"])
    expect(text).toContain(part);
  expect(await tried(acme, "lena", (context) => printedPoints(context, asha))).toBe("platform.not-found");
});

test("what was taken back is nobody's next expiry", async () => {
  await acme.record("ravi", "lena", { day: addDays(today, -2), minutes: 40 });
  const withdrawn = await acme.record("ravi", "lena", { day: addDays(today, -9), minutes: 40 });
  await acme.company.as("tara", (context) =>
    withdrawEvent(context, { eventId: withdrawn, reason: "The clock was wrong", version: undefined }),
  );
  const page = await acme.company.as("tara", (context) => statusPage(context, "company", statusInput.parse({})), {
    readOnly: true,
  });
  const { next } = await acme.points("tara", "lena");
  expect(page.rows.find(({ name }) => name === "lena")?.nextOn).toBe(next?.on);
});
