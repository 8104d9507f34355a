import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { reviewEndpoints } from "./api/review-endpoints.ts";
import { planEndpoints } from "./api/plan-endpoints.ts";
import { formPage } from "./queries/form-page.ts";
import { myReviews } from "./queries/my-reviews.ts";
import { resultFile } from "./queries/result-file.ts";
import { resultPage } from "./queries/result-page.ts";
import { searchReviews } from "./queries/search-reviews.ts";
import { resultNotices } from "./result-notices.ts";
import { myTables } from "./review-places.ts";
import { reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { answerResult, answerResultInput } from "./use-cases/answer-result.ts";
import { acceptNomination, nominate } from "./use-cases/nominate.ts";
import { saveAnswersInput } from "./use-cases/save-answers.ts";
import { shareResult } from "./use-cases/share-results.ts";
import { submitForm } from "./use-cases/submit-form.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;
let cycleId: string;
let revieweeId: string;
let statements = 0;

/** Otto is a peer of Asha, nominated by Ravi, and has written; Ravi has submitted, and nothing is shared. */
beforeAll(async () => {
  world = await createWorld({ onStatement: () => void (statements += 1) });
  ({ acme, reviews } = await reviewsOfTwoCompanies(world));
  cycleId = await reviews.cycle(["asha"], {
    reviewers: { providers: ["SELF", "PEER", "UPWARD", "MANAGER"], nominatedBy: "MANAGER" },
    sharing: { mode: "MANAGER", answer: "SIGN" },
  });
  await acme.as("ravi", (context) =>
    nominate(context, { cycleId, employeeId: acme.id("asha"), nomineeIds: [acme.id("otto")] }),
  );
  const [nomination] = await acme.asProduct((context) =>
    context.rows<{ id: string }>(sql`select id from {review_nomination}`),
  );
  await acme.as("otto", (context) => acceptNomination(context, { nominationId: nomination!.id }));
  await submit("otto", "PEER");
  ({ revieweeId } = await submit("ravi", "MANAGER"));
});
afterAll(() => world.close());

async function submit(who: string, provider: "PEER" | "MANAGER") {
  const form = await reviews.form(cycleId, "asha", provider, who);
  const answers = { "q:rating": "3", "q:words": `Said by the ${provider.toLowerCase()}` };
  await acme.as(who, (context) => submitForm(context, saveAnswersInput.parse({ formId: form.id, answers })));
  return form;
}

const about = (who: string) => ({ reviewId: cycleId, employeeId: acme.id(who) });
const asAsha = <Result>(work: (context: Context) => Promise<Result>) => acme.as("asha", work, { readOnly: true });
const answered = (work: (context: Context) => Promise<unknown>) =>
  asAsha(work).then(
    () => "DONE",
    (error: unknown) => (error instanceof AppError ? `${error.status} ${error.code}` : Promise.reject(error as Error)),
  );
/** What comes of it, and how many statements it took: the same number takes the same time. */
async function asked(work: (context: Context) => Promise<unknown>): Promise<[string, number]> {
  statements = 0;
  return [await answered(work), statements];
}
const api = (method: string, path: string, input: object) => (context: Context) =>
  [...reviewEndpoints, ...planEndpoints]
    .find((one) => one.method === method && one.path === path)!
    .run(context, { limit: 50, ...input } as never, null as never, null as never) as Promise<unknown>;

const waysTo = (who: string, { cycle, id }: { cycle: string; id: string }) => {
  const person = { reviewId: cycle, employeeId: acme.id(who) };
  return [
    (context: Context) => resultPage(context, person),
    (context: Context) => resultFile(context, person),
    api("GET", "/review-cycles/:cycleId/results/:employeeId", { cycleId: cycle, employeeId: acme.id(who) }),
    api("GET", "/review-results/:revieweeId/actions", { revieweeId: id }),
  ] as ((context: Context) => Promise<unknown>)[];
};

test("before it is shared, every way to a result answers as if there were none", async () => {
  const own = waysTo("asha", { cycle: cycleId, id: revieweeId });
  // Lena is reviewed in no cycle: what Asha is answered about herself cannot be told from that.
  const nobodys = waysTo("lena", { cycle: cycleId, id: "0193a1b2-0000-7000-8000-000000000000" });
  for (const [index, way] of own.entries())
    expect([index, await answered(way)]).toEqual([index, await answered(nobodys[index]!)]);
});

test("whichever form is asked for, one's own is opened", async () => {
  for (const provider of ["PEER", "MANAGER"] as const) {
    const page = await asAsha((context) => formPage(context, { ...about("asha"), provider }));
    expect(page.provider).toBe("SELF");
    expect(JSON.stringify(page)).not.toContain("Said by");
  }
});

test("nor does it take longer to be refused once somebody has written", async () => {
  const settings = { reviewers: { providers: ["SELF", "PEER", "MANAGER"] }, sharing: { mode: "MANAGER" } };
  const empty = await reviews.cycle(["asha"], settings, "Nothing written yet");
  const { revieweeId: id } = await reviews.form(empty, "asha", "MANAGER", "ravi");
  const still = waysTo("asha", { cycle: empty, id });
  for (const [index, way] of waysTo("asha", { cycle: cycleId, id: revieweeId }).entries())
    expect([index, ...(await asked(way))]).toEqual([index, ...(await asked(still[index]!))]);
});

/** All that Asha can list, count or find. */
const everything = () =>
  asAsha(async (context) => {
    const tables = [];
    for (const activeTableId of myTables) tables.push(await myReviews(context, { activeTableId }));
    const found = [];
    for (const text of ["asha", "otto", "annual", "said"]) found.push(await searchReviews(context, exactly(text), 20));
    return JSON.stringify([tables, found]);
  });

test("lists, counts and search name no peer, before a result is shared and after", async () => {
  const before = await everything();
  await acme.as("ravi", (context) => shareResult(context, { revieweeId }));
  const after = await everything();
  for (const text of [before, after]) {
    expect(text).not.toContain(acme.id("otto"));
    expect(text).not.toContain('"otto"');
    expect(text).not.toContain("Said by");
  }
});

test("a shared result and its file say what a peer wrote, and nowhere who", async () => {
  const page = await asAsha((context) => resultPage(context, about("asha")));
  const told = await asAsha(
    api("GET", "/review-cycles/:cycleId/results/:employeeId", { cycleId, employeeId: acme.id("asha") }),
  );
  for (const text of [JSON.stringify(page), JSON.stringify(told)]) {
    expect(text).not.toContain(acme.id("otto"));
    expect(text).not.toContain('"otto"');
  }
  const file = await asAsha((context) => resultFile(context, about("asha")));
  expect(Buffer.from(file.bytes).toString("latin1")).not.toContain("otto");
  expect(file.title).not.toContain("otto");
});

test("a refusal is told to the person, and to the witness without a way to the result", async () => {
  const { digest } = await acme.as("ravi", (context) => resultPage(context, about("asha")), { readOnly: true });
  const refusal = { outcome: "REFUSED", witnessId: acme.id("lena"), statement: "Would not sign", digest };
  await acme.as("ravi", (context) => answerResult(context, answerResultInput.parse({ revieweeId, ...refusal })));
  const notices = await acme.asProduct(async (context) => {
    const [event] = await context.rows<{ payload: Record<string, unknown>; actorId: string }>(
      sql`select payload, actor_id as "actorId" from {outbox} where name = 'reviews.acknowledged' order by id desc limit 1`,
    );
    return resultNotices["reviews.acknowledged"]!(context, event as never);
  });
  expect(notices.map(({ recipientId, kind }) => [acme.id("asha") === recipientId ? "asha" : "lena", kind])).toEqual([
    ["asha", "refused"],
    ["lena", "witness"],
  ]);
  expect(notices[1]!.link).not.toContain(cycleId);
  const seen = acme.as("lena", (context) => resultPage(context, about("asha")), { readOnly: true });
  await expect(seen).rejects.toMatchObject({ status: 404 });
});
