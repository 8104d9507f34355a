import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import type { PersonMove } from "#app/platform/contributions/moves-with.ts";
import { compensationMovesWith } from "./moves-with.ts";
import { readCycle } from "./data/cycle-record.ts";
import { creationPage } from "./queries/creation-page.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { compensationNotices } from "./notices.ts";
import { basePay, launchedCycle, payPeople, speechOf } from "./testing/compensation-world.ts";
import { backToPlanning, publishCycle, reopenCycle, startReview } from "./use-cases/move-cycle.ts";
import { passOn, reassign, sendBack } from "./use-cases/pass-on.ts";
import { launchCycle } from "./use-cases/launch-cycle.ts";
import {
  chooseGuideline,
  createCycle,
  saveCycle,
  saveCycleInput,
  saveRates,
  saveRatesInput,
} from "./use-cases/save-cycle.ts";
import { saveRaises } from "./use-cases/save-raises.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar", "kira"];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await world.company();
  acme.employee("sales").employee("ravi").reportsTo("sales").employee("mei").reportsTo("sales");
  for (const name of team) acme.employee(name).reportsTo("ravi");
  acme.employee("hr").admin("COMPENSATION_ADMIN").employee("boss").employee("lone").reportsTo("hr");
  await acme.build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, [...team, "boss", "lone"]);
});

type Kind = { move: string } | { published: true };
const told = (cycleId: string, what: Kind, actor = "hr") =>
  acme.as(actor, async (context) => {
    const name = "move" in what ? "compensation.cycle-moved" : "compensation.cycle-published";
    const payload = { cycleId, ...("move" in what && { move: what.move }) };
    const notices = await compensationNotices[name]!(context, { actorId: acme.id(actor), payload } as never);
    return notices.map(({ recipientId, kind, params }) => ({ recipientId, kind, params }));
  });
const review = (cycleId: string) => acme.as("hr", (context) => startReview(context, { cycleId }));
const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

test("back to planning gives proposers what they had when it ended, and tells them alone; what was submitted stays", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const [asha, omar, kira] = [await line("asha"), await line("omar"), await line("kira")];
  await acme.as("ravi", (context) => passOn(context, { cycleId, memberIds: [asha.id, omar.id] }));
  await acme.as("sales", (context) => sendBack(context, { cycleId, memberIds: [omar.id], reason: "Look again" }));
  await review(cycleId);
  expect((await line("kira")).turn).toBe("APPROVER");
  expect(await acme.as("hr", (context) => backToPlanning(context, { cycleId }))).toEqual({ cycleId, returned: 4 });
  expect([(await line("asha")).turn, (await line("omar")).turn, (await line("kira")).turn]).toEqual([
    "APPROVER",
    "PROPOSER",
    "PROPOSER",
  ]);
  const cell = { memberId: kira.id, raise: "2 %", reason: "", version: (await line("kira")).version };
  const { results } = await acme.as("ravi", (context) => saveRaises(context, { cycleId, cells: [cell] }));
  expect(results[0]!.outcome).toBe("SAVED");
  expect(await told(cycleId, { move: "back-to-planning" })).toEqual([
    expect.objectContaining({ recipientId: acme.id("ravi"), kind: "plan" }),
  ]);
});

test("who takes another's place proposes and approves for them, also where there is no manager, and publishes nothing", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const [boss, lone] = [await line("boss"), await line("lone")];
  expect([boss.proposerId, lone.proposerId]).toEqual([null, acme.id("hr")]);
  await acme.as("hr", (context) => passOn(context, { cycleId, memberIds: [lone.id] }));
  const replaced = await acme.as("hr", (context) =>
    reassign(context, { cycleId, fromId: acme.id("hr"), toId: acme.id("mei"), memberIds: [boss.id, lone.id] }),
  );
  expect(replaced).toEqual({ people: 2 });
  expect(await line("boss")).toMatchObject({ proposerId: acme.id("mei"), turn: "PROPOSER", turnId: acme.id("mei") });
  expect(await line("lone")).toMatchObject({ proposerId: acme.id("mei"), turn: "PUBLISHER", turnId: acme.id("hr") });
});

test("who takes all of the publisher's place publishes too; theirs are the lines that wait to be published, but their own", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  await acme.as("hr", async (context) => passOn(context, { cycleId, memberIds: [(await line("lone")).id] }));
  const place = (toId: string) => ({ cycleId, fromId: acme.id("hr"), toId, memberIds: [] });
  expect(await code(acme.as("ravi", (context) => reassign(context, place(acme.id("ravi")))))).toBe(
    "platform.not-found",
  );
  await acme.as("hr", (context) => reassign(context, place(acme.id("lone"))));
  const { publisherId } = await acme.asProduct((context) => readCycle(context, cycleId));
  expect(publisherId).toBe(acme.id("lone"));
  expect(await line("boss")).toMatchObject({ publisherId: acme.id("lone"), turnId: acme.id("lone") });
  expect(await line("lone")).toMatchObject({ turn: "PUBLISHER", turnId: acme.id("hr") });
  await review(cycleId);
  expect((await line("kira")).publisherId).toBe(acme.id("lone"));
});

test("before publishing the publisher is shown what it comes to and what still waits; reopening tells who has it again", async () => {
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const cell = { memberId: (await line("asha")).id, raise: "1200", reason: "", version: 1 };
  await acme.as("ravi", (context) => saveRaises(context, { cycleId, cells: [cell] }));
  await review(cycleId);
  const asked = () =>
    acme.as("hr", async (context) => {
      const input = planningPageInput.parse({ cycle: cycleId, panel: "publish" });
      return (await planningPage(context, "company", input)).publishing;
    });
  expect(await asked()).toMatchObject({ letters: 1, without: 4, total: 1_200_00, waiting: 3, release: "AT_PUBLISH" });
  expect(await code(acme.as("hr", (context) => publishCycle(context, { cycleId })))).toBe("compensation.still-waiting");
  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  expect(await asked()).toMatchObject({ waiting: 0 });
  await acme.as("hr", (context) => publishCycle(context, { cycleId }));
  await acme.as("hr", (context) => reopenCycle(context, { cycleId, reason: "A raise was wrong" }));
  const again = await told(cycleId, { move: "reopen" }, "sales");
  expect(again.map(({ recipientId, kind }) => [recipientId, kind]).sort()).toEqual(
    [
      [acme.id("hr"), "review"],
      [acme.id("asha"), "withdrawn"],
    ].sort(),
  );
});

test("days that cannot be are refused, percents come to the currency's step, and mails say until when", async () => {
  const { cycleId } = await acme.as("hr", (context) =>
    createCycle(context, { name: "Rounded", currency: "EUR", effectiveOn: "2027-01-01" }),
  );
  const save = (changes: object) =>
    acme.as("hr", (context) =>
      saveCycle(
        context,
        saveCycleInput.parse({
          cycleId,
          name: "Rounded",
          effectiveOn: "2027-01-01",
          publisherId: acme.id("hr"),
          budgetMode: "HARD",
          budget: 3,
          approvers: 1,
          proration: "NONE",
          letters: "AT_PUBLISH",
          ...changes,
        }),
      ),
    );
  expect(await code(save({ proposeBy: "2026-11-15" }))).toBe("compensation.day-past");
  expect(await code(save({ proposeBy: "2026-12-01", approveBy: "2026-11-30" }))).toBe("compensation.timeline-order");
  expect(await code(save({ publishOn: "2026-12-01", letters: "ON_DAY", lettersOn: "2026-11-30" }))).toBe(
    "compensation.letter-too-early",
  );
  expect(await code(save({ proposeBy: "2026-12-01" }))).toBe("done");
  await payPeople(acme, ["mei"], basePay);
  const rates = saveRatesInput.parse({ cycleId, rates: { USD: "0,92" }, rounding: { EUR: "10000" } });
  await acme.as("hr", (context) => saveRates(context, rates));
  const shown = await acme.as("hr", (context) =>
    creationPage(context, { compensationCycleId: cycleId, step: "basics" }, speechOf(world)),
  );
  expect(shown.cycle.settings.rates).toEqual({ USD: "0.92" });
  expect(shown.done.currencies).toBe(true);
  await acme.as("hr", (context) => chooseGuideline(context, { cycleId, guidelineType: "NONE", clear: false }));
  const proposeBy = (day: string) =>
    acme.asProduct((context) =>
      context.rows(sql`update {compensation_cycle} set settings = settings || ${JSON.stringify({ proposeBy: day })}::jsonb
        where id = ${cycleId}`),
    );
  await proposeBy("2026-11-15");
  expect(await code(acme.as("hr", (context) => launchCycle(context, { cycleId })))).toBe(
    "compensation.launch-timeline",
  );
  await proposeBy("2026-12-01");
  await acme.as("hr", (context) => launchCycle(context, { cycleId }));
  const page = await acme.as("ravi", (context) =>
    planningPage(context, "all-reports", planningPageInput.parse({ cycle: cycleId })),
  );
  const [row] = page.rows;
  const cell = { memberId: row!.memberId, raise: "2.33 %", reason: "", version: 1 };
  const { results } = await acme.as("ravi", (context) => saveRaises(context, { cycleId, cells: [cell] }));
  expect([row!.step, results[0]!.raise]).toEqual([100_00, 1_400_00]);
  const [mail] = await told(cycleId, { move: "back-to-planning" });
  expect(mail!.params).toEqual({ cycle: "Rounded", due: "yes", by: Date.parse("2026-12-01T12:00:00Z") });
});

test("whoever plans the leaving of somebody reads how many raises wait for them, and whether they are in a cycle", async () => {
  const { cycleId } = await launchedCycle(acme, { by: "hr", rated: [], linked: false });
  const says = (name: string, move: PersonMove) =>
    acme.as("hr", (context) =>
      compensationMovesWith.says(context, { move, employeeId: acme.id(name), on: "2026-12-01" }),
    );
  const [cycles, turns] = ["lifecycle.cycles", "lifecycle.turns"].map((label) => (count: number) => ({ label, count }));
  expect(await says("ravi", "EXIT")).toEqual([cycles!(0), turns!(3)]);
  expect(await says("asha", "LEAVE")).toEqual([cycles!(1), turns!(0)]);
  expect(await says("asha", "MOVE")).toEqual([cycles!(1)]);
  expect(await says("asha", "RETURN")).toEqual([]);
  await acme.as("ravi", (context) => passOn(context, { cycleId, memberIds: [] }));
  expect(await says("ravi", "EXIT")).toEqual([cycles!(0), turns!(0)]);
});
