import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { formPage } from "./queries/form-page.ts";
import { listCycles } from "./queries/cycle-list.ts";
import { resultPage } from "./queries/result-page.ts";
import { exportReviews } from "./queries/export-reviews.ts";
import { searchReviews } from "./queries/search-reviews.ts";
import { plainElements, reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { createCycle, createCycleInput } from "./use-cases/create-cycle.ts";
import { askLaunch } from "./use-cases/launch-cycle.ts";
import { cancelCycle, restoreCycle } from "./use-cases/move-cycle.ts";
import { acceptNomination, nominate, withdrawNomination } from "./use-cases/nominate.ts";
import { forceSubmit, reopenForm } from "./use-cases/run-forms.ts";
import { saveAnswers, saveAnswersInput } from "./use-cases/save-answers.ts";
import { saveSection, saveSectionInput } from "./use-cases/save-section.ts";
import { saveTemplate } from "./use-cases/save-template.ts";
import { settleResult, settleResultInput } from "./use-cases/settle-result.ts";
import { reopenResult, shareResult } from "./use-cases/share-results.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: Company;
let globex: Company;
let reviews: ReviewWorld;
let cycleId: string;
let turn = 0;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, reviews } = await reviewsOfTwoCompanies(world));
});
beforeEach(async () => {
  cycleId = await reviews.cycle(
    ["asha", "ravi"],
    { sharing: { mode: "MANAGER" }, calibration: { on: true } },
    `Cycle ${++turn}`,
  );
});
afterAll(() => world.close());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "DONE",
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
const save = (who: string, formId: string, answers: object, versions: object = {}) =>
  acme.as(who, (context) => saveAnswers(context, saveAnswersInput.parse({ formId, answers, versions })));
const submit = (who: string, formId: string, answers: object) =>
  acme.as(who, (context) => submitForm(context, saveAnswersInput.parse({ formId, answers })));
const about = (employee: string) => ({ reviewId: cycleId, employeeId: acme.id(employee) });
const read = <Result>(company: Company, who: string, work: (context: Context) => Promise<Result>) =>
  company.as(who, work, { readOnly: true });

/** Lena is a peer of Asha and has written; Ravi has submitted as who is accountable. */
async function written() {
  await acme.as("asha", (context) =>
    nominate(context, { cycleId, employeeId: acme.id("asha"), nomineeIds: [acme.id("lena")] }),
  );
  const [nomination] = await acme.asProduct((context) =>
    context.rows<{ id: string }>(
      sql`select n.id from {review_nomination} n join {review_reviewee} r on r.id = n.reviewee_id where r.cycle_id = ${cycleId}`,
    ),
  );
  await acme.as("lena", (context) => acceptNomination(context, { nominationId: nomination!.id }));
  const peer = await reviews.form(cycleId, "asha", "PEER", "lena");
  await submit("lena", peer.id, { "q:rating": "3", "q:words": "Secret of a peer" });
  const manager = await reviews.form(cycleId, "asha", "MANAGER", "ravi");
  await submit("ravi", manager.id, { "q:rating": "2", result: "option-3", "result:box": "2-2" });
  return { nominationId: nomination!.id, peer, manager };
}

describe("what attackers are answered", () => {
  test("the person reviewed reads no peer's answer before it is shared, by no way", async () => {
    const { peer } = await written();
    expect(await codeOf(read(acme, "asha", (context) => resultPage(context, about("asha"))))).toBe(
      "platform.not-found",
    );
    expect(await codeOf(save("asha", peer.id, { "q:words": "Mine" }))).toBe("platform.not-found");
    expect(
      await codeOf(read(acme, "asha", (context) => exportReviews(context, { scope: "company" }).then(heldSheet))),
    ).toBe("platform.not-found");
    const hits = await read(acme, "asha", (context) => searchReviews(context, exactly("Secret"), 20));
    expect(hits).toEqual([]);
  });

  test("once it is shared, who wrote as a peer is not named to them anywhere", async () => {
    const { peer } = await written();
    await acme.as("ravi", (context) => shareResult(context, { revieweeId: peer.revieweeId }));
    const page = await read(acme, "asha", (context) => resultPage(context, about("asha")));
    expect(JSON.stringify(page)).toContain("Secret of a peer");
    expect(JSON.stringify(page)).not.toContain(acme.id("lena"));
    expect(page.forms.find(({ provider }) => provider === "PEER")).toMatchObject({ name: null, place: 1 });
    expect((await read(acme, "ravi", (context) => resultPage(context, about("asha")))).previews).toEqual([
      "REVIEWEE",
      "MANAGER",
    ]);
  });

  test("colleagues, and everybody of another company, learn nothing of a form or a result", async () => {
    const { peer, manager } = await written();
    for (const [company, who] of [
      [acme, "otto"],
      [globex, "eve"],
    ] as const) {
      expect(await codeOf(read(company, who, (context) => resultPage(context, about("asha"))))).toBe(
        "platform.not-found",
      );
      expect(await codeOf(read(company, who, (context) => formPage(context, about("asha"))))).toBe(
        "platform.not-found",
      );
      expect(
        await codeOf(company.as(who, (context) => forceSubmit(context, { formId: manager.id, reason: "x" }))),
      ).toBe("platform.not-found");
      expect(
        await codeOf(
          company.as(who, (context) =>
            settleResult(
              context,
              settleResultInput.parse({ revieweeId: peer.revieweeId, optionId: "option-5", reason: "x" }),
            ),
          ),
        ),
      ).toBe("platform.not-found");
    }
  });

  test("a peer whose nomination was withdrawn neither reads nor writes their form, and what they wrote stays", async () => {
    await acme.as("asha", (context) =>
      nominate(context, { cycleId, employeeId: acme.id("asha"), nomineeIds: [acme.id("lena")] }),
    );
    const [found] = await acme.asProduct((context) =>
      context.rows<{ id: string }>(
        sql`select n.id from {review_nomination} n join {review_reviewee} r on r.id = n.reviewee_id
          where r.cycle_id = ${cycleId}`,
      ),
    );
    await acme.as("lena", (context) => acceptNomination(context, { nominationId: found!.id }));
    const peer = await reviews.form(cycleId, "asha", "PEER", "lena");
    await save("lena", peer.id, { "q:words": "Half a thought" });
    await acme.as("asha", (context) => withdrawNomination(context, { nominationId: found!.id }));
    expect(await codeOf(read(acme, "lena", (context) => formPage(context, about("asha"))))).toBe("platform.not-found");
    expect(await codeOf(save("lena", peer.id, { "q:words": "More" }))).toBe("platform.not-found");
    const kept = await acme.asProduct((context) =>
      context.rows(sql`select value from {review_answer} where form_id = ${peer.id}`),
    );
    expect(kept).toEqual([{ value: "Half a thought" }]);
  });
});

describe("nothing typed is lost", () => {
  test.each(orders)(
    "of two windows that write one field at once, in the order %s, one is told and no text is written over",
    async (order) => {
      const { id } = await reviews.form(cycleId, "asha", "SELF", "asha");
      const session = (text: string) => (beforeCommit: () => Promise<void>) =>
        acme.as("asha", async (context) => {
          await saveAnswers(
            context,
            saveAnswersInput.parse({ formId: id, answers: { "q:words": text }, versions: { "q:words": 0 } }),
          );
          await beforeCommit();
        });
      const ended = await inOrder(world, order, session("First"), session("Second"));
      expect([...ended].sort()).toEqual(["DONE", "reviews.answer-changed"]);
    },
  );

  test("a cycle that was cancelled refuses with its reason, keeps what was written, and goes on when restored", async () => {
    const { id } = await reviews.form(cycleId, "asha", "SELF", "asha");
    await save("asha", id, { "q:words": "Before" });
    await acme.as("rae", (context) => cancelCycle(context, { cycleId, reason: "Wrong dates" }));
    expect(await codeOf(save("asha", id, { "q:words": "After" }))).toBe("reviews.closed-cycle-closed");
    expect((await read(acme, "asha", (context) => formPage(context, about("asha")))).answers["q:words"]?.value).toBe(
      "Before",
    );
    await acme.as("rae", (context) => restoreCycle(context, { cycleId }));
    await save("asha", id, { "q:words": "After" });
  });

  test("submitting says what is missing at its fields; reopening keeps what was submitted; an emptied field is emptied", async () => {
    const { id } = await reviews.form(cycleId, "asha", "SELF", "asha");
    const refused = await submit("asha", id, { "q:words": "Only words" }).catch((error: AppError) => error);
    expect((refused as AppError).details.fields).toEqual({ "q:rating": "reviews.needed" });
    await submit("asha", id, { "q:rating": "2", "q:words": "First wording" });
    expect(await codeOf(save("asha", id, { "q:words": "Late" }))).toBe("reviews.closed-submitted");
    await acme.as("rae", (context) => reopenForm(context, { formId: id, reason: "A mistake" }));
    await save("asha", id, {}, { "q:words": 1 });
    const [row] = await acme.asProduct((context) =>
      context.rows(
        sql`select (select value from {review_answer} where form_id = ${id} and field = 'q:words') as now,
          (select answers->>'q:words' from {review_submission} where form_id = ${id}) as then`,
      ),
    );
    expect(row).toEqual({ now: "", then: "First wording" });
  });
});

test("there is one result: proposed by who is accountable, settled with a reason, fixed once shared until it is reopened", async () => {
  const { peer } = await written();
  const settle = (optionId: string) =>
    acme.as("rae", (context) =>
      settleResult(context, settleResultInput.parse({ revieweeId: peer.revieweeId, optionId, reason: "Calibrated" })),
    );
  const shown = async () => (await read(acme, "ravi", (context) => resultPage(context, about("asha")))).result;
  expect(await shown()).toMatchObject({ label: "Meets expectations", settled: false });
  expect(await codeOf(settle("nothing"))).toBe("reviews.unknown-option");
  await settle("option-4");
  expect(await shown()).toMatchObject({ label: "Exceeds expectations", box: "Core player", settled: true });
  await acme.as("ravi", (context) => shareResult(context, { revieweeId: peer.revieweeId }));
  expect(await codeOf(settle("option-5"))).toBe("reviews.result-shared");
  expect(
    await codeOf(acme.as("ravi", (context) => reopenResult(context, { revieweeId: peer.revieweeId, reason: "No" }))),
  ).toBe("platform.forbidden");
  await acme.as("rae", (context) => reopenResult(context, { revieweeId: peer.revieweeId, reason: "A wrong number" }));
  await settle("option-5");
  expect(await shown()).toMatchObject({ label: "Outstanding" });
});

test("a cycle is prepared, launched in the background by the plan, and cannot be launched or changed again", async () => {
  const run = <Result>(work: (context: Context) => Promise<Result>) => acme.as("rae", work);
  await run((context) => saveTemplate(context, { name: "Plain", elements: plainElements, version: undefined }));
  const made = await run((context) =>
    createCycle(context, createCycleInput.parse({ name: "Launched", preset: "QUARTERLY_REVIEW" })),
  );
  const section = (asked: object) =>
    run((context) => saveSection(context, saveSectionInput.parse({ cycleId: made.cycleId, ...asked })));
  expect(await codeOf(run((context) => askLaunch(context, made)))).toBe("reviews.not-acknowledged");
  await section({ step: "reviewees", reviewees: { everyone: false, employeeIds: [acme.id("asha"), acme.id("lena")] } });
  await section({ step: "validation", acknowledged: ["MULTIPLE_VIEWS", "NO_GOALS", "NO_GRADE", "NO_MANAGER"] });
  await run((context) => askLaunch(context, made));
  await doTasks(acme);
  const { rows } = await read(acme, "rae", (context) => listCycles(context, { text: "Launched", page: 1 }));
  expect(rows).toMatchObject([{ state: "IN_PROGRESS", people: 2, forms: 4, submitted: 0 }]);
  expect(await codeOf(run((context) => askLaunch(context, made)))).toBe("reviews.already-launched");
  expect(await codeOf(section({ step: "details", name: "Other" }))).toBe("reviews.already-launched");
});
