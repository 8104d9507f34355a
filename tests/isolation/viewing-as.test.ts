import { afterAll, beforeAll, expect, test } from "vitest";
import { DevelopWorld } from "#app/modules/develop/testing/develop-world.ts";
import { planPage } from "#app/modules/develop/queries/plan-page.ts";
import { teamPeople, teamPeopleInput } from "#app/modules/develop/queries/team-people.ts";
import { proposePlan } from "#app/modules/develop/use-cases/move-plan.ts";
import { FeedbackWorld } from "#app/modules/feedback/testing/feedback-world.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { countUnread } from "#app/modules/notifications/queries/count-unread.ts";
import { listNotifications } from "#app/modules/notifications/queries/list-notifications.ts";
import { notify } from "#app/modules/notifications/use-cases/notify.ts";
import { ownListPage } from "#app/modules/one-on-ones/queries/own-lists.ts";
import { oneOnOnePlaces } from "#app/modules/one-on-ones/one-on-one-places.ts";
import { OneOnOneWorld } from "#app/modules/one-on-ones/testing/one-on-one-world.ts";
import { boardInput, readBoard } from "#app/modules/calibration/queries/board.ts";
import { createGroup } from "#app/modules/calibration/use-cases/save-group.ts";
import { completionFilters, completionOf } from "#app/modules/reviews/queries/completion.ts";
import { formPage } from "#app/modules/reviews/queries/form-page.ts";
import { myReviews } from "#app/modules/reviews/queries/my-reviews.ts";
import { reviewsOfPerson } from "#app/modules/reviews/queries/of-person.ts";
import { resultPage } from "#app/modules/reviews/queries/result-page.ts";
import { searchReviews } from "#app/modules/reviews/queries/search-reviews.ts";
import { myTables } from "#app/modules/reviews/review-places.ts";
import { ReviewWorld } from "#app/modules/reviews/testing/review-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import { twoCompanies } from "#tests/support/two-companies.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { exactly } from "#tenancy/text-search.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  ({ acme } = await twoCompanies(world, "tara", ["PLATFORM_ADMIN"]));
  const develop = await new DevelopWorld(acme, "tara").open();
  await (await new OneOnOneWorld(acme).open()).schedule("ravi", "asha", { start: "2026-11-16T15:00" });
  const planId = await develop.plan("asha", { note: "Grow" });
  await develop.goal("asha", planId, await develop.competency("Testing"));
  await acme.as("asha", (context) => proposePlan(context, { planId }));
  const feedback = new FeedbackWorld(acme);
  await feedback.ask("lena", ["ravi"], { receiverId: acme.id("lena"), question: "How do I write?" });
  await feedback.give("ravi", "asha", { body: "Well put", sentiment: "APPRECIATIVE", visibility: "RECEIVER" });
  await acme.asProduct(async (context) => {
    const event = { id: context.newId(), name: "x.y", payload: {}, actorId: null, recordedAt: context.clock.now() };
    const notice = { room: "one-on-ones", kind: "scheduled", params: {}, link: "/app" };
    await notify(context, event, [{ ...notice, recipientId: acme.id("ravi") }], () => false);
  });
});
afterAll(() => world.close());

/** What the product tells Ravi of 1:1s, growth plans, requests for feedback and notices, without opening any of them. */
async function toldAtAGlance(context: Context) {
  const { gatherings } = world.application;
  const rooms = ["one-on-ones", "develop", "feedback"];
  const signals = await gatherings.signals(context, [acme.id("asha")]);
  return {
    owed: (await gatherings.obligations(context)).filter(({ room }) => rooms.includes(room)).length,
    cards: new Set(JSON.stringify(await gatherings.home(context)).match(/next-one-on-ones|"news"/g)).size,
    days: (await gatherings.days(context)).filter(({ title }) => title.startsWith("1:1")).length > 0,
    signals: signals.filter(({ room }) => rooms.includes(room)).length,
    notices: (await listNotifications(context, null)).rows.length + (await countUnread(context)),
    plans: (await teamPeople(context, "direct-reports", teamPeopleInput.parse({}))).rows.some(({ plan }) => plan),
    proposed: (await ownListPage(context, { page: 1, new: undefined } as never, oneOnOnePlaces.active)).proposed.total,
  };
}

test("who sees the product as somebody else learns of no 1:1, growth plan, request or notice of theirs", async () => {
  expect(await acme.as("ravi", toldAtAGlance)).toEqual({
    ...{ owed: 3, cards: 2, days: true, signals: 3, notices: 2, plans: true, proposed: 1 },
  });
  expect(await acme.as("ravi", toldAtAGlance, { viewedBy: "tara" })).toEqual({
    ...{ owed: 0, cards: 0, days: false, signals: 0, notices: 0, plans: false, proposed: 0 },
  });
});

test("a growth plan opens for who leads the person, and not for an admin in their place", async () => {
  const open = (viewedBy?: string) =>
    acme.as("ravi", (context) => planPage(context, acme.id("asha")), viewedBy ? { viewedBy } : {});
  expect((await open()).plan?.state).toBe("PROPOSED");
  expect(await refusalOf(open("tara"))).toMatchObject({ status: 404 });
});

test("reviews, their lists and calibration open for whom they concern, and not for an admin in their place", async () => {
  const reviews = await new ReviewWorld(acme).open();
  await acme.employee("rae").admin("REVIEW_ADMIN").build();
  const cycleId = await reviews.cycle(["asha", "lena"], { calibration: { on: true } });
  const asha = { reviewId: cycleId, employeeId: acme.id("asha") };
  const { groupId } = await acme.as("rae", (context) =>
    createGroup(context, {
      cycleId,
      name: "Sales",
      memberIds: [acme.id("ravi")],
      headIds: [acme.id("ravi")],
      employeeIds: [],
    }),
  );
  const glance = async (context: Context) => {
    const lists = [];
    for (const activeTableId of myTables) lists.push(...(await myReviews(context, { activeTableId })).rows);
    return {
      lists: lists.length > 0,
      found: (await searchReviews(context, exactly("asha"), 5)).length > 0,
      owed: (await world.application.gatherings.obligations(context)).some(({ room }) => room === "reviews"),
      card: JSON.stringify(await world.application.gatherings.home(context)).includes("Annual review"),
      profile: (await reviewsOfPerson(context, acme.id("asha"))).open,
    };
  };
  const ways: ((context: Context) => Promise<unknown>)[] = [
    (context) => formPage(context, asha),
    (context) => resultPage(context, asha),
    (context) => completionOf(context, "direct-reports", completionFilters.parse({})),
    (context) => readBoard(context, boardInput.parse({ group: groupId })),
  ];
  const [open, nothing] = [true, false].map((value) => ({
    ...{ lists: value, found: value, owed: value, card: value, profile: value },
  }));
  expect(await acme.as("ravi", glance)).toEqual(open);
  expect(await acme.as("ravi", glance, { viewedBy: "tara" })).toEqual(nothing);
  for (const way of ways) {
    await acme.as("ravi", way);
    const { status } = await refusalOf(acme.as("ravi", way, { viewedBy: "tara" }));
    expect([403, 404]).toContain(status);
  }
});
