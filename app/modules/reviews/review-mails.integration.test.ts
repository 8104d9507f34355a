import { afterAll, beforeAll, expect, test } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { removeReviewee, removeRevieweeInput } from "./use-cases/change-reviewees.ts";
import { cancelCycle, reasonedCycleInput, restoreCycle } from "./use-cases/move-cycle.ts";
import { extendForm, extendFormInput } from "./use-cases/run-forms.ts";
import { reopenResult, reopenResultInput } from "./use-cases/share-results.ts";
import { tendCycles } from "./use-cases/tend-cycles.ts";

let world: World;
let acme: Company;
let cycleId: string;

const asked = {
  reviewers: { providers: ["SELF", "MANAGER"] },
  timelines: {
    SELF: { startsOn: "2026-03-02", endsOn: "2026-03-10" },
    MANAGER: { startsOn: "2026-03-02", endsOn: "2026-03-10" },
  },
  reminders: { atLaunch: true, daysBefore: [2] },
  calibration: { on: false },
  sharing: { mode: "AUTO", offsetDays: 3, answer: "SIGN" },
};

/** hira runs reviews; ravi leads kim and lou. */
beforeAll(async () => {
  world = await createWorld({ now: "2026-03-02T09:00:00Z" });
  acme = await (
    await world.company()
  )
    .employee("hira")
    .admin("REVIEW_ADMIN")
    .employee("ravi")
    .team("ravi", "kim", "lou")
    .build();
  cycleId = await (await new ReviewWorld(acme).open()).cycle(["kim", "lou"], asked, "Spring");
});
afterAll(() => world.close());

let lastSent: MailMessage[] = [];

/** What went by mail since the last look: to whom, and its subject. */
async function mailed(): Promise<string[]> {
  const sent: MailMessage[] = [];
  const mailer = { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) };
  await relayOutbox({ ...world.application, mailer }, acme.tenant);
  lastSent = sent;
  return sent.map(({ to, subject }) => `${to.split("@")[0]}: ${subject}`).sort();
}

/** What a morning brings: what falls due, and the mails of it. */
async function morning(day: string): Promise<string[]> {
  world.clock.set(`${day}T09:00:00Z`);
  await acme.asProduct(tendCycles);
  return mailed();
}

const submit = (...people: string[]) =>
  acme.asProduct((context) =>
    context.rows(
      sql`update {review_form} set status = 'SUBMITTED', submitted_at = ${context.clock.now()}
        where reviewer_id = any(${people.map((name) => acme.id(name))}::uuid[])`,
    ),
  );

async function revieweeOf(name: string): Promise<string> {
  const [found] = await acme.asProduct((context) =>
    context.rows<{ id: string }>(
      sql`select id from {review_reviewee} where cycle_id = ${cycleId} and employee_id = ${acme.id(name)}`,
    ),
  );
  return found!.id;
}

test("when forms open everybody hears of theirs, several as one", async () => {
  expect(await morning("2026-03-02")).toEqual([
    "kim: Spring: your self-review is open",
    "lou: Spring: your self-review is open",
    "ravi: Spring: you are asked for 2 reviews: kim and 1 more",
  ]);
});

test("a cycle that is cancelled, and goes on, tells whoever has something to fill in", async () => {
  await acme.as("hira", (context) => cancelCycle(context, reasonedCycleInput.parse({ cycleId, reason: "Too early" })));
  expect(await mailed()).toEqual(["kim", "lou", "ravi"].map((name) => `${name}: Spring was cancelled`));
  await acme.as("hira", (context) => restoreCycle(context, { cycleId }));
  expect(await mailed()).toEqual(["kim", "lou", "ravi"].map((name) => `${name}: Spring goes on`));
});

test("who has not submitted is reminded before the last day, and told once that it went by", async () => {
  await submit("lou");
  expect(await morning("2026-03-08")).toEqual([
    "kim: Spring: your self-review is still open",
    "ravi: Spring: 2 of your reviews are still open: kim and 1 more",
  ]);
  expect(await morning("2026-03-11")).toEqual([
    "kim: Spring: your self-review is overdue",
    "ravi: Spring: 2 of your reviews are overdue: kim and 1 more",
  ]);
  const [toRavi] = lastSent.filter(({ to }) => to.startsWith("ravi"));
  expect(toRavi!.text).toMatch(/The first was due on .*\n\n- kim\n- lou\n\n/);
  expect(await morning("2026-03-12")).toEqual([]);
});

test("more time, a form opened again, and somebody who leaves the cycle reach whoever writes", async () => {
  const form = await new ReviewWorld(acme).form(cycleId, "kim", "SELF", "kim");
  const longer = extendFormInput.parse({ formId: form.id, dueOn: "2026-03-20" });
  await acme.as("hira", (context) => extendForm(context, longer));
  expect(await mailed()).toEqual(["kim: Spring: your self-review has another due date"]);
  const again = removeRevieweeInput.parse({ revieweeId: await revieweeOf("lou"), reason: "On leave" });
  await acme.as("hira", (context) => removeReviewee(context, again));
  expect(await mailed()).toEqual(["ravi: Spring: your review of lou is no longer needed"]);
});

test("a result to sign, and one that is opened again, reach the person it is about", async () => {
  await submit("kim", "ravi");
  expect(await morning("2026-03-25")).toEqual(["kim: Spring: your result is ready for you to read and sign"]);
  const again = reopenResultInput.parse({ revieweeId: await revieweeOf("kim"), reason: "A mistake" });
  await acme.as("hira", (context) => reopenResult(context, again));
  expect(await mailed()).toEqual(["kim: Spring: your result was opened again to be changed"]);
});
