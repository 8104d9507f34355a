import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import { documentFile } from "#app/platform/signatures/document-file.ts";
import { verifyFile } from "#app/platform/signatures/verify-file.ts";
import shell from "#app/shell/strings/en.json" with { type: "json" };
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { resultPage } from "./queries/result-page.ts";
import { reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { answerResult, answerResultInput } from "./use-cases/answer-result.ts";
import { saveAnswersInput } from "./use-cases/save-answers.ts";
import { reopenResult, shareResult } from "./use-cases/share-results.ts";
import { submitForm } from "./use-cases/submit-form.ts";

let world: World;
let acme: Company;
let globex: Company;
let reviews: ReviewWorld;
let cycleId: string;
let turn = 0;
const words = roomWords("shell", { en: shell, hi: shell, es: shell, de: shell, ar: shell });

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, reviews } = await reviewsOfTwoCompanies(world));
});
beforeEach(async () => {
  const sharing = { mode: "MANAGER", answer: "SIGN" };
  cycleId = await reviews.cycle(["asha", "ravi"], { sharing, calibration: { on: true } }, `Signed ${++turn}`);
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
const page = (who: string, company = acme) =>
  company.as(who, (context) => resultPage(context, { reviewId: cycleId, employeeId: acme.id("asha") }), {
    readOnly: true,
  });
const answer = (who: string, input: object, company = acme) =>
  company.as(who, (context) => answerResult(context, answerResultInput.parse(input)));

/** Ravi has submitted and shared; answers with what Asha read. */
async function shared() {
  const form = await reviews.form(cycleId, "asha", "MANAGER", "ravi");
  const answers = { "q:rating": "2", "q:words": "Delivered the launch", result: "option-3", "result:box": "2-2" };
  await acme.as("ravi", (context) => submitForm(context, saveAnswersInput.parse({ formId: form.id, answers })));
  const { revieweeId } = await page("ravi");
  await acme.as("ravi", (context) => shareResult(context, { revieweeId }));
  const { digest } = await page("asha");
  return { revieweeId, digest: digest! };
}

test("a result is signed once, with one's own name, as it was read; and its file proves it", async () => {
  const result = await shared();
  const sign = { ...result, outcome: "SIGNED", typedName: "asha" };
  expect(await codeOf(answer("asha", { ...sign, digest: "0".repeat(64) }))).toBe("platform.signature-other-content");
  expect(await codeOf(answer("asha", { ...sign, typedName: "Ravi" }))).toBe("platform.signature-name");
  expect(await codeOf(answer("asha", { ...sign, outcome: "ACKNOWLEDGED" }))).toBe("platform.signature-outcome");
  expect(await codeOf(answer("ravi", sign))).toBe("platform.forbidden");
  expect(await codeOf(answer("asha", sign))).toBe("DONE");
  expect(await codeOf(answer("asha", sign))).toBe("platform.signature-settled");
  const { outcome, documents } = await page("ravi");
  expect([outcome, documents.map(({ standing }) => standing)]).toEqual(["SIGNED", ["SIGNED"]]);
  const file = (who: string, company = acme) =>
    company.as(who, (context) =>
      documentFile(context, documents[0]!.id, { words: () => words("en"), verifyAddress: "https://acme.test/verify" }),
    );
  const verified = await verifyFile(new Uint8Array((await file("ravi")).bytes));
  expect(verified).toMatchObject({ state: "VALID", proof: { outcome: "SIGNED", signer: "asha" } });
  expect(JSON.stringify(verified)).toContain("Delivered the launch");
  expect(await codeOf(file("lena"))).toBe("platform.not-found");
  expect(await codeOf(file("eve", globex))).toBe("platform.not-found");
});

test("what was signed stays beside a result that was reopened, which is answered anew", async () => {
  const result = await shared();
  await answer("asha", { ...result, outcome: "SIGNED_WITH_DISAGREEMENT", typedName: "asha", statement: "Too low" });
  await acme.as("rae", (context) => reopenResult(context, { revieweeId: result.revieweeId, reason: "New facts" }));
  expect(await codeOf(answer("asha", { ...result, outcome: "SIGNED", typedName: "asha" }))).toBe("platform.not-found");
  await acme.as("ravi", (context) => shareResult(context, { revieweeId: result.revieweeId }));
  const { outcome, documents, digest } = await page("asha");
  expect([outcome, documents.map(({ statement }) => statement)]).toEqual([null, ["Too low"]]);
  expect(await codeOf(answer("asha", { ...result, digest, outcome: "SIGNED", typedName: "asha" }))).toBe("DONE");
});

test.each(orders)("signed and refused at the same instant, %s: one of them stands", async (order) => {
  const result = await shared();
  const session = (who: string, input: object) => (beforeCommit: () => Promise<void>) =>
    acme.as(who, async (context) => {
      await answerResult(context, answerResultInput.parse({ ...result, ...input }));
      await beforeCommit();
    });
  const refusal = { outcome: "REFUSED", witnessId: acme.id("lena"), statement: "Would not sign" };
  const ended = await inOrder(
    world,
    order,
    session("asha", { outcome: "SIGNED", typedName: "asha" }),
    session("ravi", refusal),
  );
  expect([...ended].sort()).toEqual(["DONE", "platform.signature-settled"]);
  expect((await page("ravi")).outcome).toBe(ended[0] === "DONE" ? "SIGNED" : "REFUSED");
});
