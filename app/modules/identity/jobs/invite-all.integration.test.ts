import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { answerOf } from "#app/composition/worker/answer-of.ts";
import { contextOf } from "#app/composition/application.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createMailer } from "#app/platform/mail/create-mailer.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { runTask } from "#app/platform/tasks/run-task.ts";
import { retryTask } from "#app/platform/tasks/tend-tasks.ts";
import { emailOf, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { invitingAll } from "../queries/invited-all.ts";
import { listInvitable } from "../queries/list-invitable.ts";
import { countInvitations, listInvitations } from "../queries/list-invitations.ts";
import { inviteEmployees } from "../use-cases/invite-employees.ts";
import { withdrawInvitation } from "../use-cases/withdraw-invitation.ts";
import { withdrawingAll } from "../queries/withdrawing-all.ts";
import { withdrawAllIntent } from "./withdraw-all.task.ts";
import { inviteAllIntent } from "./invite-all.task.ts";

const start = "2026-11-16T09:00:00Z";
let world: World;
let acme: Company;
let sent: string[];
const many = Array.from({ length: 104 }, (_, number) => `p${number}`);

beforeAll(async () => {
  world = await createWorld({ now: start });
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(start);
  acme = await (
    await world.company()
  )
    .employee("boss")
    .admin("PLATFORM_ADMIN")
    .employees("asha", ...many)
    .build();
  await openDoor(world).letIn(acme, "boss", "asha");
  sent = [];
}, 120_000);

const addressOf = (name: string) => emailOf(acme, name);

type Dies = (message: MailMessage, count: number) => void;

/** As the worker does it; `dies` ends it at a mail, within the transaction that makes the link. */
function worker(dies: Dies = () => undefined) {
  const { application } = world;
  const held = createMailer({ enqueue: async () => undefined }, application.config);
  const mailer: typeof held = {
    send: async (message, options) => {
      dies(message, sent.length);
      await held.send(message, options);
      sent.push(message.to);
    },
  };
  return {
    handlers: application.gatherings.taskHandlers,
    clock: application.clock,
    beside: <Result>(work: (rows: Pick<Context, "rows" | "tenant">) => Promise<Result>) =>
      inUnitOfWork(application.database, acme.tenant, {}, work),
    installation: { ...application, mailer, answerOf: answerOf(application) },
    openAs:
      (employeeId: string) =>
      <Result>(work: (context: Context) => Promise<Result>) =>
        inUnitOfWork(application.database, acme.tenant, {}, async (unit) =>
          work(await contextOf(application, unit, employeeId)),
        ),
  };
}

const ask = (whom: "people" | "waiting", search = "") =>
  acme.as("boss", (context) => inviteAllIntent.run(context, { whom, search }));
const invitable = () =>
  acme.as("boss", (context) => listInvitable(context, world.application.database, { text: "", page: 1 }));
const pending = () => acme.as("boss", (context) => countInvitations(context, world.application.database));
const seen = () => acme.as("boss", (context) => invitingAll(context));
const retry = (taskId: string) =>
  acme.as("boss", (context) => retryTask(context, world.application.gatherings.taskKinds, taskId));

test("all without a sign-in are invited, whoever has one is not, and it is said to how many", async () => {
  expect((await invitable()).total).toBe(104);
  const { taskId } = await ask("people");
  await runTask(worker(), taskId);
  expect(sent).toHaveLength(104);
  expect(new Set(sent).size).toBe(104);
  expect(sent).not.toContain(emailOf(acme, "asha"));
  expect(await pending()).toBe(104);
  expect((await invitable()).total).toBe(0);
  expect(await seen()).toMatchObject({ state: "DONE", done: 104, total: 104, outcome: { invited: 104, counts: [] } });
  const written = await acme.asProduct((context) =>
    context.rows(sql`select from {audit_entry} where action = 'identity.invite'`),
  );
  expect(written).toHaveLength(104);
});

test("a search narrows whom it means", async () => {
  const { taskId } = await ask("people", "p10");
  await runTask(worker(), taskId);
  expect(sent.toSorted()).toEqual(["p10", "p100", "p101", "p102", "p103"].map(addressOf).toSorted());
});

test("where the worker ends in between nobody is written to twice, and who was not is when it is tried again", async () => {
  const { taskId } = await ask("people");
  const dies = (count: number) => (_: MailMessage, before: number) => {
    if (before === count) throw new Error("killed");
  };
  for (const count of [3, 60, 101]) {
    await expect(runTask(worker(dies(count)), taskId)).rejects.toThrow("killed");
    expect(await pending()).toBe(count);
    if (count === 101) await retry(taskId);
  }
  await runTask(worker(), taskId);
  expect(sent).toHaveLength(104);
  expect(new Set(sent).size).toBe(104);
  expect(await seen()).toMatchObject({ state: "DONE", outcome: { invited: 104, counts: [] } });
});

test("who cannot be invited is left out with the reason, and the others are not held up", async () => {
  await acme.asProduct(async (context) => {
    await context.rows(sql`update {employee} set work_email = 'none' where id = ${acme.id("p0")}`);
    await context.rows(sql`update {employee} set work_email = 'elsewhere@acme.test' where id = ${acme.id("asha")}`);
    await context.rows(sql`update {employee} set work_email = ${emailOf(acme, "asha")} where id = ${acme.id("p1")}`);
  });
  const { taskId } = await ask("people");
  await runTask(worker(), taskId);
  expect(sent).toHaveLength(102);
  const outcome = (await seen())!.outcome!;
  expect(outcome).toMatchObject({
    invited: 102,
    counts: [
      { why: "address-taken", count: 1 },
      { why: "no-address", count: 1 },
    ],
  });
  expect(new Map(outcome.left.map(({ name, why }) => [name, why]))).toEqual(
    new Map([
      ["p0", "no-address"],
      ["p1", "address-taken"],
    ]),
  );
});

test("everybody who waits is written to once more, with a new link, and not who joined or was taken back meanwhile", async () => {
  const first = await ask("people", "p10");
  await runTask(worker(), first.taskId);
  const before = await listed();
  sent = [];
  world.clock.set("2026-11-16T10:00:00Z");
  await acme.as("boss", (context) =>
    withdrawInvitation(
      context,
      { employeeId: acme.id("p100") },
      { database: world.application.database, settle: async () => undefined },
    ),
  );
  const again = await ask("waiting");
  await runTask(worker(), again.taskId);
  expect(sent.toSorted()).toEqual(["p10", "p101", "p102", "p103"].map(addressOf).toSorted());
  expect((await listed()).every(({ sentAt }) => sentAt > before[0]!.sentAt)).toBe(true);
});

const listed = () => acme.as("boss", (context) => listInvitations(context, world.application.database));

const register = () => ({ database: world.application.database, settle: async () => undefined });
const withdrawAll = (by = "boss") => acme.as(by, (context) => withdrawAllIntent.run(context, {}, register()));

test("every waiting invitation is withdrawn, also by a worker that ended once, and what is sent meanwhile stays", async () => {
  await runTask(worker(), (await ask("people")).taskId);
  world.clock.set("2026-11-16T10:00:00Z");
  const asked = await withdrawAll();
  if (typeof asked === "number") throw new Error("It was done at once.");
  expect(asked.background.count).toBe(104);
  world.clock.set("2026-11-16T10:00:01Z");
  await acme.as("boss", (context) =>
    inviteEmployees(
      context,
      { employeeId: [acme.id("p7")] },
      { ...world.application, ...register(), mailer: worker().installation.mailer },
    ),
  );
  const dies = { ...worker(), openAs: dyingAfter(2, worker().openAs) };
  await expect(runTask(dies, asked.background.taskId)).rejects.toThrow("killed");
  expect(await pending()).toBe(4);
  await runTask(worker(), asked.background.taskId);
  expect((await listed()).map(({ name }) => name)).toEqual(["p7"]);
  expect(await acme.as("boss", (context) => withdrawingAll(context))).toMatchObject({ state: "DONE", count: 3 });
  expect((await invitable()).total).toBe(103);
  const written = await acme.asProduct((context) =>
    context.rows(sql`select from {audit_entry} where action = 'identity.withdraw-invitation'`),
  );
  expect(written).toHaveLength(103);
});

/** A process that ends after so many transactions. */
function dyingAfter(most: number, openAs: ReturnType<typeof worker>["openAs"]): typeof openAs {
  let opened = 0;
  return (employeeId) => (work) => {
    opened += 1;
    if (opened > most) throw new Error("killed");
    return openAs(employeeId)(work);
  };
}

test("a few are withdrawn at once, and by nobody who may not", async () => {
  await runTask(worker(), (await ask("people", "p10")).taskId);
  world.clock.set("2026-11-16T10:00:00Z");
  await expect(withdrawAll("asha")).rejects.toMatchObject({ status: 404 });
  expect(await withdrawAll()).toBe(5);
  expect(await pending()).toBe(0);
});

test("who may invite nobody cannot ask for it, and who no longer may has nobody written to", async () => {
  const kind = world.application.gatherings.taskKinds.get("identity.invite-all")!;
  await expect(acme.as("asha", (context) => kind.can.check(context))).rejects.toMatchObject({ status: 403 });
  const { taskId } = await ask("people");
  await acme.asProduct((context) =>
    context.rows(sql`delete from {admin_access} where employee_id = ${acme.id("boss")}`),
  );
  await runTask(worker(), taskId);
  expect(sent).toEqual([]);
});
