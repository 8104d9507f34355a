import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import type { BusyAsked } from "#app/platform/contributions/busy-times.ts";
import { timeHints, timeHintsInput } from "./queries/time-hints.ts";
import { saveSettings, saveSettingsInput } from "./use-cases/save-settings.ts";
import { meetingsOfTwoCompanies, type OneOnOneWorld } from "./testing/one-on-one-world.ts";

let world: World;
let acme: Company;
let globex: Company;
let meetings: OneOnOneWorld;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  ({ acme, globex, meetings } = await meetingsOfTwoCompanies(world));
});
afterAll(() => world.close());

const hints = (who: string, partner: string, asked: object = {}, company = acme) =>
  company.as(
    who,
    (context) =>
      timeHints(
        context,
        timeHintsInput.parse({ with: acme.id(partner), start: "2026-11-17T14:30", minutes: "30", ...asked }),
      ),
    { readOnly: true },
  );

test("one's own 1:1 is named, the other's only told of, and free times go round both", async () => {
  await meetings.schedule("ravi", "lena");
  expect(await hints("ravi", "asha")).toMatchObject({ mine: ["lena"], theirs: false });
  const seen = await hints("asha", "ravi");
  expect(seen).toMatchObject({ mine: [], theirs: true, holiday: null, dayOff: false });
  expect(JSON.stringify(seen).toLowerCase()).not.toContain("lena");
  expect(seen!.free.map(({ start }) => start)).toEqual(["2026-11-17T14:00", "2026-11-17T15:00", "2026-11-17T15:30"]);
  expect(await hints("asha", "ravi", { start: "2026-11-17T15:00" })).toEqual({
    ...{ mine: [], theirs: false, busyMine: false, busyTheirs: false, holiday: null, dayOff: false, free: [] },
  });
});

test("what is to be moved stands in nobody's way, nor does what is put away or cancelled", async () => {
  const { seriesId, meetingId } = await meetings.schedule("ravi", "otto", { start: "2026-11-18T10:00" });
  const at = { start: "2026-11-18T10:00" };
  expect(await hints("ravi", "otto", at)).toMatchObject({ mine: ["otto"] });
  expect(await hints("ravi", "otto", { ...at, series: seriesId })).toMatchObject({ mine: [] });
  expect(await hints("ravi", "otto", { ...at, meeting: meetingId })).toMatchObject({ mine: [] });
  await acme.asProduct((context) =>
    context.rows(sql`update {one_on_one_series} set archived_at = now() where id = ${seriesId}`),
  );
  expect(await hints("ravi", "otto", at)).toMatchObject({ mine: [] });
});

test("a holiday and a day on which nobody works are told, and times on other days proposed", async () => {
  await acme.asProduct((context) =>
    context.rows(
      sql`insert into {holiday} (id, on_date, name, created_by, created_at) values (gen_random_uuid(), '2026-11-25', 'Founders'' day', ${acme.id("tara")}, now())`,
    ),
  );
  const holiday = await hints("ravi", "asha", { start: "2026-11-25T10:00" });
  expect(holiday).toMatchObject({ holiday: "Founders' day", dayOff: false });
  expect(holiday!.free.every(({ start }) => !start.startsWith("2026-11-25"))).toBe(true);
  expect(await hints("ravi", "asha", { start: "2026-11-28T10:00" })).toMatchObject({ holiday: null, dayOff: true });
});

test("nothing is told of somebody one may not meet, of oneself, to another company, or while something is missing", async () => {
  const managersAlone = { arrangedBy: "MANAGERS", minutes: "30", everyWeeks: "1" };
  await acme.as("tara", (context) => saveSettings(context, saveSettingsInput.parse(managersAlone)));
  expect(await hints("otto", "ravi")).toBeNull();
  expect(await hints("ravi", "ravi")).toBeNull();
  expect(await hints("eve", "ravi", {}, globex)).toBeNull();
  expect(await hints("ravi", "asha", { start: "2026-11" })).toBeNull();
  expect(await hints("ravi", "asha", { with: "" })).toBeNull();
});

test("a connected calendar says that somebody is busy, of the two alone, and free times go round it", async () => {
  const asked: string[][] = [];
  const busy =
    (who: string, from: string, until: string) =>
    async ({ employeeIds }: BusyAsked) => {
      asked.push([...employeeIds].sort());
      return [{ employeeId: acme.id(who), from: new Date(from), until: new Date(until) }];
    };
  const seen = (from: string, until: string) =>
    acme.as(
      "ravi",
      (context) =>
        timeHints(
          context,
          timeHintsInput.parse({ with: acme.id("asha"), start: "2026-11-19T14:00", minutes: "30" }),
          busy("asha", from, until),
        ),
      { readOnly: true },
    );
  const hint = await seen("2026-11-19T13:00:00Z", "2026-11-19T14:00:00Z");
  expect(hint).toMatchObject({ busyMine: false, busyTheirs: true, mine: [], theirs: false });
  expect(hint!.free.map(({ start }) => start)).not.toContain("2026-11-19T14:30");
  expect(hint!.free).toHaveLength(3);
  expect(await seen("2026-11-19T16:00:00Z", "2026-11-19T17:00:00Z")).toMatchObject({ busyTheirs: false, free: [] });
  expect(asked[0]).toEqual([acme.id("asha"), acme.id("ravi")].sort());
});
