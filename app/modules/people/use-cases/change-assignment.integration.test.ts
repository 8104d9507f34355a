import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#app/platform/context/context.ts";
import { inOrder, orders, sessionOf } from "#tests/support/two-sessions.ts";
import { type Company, createWorld, type World } from "#tests/support/world.ts";
import { loadTimeline } from "../data/assignment-rows.ts";
import { applyChange, asOf, type DatedRow } from "../domain/effective-dating.ts";
import type { ManagerChanged } from "../events.ts";
import { tellJoined, tellManagerChanged } from "../handlers/tell-manager-changed.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { peopleMeasures } from "../queries/people-measures.ts";
import { orgChart } from "../queries/org-chart.ts";
import { changeAssignment, changeAssignmentInput, type ChangeAssignmentInput } from "./change-assignment.ts";
import { sql } from "#tenancy/sql.ts";

const today = "2026-11-16";
let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld({ now: `${today}T09:00:00Z` });
});
afterAll(() => world.close());

async function company(): Promise<Company> {
  return (await world.company())
    .employee("head")
    .employee("ravi")
    .reportsTo("head")
    .employee("asha")
    .reportsTo("ravi")
    .employee("mei")
    .reportsTo("head")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .build();
}

type Change = Partial<ChangeAssignmentInput> & { of: string; to?: string };
const changeIn = (context: Context, { of, to, ...rest }: Change) =>
  changeAssignment(
    context,
    changeAssignmentInput.parse({
      employeeId: acme.id(of),
      kind: "REPORTING_LINE",
      from: today,
      value: to && acme.id(to),
      ...rest,
    }),
  );
const change = (by: string, wanted: Change) => acme.as(by, (context) => changeIn(context, wanted));
const profile = (of: string, by = "admin") =>
  acme.as(by, (context) => employeeProfile(context, { employeeId: acme.id(of) }));
const eventsOf = (name: string) =>
  acme.asProduct((context) =>
    context.rows<{ payload: Record<string, unknown> }>(
      sql`select payload from {outbox} where name = ${name} order by id`,
    ),
  );

/** How many leavers the measure counts. */
const leftIn = (from: string, to: string) =>
  acme.asProduct(async (context) => {
    const measure = peopleMeasures.find(({ key }) => key === "leavers")!;
    return "facts" in measure ? (await context.rows(measure.facts(context, { from, to }))).length : null;
  });

describe("changing where somebody stands", () => {
  beforeAll(async () => {
    acme = await company();
  });

  test("is for platform admins; others are told the rule, and strangers to the company nothing", async () => {
    await expect(change("ravi", { of: "asha", to: "mei" })).rejects.toMatchObject({
      status: 403,
      code: "platform.forbidden",
      details: { params: { rule: "no-rule" } },
    });
    await expect(
      acme.as("admin", (context) =>
        changeAssignment(
          context,
          changeAssignmentInput.parse({ employeeId: randomUUID(), kind: "STATUS", from: today, value: "LEFT" }),
        ),
      ),
    ).rejects.toMatchObject({ status: 404 });
    expect((await profile("asha")).chain[0]!.name).toBe("ravi");
  });

  test("shows from its date on, is announced and audited, and tells both", async () => {
    await change("admin", { of: "asha", to: "mei", from: "2026-12-01" });
    const { chain, timeline } = await profile("asha");
    expect(chain[0]!.name).toBe("ravi");
    expect(
      timeline
        .filter((entry) => entry.kind === "REPORTING_LINE")
        .map(({ value, period, validTo }) => [value, period, validTo]),
    ).toEqual([
      ["mei", "planned", null],
      ["ravi", "current", "2026-12-01"],
    ]);
    const ahead = await acme.as("admin", (context) =>
      orgChart(context, { personId: acme.id("asha"), asOf: "2026-12-01" }),
    );
    expect(ahead.nodes.find((node) => node.name === "asha")!.parentId).toBe(acme.id("mei"));
    const [event] = await eventsOf("people.manager-changed");
    expect(event!.payload).toEqual({
      employeeId: acme.id("asha"),
      managerId: acme.id("mei"),
      formerManagerId: acme.id("ravi"),
      from: "2026-12-01",
    });
    const notices = await acme.asProduct((context) =>
      tellManagerChanged(context, {
        id: "1",
        name: "people.manager-changed",
        payload: event!.payload as ManagerChanged["payload"],
        actorId: acme.id("admin"),
        recordedAt: new Date(),
      }),
    );
    expect(notices.map(({ recipientId, kind, link }) => [recipientId, kind, link])).toEqual([
      [acme.id("asha"), "new-manager", `/app/employee/${acme.id("mei")}`],
      [acme.id("mei"), "new-report", `/app/employee/${acme.id("asha")}`],
    ]);
    const joined = (managerId: string | null, quiet?: boolean) =>
      acme.asProduct((context) =>
        tellJoined(context, {
          ...{ id: "2", name: "people.joined", actorId: acme.id("admin"), recordedAt: new Date() },
          payload: { employeeId: acme.id("asha"), joinedOn: "2026-12-01", managerId, quiet },
        }),
      );
    const date = Date.parse("2026-12-01T12:00:00Z");
    expect(await joined(acme.id("mei"))).toMatchObject([
      { recipientId: acme.id("mei"), kind: "new-report", params: { employee: "asha", date } },
    ]);
    expect(await joined(null)).toEqual([]);
    expect(await joined(acme.id("mei"), true)).toEqual([]);
    const audit = await acme.asProduct((context) =>
      context.rows<{ detail: object }>(sql`select detail from {audit_entry} where action = 'people.change-assignment'`),
    );
    expect(audit).toEqual([
      {
        detail: {
          kind: "REPORTING_LINE",
          from: "2026-12-01",
          value: acme.id("mei"),
          former: acme.id("ravi"),
          future: "KEEP",
        },
      },
    ]);
  });

  test("what is planned stays hidden from peers: neither the new line nor the end of the old one", async () => {
    const { timeline } = await profile("asha", "mei");
    expect(timeline.map(({ value, validTo }) => [value, validTo])).toEqual([["ravi", null]]);
  });

  test("refuses a loop on a date ahead, with the way round by name", async () => {
    await expect(change("admin", { of: "mei", to: "asha" })).rejects.toMatchObject({
      status: 409,
      code: "people.reporting-loop",
      details: { params: { date: "2026-12-01", path: "mei → asha → mei" }, fields: { value: "people.reporting-loop" } },
    });
    await expect(change("admin", { of: "head", to: "ravi" })).rejects.toMatchObject({
      code: "people.reporting-loop",
      details: { params: { date: today, path: "head → ravi → head" } },
    });
  });

  test.each<[string, Change]>([
    ["people.own-manager", { of: "asha", to: "asha" }],
    ["people.unknown-value", { of: "asha", value: randomUUID() }],
    ["people.unknown-value", { of: "asha", kind: "LOCATION", value: "x' or true --" }],
    ["people.unknown-value", { of: "asha", kind: "STATUS", value: "GONE" }],
    ["people.value-required", { of: "asha", kind: "LOCATION", value: null }],
    ["people.before-joining", { of: "asha", to: "head", from: "2023-12-31" }],
    ["people.no-change", { of: "ravi", to: "head" }],
  ])("refuses with %s beside the field", async (code, input) => {
    const refusal = await change("admin", input).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code, status: 422 });
    expect(Object.values((refusal as { details: { fields: object } }).details.fields)).toEqual([code]);
  });

  test("keeps the day of leaving true to the timeline, and lets nobody report to who has left", async () => {
    await change("admin", { of: "mei", kind: "STATUS", value: "LEFT", from: "2027-01-01" });
    expect((await profile("mei")).privateFacts.resignedOn).toBe("2026-12-31");
    expect([await leftIn("2026-12-01", "2026-12-31"), await leftIn("2027-01-01", "2027-01-31")]).toEqual([1, 0]);
    await expect(change("admin", { of: "ravi", to: "mei", from: "2027-02-01" })).rejects.toMatchObject({
      code: "people.manager-absent",
    });
    await change("admin", { of: "mei", kind: "STATUS", value: "ACTIVE", from: "2027-01-01", future: "REPLACE" });
    expect((await profile("mei")).privateFacts.resignedOn).toBeNull();
  });
});

test("any sequence of changes stores what the domain says", { timeout: 120_000 }, async () => {
  acme = await company();
  const people = ["head", "ravi", "mei"];
  const day = (offset: number) => new Date(Date.UTC(2025, 0, 1 + offset)).toISOString().slice(0, 10);
  const step = fc.record({
    from: fc.integer({ min: 0, max: 20 }).map(day),
    to: fc.constantFrom(...people),
    future: fc.constantFrom("KEEP" as const, "REPLACE" as const),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      const name = `p${randomUUID().slice(0, 8)}`;
      await acme.employee(name).build();
      let model: readonly DatedRow<string | null>[] = [];
      for (const { to, ...each } of steps) {
        const value = acme.id(to);
        const running = asOf(model, each.from);
        const same = running?.value === value && (each.future === "KEEP" || running.validTo === null);
        const done = change("admin", { of: name, to, ...each });
        if (same) await expect(done).rejects.toMatchObject({ code: "people.no-change" });
        else {
          await done;
          model = applyChange(model, {
            ...each,
            value,
            recordedAt: world.clock.now().toISOString(),
            newId: randomUUID,
          }).rows;
        }
      }
      const stored = await acme.asProduct((context) => loadTimeline(context, acme.id(name), "REPORTING_LINE"));
      const plain = (rows: readonly DatedRow<string | null>[]) =>
        rows
          .map(({ validFrom, validTo, value, supersededAt }) =>
            [validFrom, validTo, value, supersededAt !== null].join(),
          )
          .sort();
      expect(plain(stored)).toEqual(plain(model));
    }),
    { numRuns: 12 },
  );
});

describe("two changes at the same time", () => {
  test.each(orders)("that would close a loop together, in the order %s: the second one is refused", async (order) => {
    acme = await company();
    const move = (of: string, to: string) => sessionOf(acme, "admin", (context) => changeIn(context, { of, to }));
    const ended = await inOrder(world, order, move("ravi", "mei"), move("mei", "ravi"));
    expect(ended).toEqual(
      order.startsWith("A") ? ["DONE", "people.reporting-loop"] : ["people.reporting-loop", "DONE"],
    );
  });

  test("of one person's timeline are stored one after the other", async () => {
    acme = await company();
    const outcomes = await Promise.allSettled(
      ["2026-12-01", "2026-12-02", "2026-12-03"].map((from) =>
        change("admin", { of: "asha", to: "mei", from, future: "REPLACE" }),
      ),
    );
    expect(outcomes.some((outcome) => outcome.status === "fulfilled")).toBe(true);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [(outcome.reason as { code: string }).code] : [],
    );
    expect(refused.every((code) => code === "people.no-change")).toBe(true);
  });
});
