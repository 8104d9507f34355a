import { afterAll, beforeAll, expect, test } from "vitest";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { holidays, holidaysAmong } from "../queries/holidays.ts";
import { removeHoliday, saveHoliday, saveHolidayInput } from "./save-holiday.ts";

let world: World;
let acme: Company;
let globex: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await (await world.company("acme")).employee("asha").employee("admin").admin("PLATFORM_ADMIN").build();
  globex = await (await world.company("globex")).employee("spy").admin("PLATFORM_ADMIN").build();
});
afterAll(() => world.close());

const save = async (input: object, by = "admin", company = acme) =>
  (await company.as(by, (context) => saveHoliday(context, saveHolidayInput.parse(input)))).holidayId;
const remove = (holidayId: string, archived = true, by = "admin", company = acme) =>
  company.as(by, (context) => removeHoliday(context, { holidayId, archived }));
const list = () => acme.as("admin", (context) => holidays(context), { readOnly: true });
const among = (days: readonly string[]) =>
  acme.as("asha", async (context) => [...(await holidaysAmong(context, days))], { readOnly: true });

test("a holiday is added, renamed, removed and brought back; what is past stands apart", async () => {
  const founding = await save({ onDate: "2026-12-04", name: "Founding day" });
  await save({ onDate: "2026-01-01", name: "New Year's Day" });
  expect(await list()).toMatchObject({
    ahead: [{ onDate: "2026-12-04", name: "Founding day" }],
    past: [{ onDate: "2026-01-01" }],
  });
  await save({ holidayId: founding, onDate: "2026-12-05", name: "Founders' day", version: 1 });
  expect(await among(["2026-12-04", "2026-12-05"])).toEqual([["2026-12-05", "Founders' day"]]);
  await expect(
    save({ holidayId: founding, onDate: "2026-12-06", name: "Founders' day", version: 1 }),
  ).rejects.toMatchObject({ status: 409 });

  await remove(founding);
  expect(await among(["2026-12-05"])).toEqual([]);
  await remove(founding, false);
  expect(await among(["2026-12-05"])).toEqual([["2026-12-05", "Founders' day"]]);
});

test("a day is one holiday, also where a removed one would return", async () => {
  const first = await save({ onDate: "2026-12-25", name: "Christmas Day" });
  await expect(save({ onDate: "2026-12-25", name: "Christmas" })).rejects.toMatchObject({
    code: "people.holiday-taken",
    details: { fields: { onDate: "people.holiday-taken" } },
  });
  await remove(first);
  await save({ onDate: "2026-12-25", name: "Christmas" });
  await expect(remove(first, false)).rejects.toMatchObject({ code: "people.holiday-taken" });
});

test("nobody but platform admins keeps holidays, and none of another company's", async () => {
  const own = await save({ onDate: "2027-05-01", name: "Labour Day" });
  await expect(save({ onDate: "2027-05-02", name: "Mine" }, "asha")).rejects.toMatchObject({ status: 404 });
  await expect(remove(own, true, "asha")).rejects.toMatchObject({ status: 404 });
  await expect(acme.as("asha", (context) => holidays(context))).rejects.toMatchObject({ status: 404 });
  await expect(remove(own, true, "spy", globex)).rejects.toMatchObject({ status: 404 });
  await expect(
    save({ holidayId: own, onDate: "2027-05-03", name: "Taken over", version: 1 }, "spy", globex),
  ).rejects.toMatchObject({ status: 404 });
  expect(await among(["2027-05-01", "2027-05-03"])).toEqual([["2027-05-01", "Labour Day"]]);
});
