import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { feedbackNotices } from "./notices.ts";
import { feedbackOfTwoCompanies, type FeedbackWorld } from "./testing/feedback-world.ts";

let world: World;
let acme: Company;
let feedback: FeedbackWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, feedback } = await feedbackOfTwoCompanies(world));
});
afterAll(() => world.close());

/** In which words Lena is told that somebody asks her. */
async function told(by: string, more: object = {}): Promise<string[]> {
  const payload = await feedback.ask(by, ["lena"], { question: "What should change?", ...more });
  const event = { id: "1", name: "feedback.requested", actorId: acme.id(by), recordedAt: world.clock.now(), payload };
  const notices = await acme.asProduct((context) => feedbackNotices["feedback.requested"]!(context, event));
  return notices.map(({ kind }) => kind);
}

test("who asks about their own work is named once to whom they ask, a manager beside the report", async () => {
  expect(await told("asha")).toEqual(["requested-own"]);
  expect(await told("ravi", { receiverId: acme.id("asha") })).toEqual(["requested"]);
});
