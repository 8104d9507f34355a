import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { resultDocument } from "./queries/result-document.ts";
import { readReviewee } from "./data/reviewee-record.ts";
import { reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { answerResult, answerResultInput } from "./use-cases/answer-result.ts";
import { addReviewees, changeManager, removeReviewee } from "./use-cases/change-reviewees.ts";
import { cancelCycle, restoreCycle } from "./use-cases/move-cycle.ts";
import { acceptNomination, declineNomination, nominate, withdrawNomination } from "./use-cases/nominate.ts";
import { forceSubmit, reopenForm } from "./use-cases/run-forms.ts";
import { saveAnswers, saveAnswersInput } from "./use-cases/save-answers.ts";
import { settleResult, settleResultInput } from "./use-cases/settle-result.ts";
import { reopenResult, shareResult } from "./use-cases/share-results.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { sql } from "#tenancy/sql.ts";

/** How many are tried; `CAIRN_SEQUENCES=1000` tries more. */
const runs = Number(process.env.CAIRN_SEQUENCES ?? 30);
const actsOfARun = 14;

let world: World;
let acme: Company;
let reviews: ReviewWorld;
const people = ["asha", "lena", "ravi", "otto", "skip"] as const;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, reviews } = await reviewsOfTwoCompanies(world));
});
afterAll(() => world.close());

type Form = { id: string; revieweeId: string; provider: string; reviewer: string; removed: boolean; status: string };
type Reviewee = {
  id: string;
  employee: string;
  manager: string | null;
  result: string;
  outcome: string | null;
  removed: boolean;
};
type Found = {
  forms: Form[];
  reviewees: Reviewee[];
  nominations: { id: string; nominee: string }[];
  answers: Map<string, string>;
};

/** What has to be true whatever happened: the plain model that the cycle is held against. */
type Model = { answers: Map<string, string>; signed: Map<string, string> };

async function look(cycleId: string): Promise<Found> {
  return acme.asProduct(async (context) => {
    const forms = await context.rows<Form>(
      sql`select f.id, f.reviewee_id as "revieweeId", f.provider, e.display_name as reviewer, f.status,
          f.removed_at is not null as removed from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
          join {employee} e on e.id = f.reviewer_id where r.cycle_id = ${cycleId}
         order by (select display_name from {employee} where id = r.employee_id), f.provider, e.display_name, f.created_at`,
    );
    const reviewees = await context.rows<Reviewee>(
      sql`select r.id, e.display_name as employee, m.display_name as manager, r.outcome, r.removed_at is not null as removed,
          concat_ws('|', r.settled_option, r.proposed_option, r.settled_row, r.settled_column, r.score_overall) as result
        from {review_reviewee} r join {employee} e on e.id = r.employee_id left join {employee} m on m.id = r.manager_id
       where r.cycle_id = ${cycleId} order by e.display_name`,
    );
    const nominations = await context.rows<{ id: string; nominee: string }>(
      sql`select n.id, e.display_name as nominee from {review_nomination} n join {employee} e on e.id = n.nominee_id
        join {review_reviewee} r on r.id = n.reviewee_id where r.cycle_id = ${cycleId}
         order by e.display_name, (select display_name from {employee} where id = r.employee_id)`,
    );
    const answers = await context.rows<{ key: string; value: string }>(
      sql`select a.form_id || ' ' || a.field as key, a.value from {review_answer} a join {review_form} f on f.id = a.form_id
        join {review_reviewee} r on r.id = f.reviewee_id where r.cycle_id = ${cycleId}`,
    );
    return { forms, reviewees, nominations, answers: new Map(answers.map(({ key, value }) => [key, value])) };
  });
}

function holds(found: Found, model: Model): void {
  for (const [key, value] of model.answers) expect(found.answers.get(key)).toBe(value);
  for (const { id, employee, manager, result, outcome } of found.reviewees) {
    expect(manager).not.toBe(employee);
    const open = found.forms.filter(
      (form) => form.revieweeId === id && form.provider === "MANAGER" && !form.removed && form.status !== "SUBMITTED",
    );
    expect(open.length).toBeLessThanOrEqual(1);
    for (const form of open) expect(form.reviewer).toBe(manager);
    for (const form of found.forms)
      if (form.revieweeId === id && form.provider !== "SELF") expect(form.reviewer).not.toBe(employee);
    const signed = model.signed.get(id);
    if (signed) expect(`${result} ${outcome}`).toBe(signed);
  }
}

const reason = "Because";
const pick = <Item>(random: SeededRandom, items: readonly Item[]): Item | undefined =>
  items.length > 0 ? random.pick([...items]) : undefined;

/** One act by somebody who may try it; answers whether it came about. */
async function act(random: SeededRandom, cycleId: string, found: Found, model: Model): Promise<void> {
  const form = pick(random, found.forms);
  const reviewee = pick(random, found.reviewees);
  const nomination = pick(random, found.nominations);
  const who = random.pick([...people]);
  const text = `Words ${random.integer(0, 1_000_000)}`;
  const answers = { "q:rating": String(random.integer(1, 3)), "q:words": text };
  const as = <Result>(name: string, work: (context: Context) => Promise<Result>) => acme.as(name, work);
  const kept = () => {
    for (const [field, value] of Object.entries(answers)) model.answers.set(`${form!.id} ${field}`, value);
  };
  const acts: (() => Promise<unknown> | undefined)[] = [
    () =>
      form && as(form.reviewer, (c) => saveAnswers(c, saveAnswersInput.parse({ formId: form.id, answers }))).then(kept),
    () =>
      form &&
      as(form.reviewer, (c) =>
        submitForm(
          c,
          saveAnswersInput.parse({
            formId: form.id,
            answers: { ...answers, ...(form.provider === "MANAGER" ? { result: "option-3" } : {}) },
          }),
        ),
      ).then(kept),
    () => form && as("rae", (c) => reopenForm(c, { formId: form.id, reason })),
    () => form && as("rae", (c) => forceSubmit(c, { formId: form.id, reason })),
    () => reviewee && as("rae", (c) => changeManager(c, { revieweeId: reviewee.id, managerId: acme.id(who), reason })),
    () => as("rae", (c) => addReviewees(c, { cycleId, employeeIds: [acme.id(who)] })),
    () =>
      reviewee && random.chance(0.2)
        ? as("rae", (c) => removeReviewee(c, { revieweeId: reviewee.id, reason }))
        : undefined,
    () =>
      reviewee &&
      as(reviewee.employee, (c) =>
        nominate(c, { cycleId, employeeId: acme.id(reviewee.employee), nomineeIds: [acme.id(who)] }),
      ),
    () => nomination && as(nomination.nominee, (c) => acceptNomination(c, { nominationId: nomination.id })),
    () => nomination && as(nomination.nominee, (c) => declineNomination(c, { nominationId: nomination.id, reason })),
    () => nomination && as("rae", (c) => withdrawNomination(c, { nominationId: nomination.id })),
    () =>
      reviewee &&
      as("rae", (c) =>
        settleResult(
          c,
          settleResultInput.parse({ revieweeId: reviewee.id, optionId: `option-${random.integer(1, 5)}`, reason }),
        ),
      ),
    () => reviewee && as("rae", (c) => shareResult(c, { revieweeId: reviewee.id })),
    // A result is signed by few unless it was shared just before.
    () =>
      reviewee &&
      as("rae", (c) => shareResult(c, { revieweeId: reviewee.id }))
        .catch(() => undefined)
        .then(() => sign(reviewee, cycleId, model)),
    () =>
      reviewee &&
      as("rae", (c) => reopenResult(c, { revieweeId: reviewee.id, reason })).then(() =>
        model.signed.delete(reviewee.id),
      ),
    () =>
      as("rae", (c) => cancelCycle(c, { cycleId, reason })).then(() => as("rae", (c) => restoreCycle(c, { cycleId }))),
  ];
  try {
    await random.pick(acts)();
  } catch (error) {
    // A refusal is an answer; anything else is a fault.
    if (!(error instanceof AppError)) throw error;
  }
}

async function sign({ id, employee }: Reviewee, cycleId: string, model: Model): Promise<void> {
  await acme.as(employee, async (context) => {
    const { digest } = await resultDocument(context, await readReviewee(context, sql`r.id = ${id}`));
    await answerResult(context, answerResultInput.parse({ revieweeId: id, outcome: "ACKNOWLEDGED", digest }));
  });
  const after = (await look(cycleId)).reviewees.find((one) => one.id === id)!;
  model.signed.set(id, `${after.result} ${after.outcome}`);
}

test(`in ${runs} random runs one reviewer is accountable, nobody reviews themselves, no answer vanishes, no answered result moves`, async () => {
  let answered = 0;
  let signed = 0;
  for (let run = 0; run < runs; run += 1) {
    const random = seededRandom(`cycle ${run}`);
    const cycleId = await reviews.cycle(["asha", "lena", "ravi"], { calibration: { on: true } }, `Run ${run}`);
    const model: Model = { answers: new Map(), signed: new Map() };
    for (let turn = 0; turn < actsOfARun; turn += 1) {
      const found = await look(cycleId);
      holds(found, model);
      await act(random, cycleId, found, model);
    }
    holds(await look(cycleId), model);
    answered += model.answers.size;
    signed += model.signed.size;
  }
  expect(answered).toBeGreaterThan(runs);
  expect(signed).toBeGreaterThan(0);
}, 1_200_000);
