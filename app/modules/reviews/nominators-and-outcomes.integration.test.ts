import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { offeredCompetencies } from "#app/modules/develop/index.ts";
import { employeeProfile } from "#app/modules/people/queries/employee-profile.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { formPage } from "./queries/form-page.ts";
import { myReviews } from "./queries/my-reviews.ts";
import { resultPage } from "./queries/result-page.ts";
import { plainElements, reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { decideProbation, decideProbationInput } from "./use-cases/decide-probation.ts";
import { nominate } from "./use-cases/nominate.ts";
import { addAction, addActionInput } from "./use-cases/plan-actions.ts";
import { saveAnswersInput } from "./use-cases/save-answers.ts";
import { shareResult } from "./use-cases/share-results.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let globex: Company;
let reviews: ReviewWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, reviews } = await reviewsOfTwoCompanies(world));
});
afterAll(() => world.close());

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "DONE",
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.code}` : String(error)),
  );

describe("the form of who nominates peers", () => {
  const asked = {
    reviewers: { providers: ["NOMINATOR", "SELF", "PEER", "MANAGER"], minPeers: 1, nominatedBy: "SELF" },
  };

  test("waits for enough nominations, is the only place that asks for them, and belongs to no result", async () => {
    const cycleId = await reviews.cycle(["asha"], { ...asked, calibration: { on: false } }, "Nominating");
    const form = await reviews.form(cycleId, "asha", "NOMINATOR", "asha");
    const submit = () =>
      acme.as("asha", (context) =>
        submitForm(context, saveAnswersInput.parse({ formId: form.id, answers: { "q:rating": "3" } })),
      );
    expect(await refusalOf(submit())).toBe("422 reviews.few-peers");
    const lines = await acme.as("asha", (context) => myReviews(context, {}));
    expect(
      lines.rows.filter((row) => row.cycleId === cycleId).map(({ kind, provider }) => `${kind} ${provider}`),
    ).toEqual(expect.arrayContaining(["FORM NOMINATOR", "FORM SELF"]));
    expect(lines.rows.some(({ kind, cycleId: of }) => kind === "NOMINATE" && of === cycleId)).toBe(false);
    await acme.as("asha", (context) =>
      nominate(context, { cycleId, employeeId: acme.id("asha"), nomineeIds: [acme.id("lena")] }),
    );
    const page = await acme.as("asha", (context) =>
      formPage(context, { reviewId: cycleId, employeeId: acme.id("asha"), provider: "NOMINATOR" }),
    );
    expect(page.peers?.nominated.map(({ person }) => person.id)).toEqual([acme.id("lena")]);
    expect(await refusalOf(submit())).toBe("DONE");
    const manager = await reviews.form(cycleId, "asha", "MANAGER", "ravi");
    await acme.as("ravi", (context) =>
      submitForm(context, saveAnswersInput.parse({ formId: manager.id, answers: { "q:rating": "2" } })),
    );
    await acme.as("rae", (context) => shareResult(context, { revieweeId: form.revieweeId }));
    const result = await acme.as("asha", (context) =>
      resultPage(context, { reviewId: cycleId, employeeId: acme.id("asha") }),
    );
    expect(result.forms.map(({ provider }) => provider)).toEqual(["MANAGER"]);
  });

  test("a part of the self review asks for peers as well, and never tells who of them has submitted", async () => {
    const part = { ...plainElements[0]!, id: "peers", kind: "PEER_NOMINATION" as const, title: "Peers", questions: [] };
    const settings = {
      reviewers: { providers: ["SELF", "PEER", "MANAGER"], minPeers: 1, nominatedBy: "SELF", autoAcceptPeers: true },
    };
    const cycleId = await reviews.cycle(["asha"], settings, "Peers in a part", [...plainElements, part]);
    const page = (who: string) =>
      acme.as(who, (context) => formPage(context, { reviewId: cycleId, employeeId: acme.id("asha") }));
    const submit = async (who: string) => {
      const { id: formId } = await page(who);
      const input = saveAnswersInput.parse({ formId, answers: { "q:rating": "3" } });
      return refusalOf(acme.as(who, (context) => submitForm(context, input)));
    };
    const { peers, elements } = await page("asha");
    expect([peers?.least, peers?.counted, elements.map(({ kind }) => kind)]).toEqual([
      1,
      0,
      ["QNA", "PEER_NOMINATION"],
    ]);
    expect((await page("ravi")).elements.map(({ kind }) => kind)).toEqual(["QNA"]);
    const owed = (await acme.as("asha", (context) => myReviews(context, {}))).rows;
    expect(owed.some((row) => row.cycleId === cycleId && row.kind === "NOMINATE")).toBe(false);
    expect(await submit("asha")).toBe("422 reviews.few-peers");
    await acme.as("asha", (context) =>
      nominate(context, { cycleId, employeeId: acme.id("asha"), nomineeIds: [acme.id("lena")] }),
    );
    expect(await submit("lena")).toBe("DONE");
    expect((await page("asha")).peers?.nominated.map(({ status }) => status)).toEqual(["ACCEPTED"]);
    expect(await submit("asha")).toBe("DONE");
  });

  test("is nobody else's to read or hand in", async () => {
    const cycleId = await reviews.cycle(["asha"], asked, "Nominating again");
    const form = await reviews.form(cycleId, "asha", "NOMINATOR", "asha");
    for (const who of ["ravi", "lena", "rae"])
      expect(
        await refusalOf(acme.as(who, (context) => submitForm(context, { formId: form.id, answers: {} } as never))),
        who,
      ).toMatch(/^404/);
    expect(
      await refusalOf(globex.as("eve", (context) => submitForm(context, { formId: form.id, answers: {} } as never))),
    ).toMatch(/^404/);
  });
});

describe("how a probation ended", () => {
  const decide = (revieweeId: string, decision: string) =>
    acme.as("ravi", (context) =>
      decideProbation(context, decideProbationInput.parse({ revieweeId, decision, reason: "As agreed" })),
    );
  const profileFor = (who: string) =>
    acme.as(who, (context) => employeeProfile(context, { employeeId: acme.id("asha") }), { readOnly: true });

  test("is a fact of the person for those above and platform admins, one a review, and was what it was before", async () => {
    const cycleId = await reviews.cycle(["asha"], { details: { preset: "PROBATION_REVIEW" } }, "Probation");
    const { revieweeId } = await reviews.form(cycleId, "asha", "MANAGER", "ravi");
    await decide(revieweeId, "EXTENDED");
    await decide(revieweeId, "CONFIRMED");
    await decide(revieweeId, "CONFIRMED");
    const rows = await acme.asProduct((context) =>
      context.rows<{ decision: string; stands: boolean }>(
        sql`select decision, superseded_at is null as stands from {probation_decision} order by superseded_at is null`,
      ),
    );
    expect(rows).toEqual([
      { decision: "EXTENDED", stands: false },
      { decision: "CONFIRMED", stands: true },
    ]);
    const today = await acme.asProduct(async (context) => context.today());
    for (const who of ["ravi", "skip"])
      expect((await profileFor(who)).privateFacts.probation, who).toEqual({ decision: "CONFIRMED", on: today });
    for (const who of ["asha", "lena", "rae"])
      expect((await profileFor(who)).privateFacts, who).not.toHaveProperty("probation");
    const audited = await acme.asProduct((context) =>
      context.rows(sql`select from {audit_entry} where action = 'people.record-probation'`),
    );
    expect(audited).toHaveLength(2);
  });
});

describe("a step towards a competency", () => {
  test("starts the growth plan, and is there as a task; nobody without the right to the plan plans one", async () => {
    await acme.switchOn("TASK", "COMPETENCY_IDP");
    const competencyId = await acme.asProduct(async (context) => {
      const id = context.newId();
      await context.rows(
        sql`insert into {tag} (id, name, kind, color, created_at) values (${id}, 'Ownership', 'COMPETENCY', 'blue', now())`,
      );
      return id;
    });
    const cycleId = await reviews.cycle(["asha"], {}, "With a plan");
    const { revieweeId } = await reviews.form(cycleId, "asha", "MANAGER", "ravi");
    const plan = (who: string, asked: object = {}) =>
      acme.as(who, (context) =>
        addAction(
          context,
          addActionInput.parse({ revieweeId, kind: "COMPETENCY", competencyId, body: "Own the roadmap", ...asked }),
        ),
      );
    const seen = await acme.as("ravi", (context) => offeredCompetencies(context));
    expect(seen.map(({ id }) => id)).toEqual([competencyId]);
    expect(await refusalOf(plan("ravi", { competencyId: undefined }))).toBe("422 reviews.needed");
    await plan("ravi");
    const page = await acme.as("ravi", (context) =>
      resultPage(context, { reviewId: cycleId, employeeId: acme.id("asha") }),
    );
    expect(page.actions).toMatchObject([{ kind: "COMPETENCY", competency: "Ownership", body: "Own the roadmap" }]);
    expect(page.actions[0]!.link).toBeTruthy();
    expect(page.actionKinds).toContain("COMPETENCY");
    const forAdmin = await acme.as("rae", (context) =>
      resultPage(context, { reviewId: cycleId, employeeId: acme.id("asha") }),
    );
    expect(forAdmin.actionKinds).not.toContain("COMPETENCY");
    expect(await refusalOf(plan("rae"))).toMatch(/^40[34]/);
    expect(await refusalOf(plan("lena"))).toMatch(/^404/);
  });
});
