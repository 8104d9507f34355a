import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { feedbackNotices } from "./notices.ts";
import { feedbackDetail } from "./queries/feedback-detail.ts";
import { feedbackInsights } from "./queries/feedback-insights.ts";
import { outsidePage } from "./queries/outside-ask.ts";
import { askDetail, requestDetail } from "./queries/request-detail.ts";
import { listRequests, requestListInput } from "./queries/request-list.ts";
import { feedbackOfTwoCompanies, type FeedbackWorld } from "./testing/feedback-world.ts";
import { answerOutside } from "./use-cases/answer-outside.ts";
import { answerRequest } from "./use-cases/answer-request.ts";
import { archiveRequest } from "./use-cases/archive-request.ts";
import { acceptRequest, askAgain, cancelRequest, declineRequest, remindOfRequest } from "./use-cases/move-ask.ts";
import { remindOfDueRequests } from "./use-cases/remind-due.ts";
import { requestWithOutside, requestWithOutsideInput } from "./use-cases/request-outside.ts";
import { sql } from "#tenancy/sql.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let acme: Company;
let globex: Company;
let feedback: FeedbackWorld;

beforeAll(async () => {
  world = await createWorld({ now: start });
  ({ acme, globex, feedback } = await feedbackOfTwoCompanies(world));
});
afterAll(() => world.close());

const question = "What should I change?";
const answer = { body: "Ask first, then propose.", sentiment: "CONSTRUCTIVE" as const };
const state = async (by: string, requestId: string) =>
  (await acme.as(by, (context) => requestDetail(context, requestId))).asked
    .map(({ name, state: one }) => [name, one])
    .sort();

describe("a request between people", () => {
  test("three are asked: one answers, one declines with a reason, one accepts and is reminded; a fifth never learns of it", async () => {
    const { requestId, askIds } = await feedback.ask("asha", ["lena", "otto", "ravi"], {
      question,
      dueOn: "2026-11-20",
    });
    const [lena, otto, ravi] = askIds as [string, string, string];
    const owed = async (name: string) =>
      (await acme.as(name, (context) => world.application.gatherings.obligations(context))).filter(
        ({ room }) => room === "feedback",
      ).length;
    expect([await owed("lena"), await owed("otto"), await owed("asha"), await owed("skip")]).toEqual([1, 1, 0, 0]);

    await acme.as("ravi", (context) => acceptRequest(context, { askId: ravi }));
    await acme.as("otto", (context) => declineRequest(context, { askId: otto, reason: "Not with you since spring" }));
    const { feedbackId } = await acme.as("lena", (context) => answerRequest(context, { askId: lena, ...answer }));
    expect(await state("asha", requestId)).toEqual([
      ["lena", "ANSWERED"],
      ["otto", "DECLINED"],
      ["ravi", "ACCEPTED"],
    ]);
    expect(
      (await acme.as("asha", (context) => requestDetail(context, requestId))).asked.find(({ name }) => name === "otto")
        ?.reason,
    ).toBe("Not with you since spring");
    expect([await owed("lena"), await owed("otto"), await owed("ravi")]).toEqual([0, 0, 1]);

    const detail = await acme.as("asha", (context) => feedbackDetail(context, feedbackId));
    expect(detail).toMatchObject({
      feedback: { asked: true, visibility: "RECEIVER_AND_MANAGER", body: answer.body },
      question: { text: question },
    });
    for (const outsider of ["otto", "skip", "fay"]) {
      expect(await refusalOf(acme.as(outsider, (context) => feedbackDetail(context, feedbackId)))).toMatchObject({
        status: 404,
      });
      expect(await refusalOf(acme.as(outsider, (context) => requestDetail(context, requestId)))).toMatchObject({
        status: 404,
      });
      expect(await refusalOf(acme.as(outsider, (context) => askDetail(context, lena)))).toMatchObject({ status: 404 });
    }
    expect(await refusalOf(globex.as("eve", (context) => requestDetail(context, requestId)))).toMatchObject({
      status: 404,
    });

    await acme.as("asha", (context) => remindOfRequest(context, { askId: ravi }));
    expect(await refusalOf(acme.as("asha", (context) => remindOfRequest(context, { askId: ravi })))).toMatchObject({
      code: "feedback.reminded-lately",
    });
    await acme.as("asha", (context) => askAgain(context, { askId: otto }));
    await acme.as("asha", (context) => cancelRequest(context, { askId: otto }));
    expect(
      await refusalOf(acme.as("otto", (context) => answerRequest(context, { askId: otto, ...answer }))),
    ).toMatchObject({ status: 409 });
    expect(await refusalOf(acme.as("lena", (context) => cancelRequest(context, { askId: lena })))).toMatchObject({
      status: 403,
    });
    expect(await refusalOf(acme.as("otto", (context) => acceptRequest(context, { askId: ravi })))).toMatchObject({
      status: 404,
    });
  });

  test("who was asked sees what, by whom and about whom, and not who else was", async () => {
    const { askIds } = await feedback.ask("asha", ["lena", "otto"], { question });
    const seen = await acme.as("lena", (context) => askDetail(context, askIds[0]!));
    expect(seen.request).toMatchObject({ question, requester: { name: "asha" }, receiver: { name: "asha" } });
    expect(JSON.stringify(seen)).not.toContain(acme.id("otto"));
    expect(seen.readers).toMatchObject([{ name: "lena" }, { name: "asha" }, { name: "ravi" }]);
  });

  test("a manager asks about a report and reads the answer; nobody asks about a colleague, or hides answers from themselves", async () => {
    const { askIds } = await feedback.ask("skip", ["otto"], {
      question,
      receiverId: acme.id("asha"),
      visibility: "MANAGER",
    });
    const { feedbackId } = await acme.as("otto", (context) => answerRequest(context, { askId: askIds[0]!, ...answer }));
    const reads = async (name: string) =>
      acme
        .as(name, (context) => feedbackDetail(context, feedbackId))
        .then(
          () => true,
          () => false,
        );
    expect([await reads("skip"), await reads("ravi"), await reads("otto"), await reads("asha")]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    const refused = (by: string, whom: string[], asked: object) =>
      refusalOf(feedback.ask(by, whom, { question, ...asked }));
    expect(await refused("asha", ["otto"], { receiverId: acme.id("lena") })).toMatchObject({ status: 403 });
    expect(await refused("asha", ["otto"], { visibility: "MANAGER" })).toMatchObject({
      code: "feedback.hidden-from-oneself",
    });
    expect(await refused("asha", ["asha"], {})).toMatchObject({ code: "feedback.asked-about-themselves" });
    expect(await refused("ravi", ["asha"], { receiverId: acme.id("asha") })).toMatchObject({
      code: "feedback.asked-about-themselves",
    });
    expect(await refused("asha", [], {})).toMatchObject({ code: "feedback.provider-needed" });
    expect(await refused("asha", ["otto"], { dueOn: "2026-11-15" })).toMatchObject({ code: "feedback.due-in-past" });
  });

  test("of an answer and a withdrawal at the same time one comes about", async () => {
    const { askIds } = await feedback.ask("asha", ["lena"], { question });
    const askId = askIds[0]!;
    const both = await Promise.allSettled([
      acme.as("lena", (context) => answerRequest(context, { askId, ...answer })),
      acme.as("asha", (context) => cancelRequest(context, { askId })),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const twice = await feedback.ask("asha", ["lena"], { question });
    const answers = await Promise.allSettled(
      [1, 2].map(() => acme.as("lena", (context) => answerRequest(context, { askId: twice.askIds[0]!, ...answer }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("lists hold what is open on either side, and what was put away", async () => {
    const list = (by: string, asked: object) =>
      acme.as(by, (context) => listRequests(context, requestListInput.parse(asked)));
    const { requestId } = await feedback.ask("lena", ["otto"], { question: "Only this one" });
    expect((await list("lena", { side: "mine" })).rows).toMatchObject([
      { question: "Only this one", asked: 1, answered: 0 },
    ]);
    expect((await list("otto", { text: "only this" })).rows).toMatchObject([{ state: "ASKED" }]);
    await acme.as("lena", (context) => archiveRequest(context, { requestId, archived: "yes" }));
    expect((await list("lena", { side: "mine" })).rows).toEqual([]);
    expect((await list("lena", { side: "mine", state: "ARCHIVED" })).rows).toHaveLength(1);
  });

  test("what is due in two days is reminded of once, and what was answered meanwhile is not", async () => {
    world.clock.set("2026-11-18T09:00:00Z");
    const due = await acme.asProduct((context) => remindOfDueRequests(context));
    expect([due, await acme.asProduct((context) => remindOfDueRequests(context))]).toEqual([0, 0]);
    const { askIds } = await feedback.ask("asha", ["lena"], { question, dueOn: "2026-11-21" });
    world.clock.set("2026-11-20T09:00:00Z");
    expect(await acme.asProduct((context) => remindOfDueRequests(context))).toBe(1);
    const event = {
      id: "1",
      name: "feedback.request-reminded",
      payload: { askId: askIds[0] },
      actorId: null,
      recordedAt: new Date(),
    };
    const told = () => acme.asProduct((context) => feedbackNotices["feedback.request-reminded"]!(context, event));
    const untilThen = { recipientId: acme.id("lena"), params: { due: "Nov 21, 2026" } };
    expect(await told()).toMatchObject([untilThen]);
    world.clock.set("2026-11-22T09:00:00Z");
    expect((await told())[0]!.params).not.toHaveProperty("due");
    await acme.as("lena", (context) => answerRequest(context, { askId: askIds[0]!, ...answer }));
    expect(await told()).toEqual([]);
    world.clock.set(start);
  });
});

describe("somebody outside the company", () => {
  const email = "cara@customer.test";
  async function link(): Promise<{ company: string; token: string }> {
    const mails: string[] = [];
    const scope = {
      settle: () => Promise.resolve(),
      config: { publicUrl: "https://cairn.test" },
      mailer: { send: async ({ text }: { text: string }) => void mails.push(text) },
    };
    await acme.as("asha", (context) =>
      requestWithOutside(
        context,
        requestWithOutsideInput.parse({
          question: `${question} ${Math.random()}`,
          outsideName: "Cara",
          outsideEmail: email,
        }),
        scope as never,
      ),
    );
    const url = new URL(/https:\S+/.exec(mails[0]!)![0]);
    expect(mails[0]).toContain(question);
    return { company: url.searchParams.get("company")!, token: url.searchParams.get("token")! };
  }
  const scope = () => ({ database: world.application.database, clock: world.clock, requestId: "outside" });

  test("is asked by a letter, answers once by its link, and is named as the author", async () => {
    const opened = await link();
    expect(await outsidePage(scope(), opened)).toMatchObject({ name: "Cara", requester: "asha", company: "acme" });
    expect(await outsidePage(scope(), opened)).not.toBeNull();
    await answerOutside(scope(), { ...opened, ...answer });
    const [received] = await acme.as("asha", (context) =>
      context.rows<{ id: string }>(sql`select id from {feedback} where author_name = 'Cara'`),
    );
    expect((await acme.as("asha", (context) => feedbackDetail(context, received!.id))).feedback).toMatchObject({
      author: null,
      authorName: "Cara",
    });
    expect(await refusalOf(acme.as("lena", (context) => feedbackDetail(context, received!.id)))).toMatchObject({
      status: 404,
    });
    expect(await refusalOf(answerOutside(scope(), { ...opened, ...answer }))).toMatchObject({ status: 410 });
    expect(await outsidePage(scope(), opened)).toBeNull();
  });

  test("of two at the same time one answers; a link of another company, a made up one, a late and a withdrawn one open nothing", async () => {
    const opened = await link();
    const two = await Promise.allSettled([1, 2].map(() => answerOutside(scope(), { ...opened, ...answer })));
    expect(two.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const other = await link();
    for (const wrong of [
      { ...other, company: "globex" },
      { ...other, token: "made-up" },
      { ...other, company: "nowhere" },
    ]) {
      expect(await outsidePage(scope(), wrong)).toBeNull();
      expect(await refusalOf(answerOutside(scope(), { ...wrong, ...answer }))).toMatchObject({ status: 410 });
    }
    world.clock.set("2026-12-20T09:00:00Z");
    expect(await outsidePage(scope(), other)).toBeNull();
    world.clock.set(start);
    const [ask] = await acme.asProduct((context) =>
      context.rows<{ id: string }>(
        sql`select id from {feedback_ask} where provider_email = ${email} and state = 'ASKED'`,
      ),
    );
    await acme.as("asha", (context) => cancelRequest(context, { askId: ask!.id }));
    expect(await refusalOf(answerOutside(scope(), { ...other, ...answer }))).toMatchObject({ status: 410 });
  });

  test("a colleague is not asked by a link, and a name needs an address", async () => {
    const refused = (asked: object) =>
      refusalOf(
        acme.as("asha", (context) =>
          requestWithOutside(context, requestWithOutsideInput.parse({ question, ...asked }), {} as never),
        ),
      );
    expect(await refused({ outsideName: "Otto", outsideEmail: "Otto@acme.test" })).toMatchObject({
      code: "feedback.is-colleague",
    });
    expect(await refused({ outsideName: "Otto" })).toMatchObject({ code: "feedback.name-and-email" });
  });
});

describe("numbers", () => {
  test("managers and administrators see them, never of fewer than five", async () => {
    const few = await acme.as("skip", (context) => feedbackInsights(context, { scope: "all-reports", months: 6 }));
    expect(few).toMatchObject({ enough: false, total: null, receivers: null, bySentiment: { NEUTRAL: null } });
    expect(few.byMonth.every(({ count }) => count === null)).toBe(true);
    for (const by of ["asha", "lena", "otto", "ravi", "skip", "fay"])
      for (const to of ["asha", "lena", "otto", "ravi", "skip", "fay"])
        if (by !== to) await feedback.give(by, to, { body: "Well explained", visibility: "RECEIVER" });
    const company = await acme.as("fay", (context) => feedbackInsights(context, { scope: "company", months: 3 }));
    expect(company).toMatchObject({ enough: true, receivers: 6 });
    expect(company.byMonth.at(-1)?.month).toBe("2026-11");
    expect(
      await refusalOf(acme.as("asha", (context) => feedbackInsights(context, { scope: "all-reports", months: 3 }))),
    ).toMatchObject({ status: 404 });
    expect(
      await refusalOf(acme.as("skip", (context) => feedbackInsights(context, { scope: "company", months: 3 }))),
    ).toMatchObject({ status: 404 });
  });
});
