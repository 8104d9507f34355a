import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { feedbackNotices } from "./notices.ts";
import { listRequests, requestListInput } from "./queries/request-list.ts";
import { feedbackOfTwoCompanies, type FeedbackWorld } from "./testing/feedback-world.ts";
import { archiveRequests, archiveRequestsInput } from "./use-cases/archive-request.ts";

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

test("several of one's own are put away together, all or none, and taken back", async () => {
  const [one, two, others] = [
    (await feedback.ask("lena", ["otto"], { question: "First of two" })).requestId,
    (await feedback.ask("lena", ["otto"], { question: "Second of two" })).requestId,
    (await feedback.ask("otto", ["lena"], { question: "Not hers" })).requestId,
  ];
  const put = (requestIds: unknown, archived: "yes" | "no" = "yes") =>
    acme.as("lena", (context) => archiveRequests(context, archiveRequestsInput.parse({ requestIds, archived })));
  const away = async () => {
    const asked = requestListInput.parse({ side: "mine", state: "ARCHIVED" });
    const { rows } = await acme.as("lena", (context) => listRequests(context, asked));
    return rows.map(({ id }) => id).filter((id) => id === one || id === two);
  };
  await expect(put([one, others])).rejects.toMatchObject({ status: 404 });
  expect(await away()).toEqual([]);
  // One alone, as a form sends it.
  expect(await put(one)).toEqual({ requestIds: [one] });
  expect(await put([one, two])).toEqual({ requestIds: [two] });
  expect((await away()).toSorted()).toEqual([one, two].toSorted());
  await put([one, two], "no");
  expect(await away()).toEqual([]);
});
