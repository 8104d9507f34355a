import { afterAll, beforeAll, expect, test } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { peerSettles } from "./peer-notices.ts";
import { nominationDialog } from "./queries/nomination-dialog.ts";
import { reviewPlaces } from "./review-places.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { approveNominations } from "./use-cases/approve-nominations.ts";
import { acceptNomination, nominate } from "./use-cases/nominate.ts";
import { tendCycles } from "./use-cases/tend-cycles.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;

/** hira runs reviews; ravi leads asha, kim, lou and mia. */
beforeAll(async () => {
  world = await createWorld({ now: "2026-03-02T09:00:00Z" });
  acme = await (
    await world.company()
  )
    .employee("hira")
    .admin("REVIEW_ADMIN")
    .employee("ravi")
    .team("ravi", "asha", "kim", "lou", "mia")
    .build();
  reviews = await new ReviewWorld(acme).open();
});
afterAll(() => world.close());

const begin = (name: string, lastDay: string, reviewers: object = {}) =>
  reviews.cycle(
    ["asha"],
    {
      reviewers: { providers: ["PEER", "MANAGER"], managerApprovesPeers: true, minPeers: 2, maxPeers: 3, ...reviewers },
      timelines: { NOMINATION: { startsOn: lastDay && "2026-03-02", endsOn: lastDay } },
      reminders: { atLaunch: false, daysBefore: [2] },
    },
    name,
  );

/** Mails of reminders that a morning brings: to whom, and the subject behind the name of the cycle. */
async function morning(day: string): Promise<string[]> {
  world.clock.set(`${day}T09:00:00Z`);
  await mailed();
  await acme.asProduct(tendCycles);
  return (await mailed()).filter((line) => /peer/.test(line));
}

async function mailed(): Promise<string[]> {
  const sent: MailMessage[] = [];
  const mailer = { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) };
  await relayOutbox({ ...world.application, mailer }, acme.tenant);
  return sent.map(({ to, subject }) => `${to.split("@")[0]}: ${subject.split(": ").slice(1).join(": ")}`).sort();
}

const about = (cycleId: string) => ({ cycleId, employeeId: acme.id("asha") });
const propose = (cycleId: string, ...names: string[]) =>
  acme.as("asha", (context) =>
    nominate(context, { ...about(cycleId), nomineeIds: names.map((name) => acme.id(name)) }),
  );
const dialog = (cycleId: string) => acme.as("hira", (context) => nominationDialog(context, about(cycleId)));
const idOf = async (cycleId: string, name: string) =>
  (await dialog(cycleId)).nominations.find(({ person }) => person.name === name)!.id;
const approve = (...nominationIds: string[]) =>
  acme.as("ravi", (context) => approveNominations(context, { nominationIds }));
const end = (cycleId: string) =>
  acme.asProduct((context) => context.rows(sql`update {review_cycle} set state = 'CANCELLED' where id = ${cycleId}`));

test("before the last day of nominating and after it, each is reminded of what waits for them, once a day", async () => {
  const cycleId = await begin("Spring", "2026-03-10");
  await propose(cycleId, "kim");
  expect(await morning("2026-03-05")).toEqual([]);
  expect(await morning("2026-03-08")).toEqual([
    "asha: your peers are still to be nominated",
    "ravi: a peer for asha still waits for your approval",
  ]);
  expect(await morning("2026-03-08")).toEqual([]);
  await approve(await idOf(cycleId, "kim"));
  expect(await morning("2026-03-09")).toEqual([]);
  expect(await morning("2026-03-11")).toEqual([
    "asha: nominating your peers is overdue",
    "kim: you have not yet answered whether you review asha as a peer",
  ]);
  expect(await morning("2026-03-12")).toEqual([]);
  await end(cycleId);
});

test("without a last day whoever was asked is reminded three and seven days later; who has decided is not", async () => {
  world.clock.set("2026-04-01T09:00:00Z");
  const cycleId = await begin("Summer", "");
  await propose(cycleId, "kim", "lou");
  expect(await morning("2026-04-02")).toEqual([]);
  expect(await morning("2026-04-04")).toEqual(["ravi: 2 peers for asha still wait for your approval"]);
  await approve(await idOf(cycleId, "kim"), await idOf(cycleId, "lou"));
  await acme.as("lou", async (context) => acceptNomination(context, { nominationId: await idOf(cycleId, "lou") }));
  expect(await morning("2026-04-07")).toEqual(["kim: you have not yet answered whether you review asha as a peer"]);
  expect(await morning("2026-04-08")).toEqual([]);
  expect(await morning("2026-04-11")).toEqual(["kim: you have not yet answered whether you review asha as a peer"]);
  await end(cycleId);
  expect(await morning("2026-04-14")).toEqual([]);
});

test("the manager who nominates is reminded by one mail of several people; not where the cycle reminds nobody", async () => {
  world.clock.set("2026-05-04T09:00:00Z");
  const settings = {
    reviewers: { providers: ["PEER", "MANAGER"], nominatedBy: "MANAGER", minPeers: 1, maxPeers: 3 },
    timelines: { NOMINATION: { startsOn: "2026-05-04", endsOn: "2026-05-10" } },
  };
  const silent = await reviews.cycle(
    ["asha"],
    { ...settings, reminders: { atLaunch: false, daysBefore: [] } },
    "Silent",
  );
  const reminders = { atLaunch: false, daysBefore: [2] };
  const cycleId = await reviews.cycle(["asha", "kim"], { ...settings, reminders }, "Autumn");
  expect(await morning("2026-05-08")).toEqual(["ravi: peers for 2 people are still to be nominated: asha and 1 more"]);
  await end(silent);
  await end(cycleId);
});

test("once none of a person's peers waits, the manager's reminder is done", async () => {
  world.clock.set("2026-06-01T09:00:00Z");
  const cycleId = await begin("Winter", "");
  await propose(cycleId, "kim", "lou");
  const [kim, lou] = [await idOf(cycleId, "kim"), await idOf(cycleId, "lou")];
  const settledBy = async (nominationId: string) => {
    await approve(nominationId);
    return acme.asProduct((context) =>
      peerSettles["reviews.peers-approved"]!(context, {
        ...{ id: "1", name: "reviews.peers-approved", actorId: null, recordedAt: world.clock.now() },
        payload: { revieweeId: "", nominationIds: [nominationId] },
      }),
    );
  };
  expect(await settledBy(kim)).toEqual([]);
  expect(await settledBy(lou)).toEqual([
    {
      ...{ recipientId: acme.id("ravi"), kinds: ["to-approve", "approve-reminded"] },
      link: reviewPlaces.nominate(cycleId, acme.id("asha")),
    },
  ]);
});
