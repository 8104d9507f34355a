import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { disciplinaryNotices } from "./notices.ts";
import { insights, insightsInput } from "./queries/insights.ts";
import { disciplinaryAttention } from "./queries/obligations.ts";
import { searchNotes } from "./queries/search-notes.ts";
import { codeOf, disciplinaryOfTwoCompanies, type DisciplinaryWorld } from "./testing/disciplinary-world.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

let world: World;
let acme: Company;
let notes: DisciplinaryWorld;
const units = { plant: randomUUID(), line: randomUUID(), office: randomUUID() };

/** Asha works on a line of the plant, Lena in the office; Otto is HR of the plant. */
beforeAll(async () => {
  world = await createWorld();
  ({ acme, notes } = await disciplinaryOfTwoCompanies(world));
  await acme.asProduct(async (context) => {
    for (const [id, name, parent] of [
      [units.plant, "Plant", null],
      [units.line, "Line", units.plant],
      [units.office, "Office", null],
    ])
      await context.rows(
        sql`insert into {org_unit} (id, name, parent_id) values (${id!}::uuid, ${name}, ${parent}::uuid)`,
      );
    for (const [who, unit] of [
      ["asha", units.line],
      ["lena", units.office],
    ] as const)
      await context.rows(sql`insert into {assignment} (id, employee_id, kind, org_unit_id, valid, recorded_at)
        values (${randomUUID()}, ${acme.id(who)}, 'ORG_UNIT', ${unit}, '[2024-01-01,)', now())`);
    await context.rows(sql`insert into {scoped_admin_access} (employee_id, kind, org_unit_id, granted_at)
      values (${acme.id("otto")}, 'DISCIPLINARY_ACTION_ADMIN', ${units.plant}, now())`);
  });
});
afterAll(() => world.close());

const toldOfReview = (noteId: string) =>
  acme.asProduct(async (context) => {
    const told = await disciplinaryNotices["disciplinary.note-changed"]!(context, {
      ...{ id: "1", name: "disciplinary.note-changed", actorId: null, recordedAt: new Date() },
      payload: { noteId, change: "SUBMITTED" },
    });
    return told.flatMap(({ kind, recipientId }) => (kind === "review-asked" ? [recipientId] : []));
  });
const toReview = () =>
  acme.as("otto", async (context) => {
    const line = disciplinaryAttention(context).find(({ label }) => label === "attention.reviews");
    return line ? (await context.rows<{ count: number }>(line.count as never))[0]!.count : null;
  });

test("HR of a part is asked to review, counts, finds and reviews notes of that part alone", async () => {
  const [inside, outside] = [await notes.draft("ravi"), await notes.draft("ravi", { about: "lena" })];
  await notes.publish("ravi", inside);
  await notes.publish("ravi", outside);
  const otto = acme.id("otto");
  expect([(await toldOfReview(inside)).includes(otto), (await toldOfReview(outside)).includes(otto)]).toEqual([
    true,
    false,
  ]);
  expect(await toReview()).toBe(1);
  expect(await acme.as("otto", (context) => searchNotes(context, exactly("lena"), 9))).toEqual([]);
  expect(await acme.as("otto", (context) => searchNotes(context, exactly("asha"), 9))).toHaveLength(1);
  expect(await codeOf(notes.evaluate("otto", outside))).toBe("platform.not-found");
  await notes.evaluate("otto", inside);
  expect(await toReview()).toBe(0);
  await notes.evaluate("hira", outside);
});

test("numbers of a company or another org unit are those of people in it, among whom one may read", async () => {
  const asked = (who: string, orgUnit: string) =>
    acme.as(who, async (context) =>
      (await insights(context, insightsInput.parse({ orgUnit }))).people.map(({ name }) => name),
    );
  expect(await asked("hira", "")).toEqual(["asha", "lena"]);
  expect(await asked("hira", units.plant)).toEqual(["asha"]);
  expect(await asked("hira", units.office)).toEqual(["lena"]);
  expect(await asked("otto", "")).toEqual(["asha"]);
  expect(await asked("otto", units.office)).toEqual([]);
});
