import { afterAll, beforeAll, expect, test } from "vitest";
import { changeAssignment, jobsOn, recordLeaving } from "#app/modules/people/index.ts";
import { addTerms } from "#app/modules/people/testing/job-terms.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { letterFile } from "./queries/letter-file.ts";
import { myRewards } from "./queries/my-rewards.ts";
import { promotionsPlanned } from "./queries/promotions-planned.ts";
import { readCycle } from "./data/cycle-record.ts";
import { basePay, launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { publishCycle, reopenCycle, startReview } from "./use-cases/move-cycle.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { saveRaises, saveRaisesInput } from "./use-cases/save-raises.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let terms: Record<string, string>;
const team = ["asha", "omar", "lena", "juan", "kira"];
const from = "2027-01-01";

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await world.company("acme");
  acme.employee("sales").employee("ravi").reportsTo("sales");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  await acme.employee("chief").admin("PLATFORM_ADMIN").employee("hr").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("REVIEW", "COMPENSATION");
  await payPeople(acme, team);
  terms = await addTerms(acme, "chief");
  for (const name of team) await give(name, "GRADE", terms["G4"]!, "2026-01-01");
});
afterAll(() => world.close());

const give = (name: string, kind: "GRADE", value: string, on: string) =>
  acme.as("chief", (context) =>
    changeAssignment(context, { employeeId: acme.id(name), kind, value, from: on, future: "KEEP" }),
  );

/** What People says of somebody's role and grade on a day. */
async function placeOf(name: string, day = from): Promise<{ role: string | null; grade: string | null }> {
  const [found] = await acme.asProduct((context) =>
    context.rows<{ role: string | null; grade: string | null }>(
      sql`select job.role_name as role, job.grade_name as grade from ${jobsOn(day)} job
        where job.employee_id = ${acme.id(name)}`,
    ),
  );
  return found!;
}

test("publishing gives titles and grades in People, tells before what is left out, and reopening takes them back", async () => {
  const { cycleId, line } = await launchedCycle(acme, {
    by: "hr",
    rated: [],
    linked: false,
    changes: { promotion: "OWN", promotionBudget: 5 },
  });
  const promotions: Record<string, object> = {
    asha: { title: "principal engineer", gradeId: terms["G5"], amount: "" },
    omar: { title: "Wizard", gradeId: terms["G5"], amount: "2 %" },
    lena: { title: "Principal Engineer", gradeId: terms["G5"], amount: "2 %" },
    juan: { title: "Principal Engineer", gradeId: terms["G5"], amount: "2 %" },
  };
  const cells = await Promise.all(
    Object.entries(promotions).map(async ([name, promotion]) => ({
      memberId: (await line(name)).id,
      raise: "",
      version: 1,
      promotion,
    })),
  );
  const { results } = await acme.as("ravi", (context) =>
    saveRaises(context, saveRaisesInput.parse({ cycleId, cells })),
  );
  expect(results.map(({ outcome }) => outcome)).toEqual(["SAVED", "SAVED", "SAVED", "SAVED"]);
  world.clock.set("2026-11-17T09:00:00Z");
  await give("lena", "GRADE", terms["G6"]!, "2026-12-01");
  await acme.as("chief", (context) =>
    recordLeaving(context, { employeeId: acme.id("juan"), lastDay: "2026-12-20", reports: "UP", newManagerId: null }),
  );
  await acme.as("hr", (context) => startReview(context, { cycleId }));
  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  const planned = await acme.as("hr", async (context) => promotionsPlanned(context, await readCycle(context, cycleId)));
  const told = Object.fromEntries(
    planned.people.map(({ memberId, places }) => [
      cells.findIndex((cell) => cell.memberId === memberId),
      places.map(({ outcome }) => outcome),
    ]),
  );
  expect(told).toEqual({
    0: ["CHANGES", "CHANGES"],
    1: ["UNKNOWN", "CHANGES"],
    2: ["CHANGES", "MOVED"],
    3: ["LEFT", "LEFT"],
  });
  expect(planned).toMatchObject({ changing: 3, leftOut: 3 });

  const published = await acme.as("hr", (context) => publishCycle(context, { cycleId }));
  expect(published).toMatchObject({ letters: 4, promoted: 3, leftOut: 3 });
  expect(await placeOf("asha")).toEqual({ role: "Principal Engineer", grade: "G5" });
  expect(await placeOf("asha", "2026-12-31")).toEqual({ role: null, grade: "G4" });
  expect(await placeOf("omar")).toEqual({ role: null, grade: "G5" });
  expect(await placeOf("lena")).toEqual({ role: "Principal Engineer", grade: "G6" });
  expect(await placeOf("juan")).toEqual({ role: null, grade: "G4" });
  const audited = await acme.asProduct((context) =>
    context.rows<{ count: number }>(
      sql`select count(*)::int as count from {audit_entry} where action = 'people.record-promotion'`,
    ),
  );
  expect(audited[0]!.count).toBe(4);

  const [letter] = (await acme.as("asha", (context) => myRewards(context))).letters;
  expect(letter).toMatchObject({ before: basePay, after: basePay, newTitle: "principal engineer" });
  await acme.as("asha", (context) => letterFile(context, letter!.id, "https://acme.test/verify"));

  world.clock.set("2026-11-18T09:00:00Z");
  await give("omar", "GRADE", terms["G6"]!, "2027-01-01");
  const reopened = await acme.as("hr", (context) => reopenCycle(context, { cycleId, reason: "Two were wrong" }));
  expect(reopened).toMatchObject({ takenBack: 3, kept: 1 });
  expect(await placeOf("asha")).toEqual({ role: null, grade: "G4" });
  expect(await placeOf("omar")).toEqual({ role: null, grade: "G6" });

  world.clock.set("2026-11-19T09:00:00Z");
  const again = await acme.as("hr", (context) => publishCycle(context, { cycleId }));
  expect(again).toMatchObject({ promoted: 2, leftOut: 3 });
  expect(await placeOf("asha")).toEqual({ role: "Principal Engineer", grade: "G5" });
});
