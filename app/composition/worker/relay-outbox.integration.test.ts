import { commentOn } from "#app/modules/comments/testing/comment-on.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declineRequest, declineRequestInput } from "#app/modules/feedback/use-cases/move-ask.ts";
import { requestFeedback, requestFeedbackInput } from "#app/modules/feedback/use-cases/request-feedback.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { listNotifications } from "#app/modules/notifications/queries/list-notifications.ts";
import { recordEvent } from "#app/platform/events/record-event.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { relayOutbox } from "./relay-outbox.ts";
import { startWorker } from "./start-worker.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let goalId: string;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("ravi").employee("asha").reportsTo("ravi").build();
  ({ goalId } = await new GoalWorld(acme).objective("asha", { title: "Answer every customer within a day" }));
  await relayOutbox(world.application, acme.tenant);
});

afterAll(() => world.close());

type Note = { kind: string; read_at: Date | null };

function notificationsOf(name: string): Promise<Note[]> {
  return acme.asProduct((context) =>
    context.rows<Note>(
      sql`select kind, read_at from {notification} where recipient_id = ${acme.id(name)} order by created_at`,
    ),
  );
}

test("an owner is told once of what somebody else says about their goal, however often it is relayed", async () => {
  const before = (await notificationsOf("asha")).length;
  await acme.as("ravi", (context) => commentOn(context, "Goal", goalId, "Which customers count?"));
  expect(await relayOutbox(world.application, acme.tenant)).toBe(1);
  await acme.asProduct((context) => context.rows(sql`update {outbox} set relayed_at = null`));
  await relayOutbox(world.application, acme.tenant);
  expect((await notificationsOf("asha")).length).toBe(before + 1);
});

test("nobody is told of their own act", async () => {
  const before = (await notificationsOf("asha")).length;
  await acme.as("asha", (context) => commentOn(context, "Goal", goalId, "All that pay."));
  await relayOutbox(world.application, acme.tenant);
  expect((await notificationsOf("asha")).length).toBe(before);
});

test("a notice that asked for something is done with the act, wherever it was done, and waits for no mail", async () => {
  await acme.switchOn("FEEDBACK");
  const { askIds } = await acme.as("ravi", (context) =>
    requestFeedback(context, requestFeedbackInput.parse({ providerIds: [acme.id("asha")], question: "How is it?" })),
  );
  await relayOutbox(world.application, acme.tenant);
  const asked = async () => {
    const { rows } = await acme.as("asha", (context) => listNotifications(context, null));
    return rows.filter(({ room }) => room === "feedback").map(({ kind, read, done }) => [kind, read, done]);
  };
  expect(await asked()).toEqual([["requested-own", false, false]]);
  await acme.as("asha", (context) =>
    declineRequest(context, declineRequestInput.parse({ askId: askIds[0], reason: "No time" })),
  );
  await relayOutbox(world.application, acme.tenant);
  expect(await asked()).toEqual([["requested-own", true, true]]);
  const waiting = await acme.asProduct((context) =>
    context.rows(sql`select from {notification} where done_at is not null and mail_at is not null`),
  );
  expect(waiting).toEqual([]);
});

test("an act that was undone is never announced", async () => {
  const undone = acme.as("ravi", async (context) => {
    await commentOn(context, "Goal", goalId, "Never mind.");
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await relayOutbox(world.application, acme.tenant)).toBe(0);
});

test("an event whose handler fails is tried ten times, later and later, and holds up nothing behind it", async () => {
  await acme.as("ravi", (context) =>
    recordEvent(context, {
      name: "comments.added",
      payload: { about: "Goal", record: "not an id", commentId: "not an id" },
    }),
  );
  await acme.as("ravi", (context) => commentOn(context, "Goal", goalId, "And the trial accounts?"));
  const before = (await notificationsOf("asha")).length;
  await relayOutbox(world.application, acme.tenant);
  expect((await notificationsOf("asha")).length).toBe(before + 1);
  for (let hour = 10; hour < 22; hour += 1) {
    world.clock.set(`2026-11-16T${hour}:00:00Z`);
    await relayOutbox(world.application, acme.tenant);
  }
  const waiting = await acme.asProduct((context) =>
    context.rows(sql`select attempts, last_error is not null as told from {outbox} where relayed_at is null`),
  );
  expect(waiting).toEqual([{ attempts: 10, told: true }]);
});

test("a running worker hears of an event by itself", async () => {
  const stop = await startWorker(world.application);
  try {
    const before = (await notificationsOf("asha")).length;
    await acme.as("ravi", (context) => commentOn(context, "Goal", goalId, "Agreed."));
    await expect.poll(async () => (await notificationsOf("asha")).length, { timeout: 5_000 }).toBe(before + 1);
  } finally {
    await stop();
  }
});
