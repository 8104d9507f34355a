import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { myReviews } from "./queries/my-reviews.ts";
import { nominationDialog } from "./queries/nomination-dialog.ts";
import { waitingPeers } from "./queries/waiting-peers.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { approveNominations, refuseNomination } from "./use-cases/approve-nominations.ts";
import { acceptNomination, nominate, withdrawNomination } from "./use-cases/nominate.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;
let cycleId: string;

/** hira runs reviews; ravi leads asha, kim, lou, mia and noor; sam leads ravi and is asha's dotted-line manager. */
beforeAll(async () => {
  world = await createWorld({ now: "2026-03-02T09:00:00Z" });
  acme = await (
    await world.company()
  )
    .employee("hira")
    .admin("REVIEW_ADMIN")
    .employee("sam")
    .employee("ravi")
    .reportsTo("sam")
    .team("ravi", "asha", "kim", "lou", "mia", "noor")
    .build();
  reviews = await new ReviewWorld(acme).open();
});
afterAll(() => world.close());

const approved = { managerApprovesPeers: true, minPeers: 2, maxPeers: 3 };

let turn = 0;
beforeEach(async () => {
  turn += 1;
  cycleId = await begin(approved);
  await mailed();
});

const begin = (settings: object) =>
  reviews.cycle(["asha"], { reviewers: { providers: ["SELF", "PEER", "MANAGER"], ...settings } }, `Spring ${turn}`);

/** What went by mail since the last look: to whom, and its subject behind the name of the cycle. */
async function mailed(): Promise<string[]> {
  const sent: MailMessage[] = [];
  const mailer = { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) };
  await relayOutbox({ ...world.application, mailer }, acme.tenant);
  return sent.map(({ to, subject }) => `${to.split("@")[0]}: ${subject.split(": ").at(-1)}`).sort();
}

const about = () => ({ cycleId, employeeId: acme.id("asha") });
const propose = (by: string, ...names: string[]) =>
  acme.as(by, (context) => nominate(context, { ...about(), nomineeIds: names.map((name) => acme.id(name)) }));
const dialogOf = (name: string) => acme.as(name, (context) => nominationDialog(context, about()));
const approve = (by: string, ...nominationIds: string[]) =>
  acme.as(by, (context) => approveNominations(context, { nominationIds }));

async function nominations(): Promise<Record<string, { id: string; status: string }>> {
  const { nominations: found } = await dialogOf("hira");
  return Object.fromEntries(found.map(({ id, person, status }) => [person.name, { id, status }]));
}
const statuses = async () =>
  Object.fromEntries(Object.entries(await nominations()).map(([name, { status }]) => [name, status]));
const waitsFor = (name: string) =>
  acme.as(name, async (context) => {
    const { rows } = await myReviews(context, { activeTableId: "PENDING_ON_ME" });
    return rows.filter((row) => row.cycleId === cycleId && row.provider === "PEER").map(({ kind }) => kind);
  });

test("peers wait for the manager, who approves all by one press; only then are they asked", async () => {
  await propose("asha", "kim", "lou");
  expect(await statuses()).toEqual({ kim: "PROPOSED", lou: "PROPOSED" });
  expect(await mailed()).toEqual(["ravi: 2 peers for asha wait for your approval"]);
  expect(await waitsFor("ravi")).toEqual(["APPROVE"]);
  expect(await waitsFor("kim")).toEqual([]);
  const { kim, lou } = await nominations();
  await expect(acme.as("kim", (context) => acceptNomination(context, { nominationId: kim!.id }))).rejects.toThrow();
  expect(await approve("ravi", kim!.id, lou!.id)).toEqual({ approved: 2 });
  expect(await statuses()).toEqual({ kim: "NOMINATED", lou: "NOMINATED" });
  expect(await mailed()).toEqual([
    "kim: you were nominated as a peer for asha",
    "lou: you were nominated as a peer for asha",
  ]);
  expect(await waitsFor("ravi")).toEqual([]);
  expect(await waitsFor("kim")).toEqual(["NOMINATION"]);
  expect(await approve("ravi", kim!.id, lou!.id)).toEqual({ approved: 0 });
});

test("who is not approved is never asked; whoever nominated reads why, owes another, and may be given one", async () => {
  await propose("asha", "kim", "lou");
  const { kim, lou } = await nominations();
  const refuse = (nominationId: string, insteadId?: string) =>
    acme.as("ravi", (context) =>
      refuseNomination(context, { nominationId, reason: "You hardly met", ...(insteadId && { insteadId }) }),
    );
  await mailed();
  await refuse(kim!.id);
  expect(await mailed()).toEqual(["asha: a peer for asha was not approved"]);
  expect((await dialogOf("asha")).nominations.find(({ id }) => id === kim!.id)).toMatchObject({
    ...{ status: "REFUSED", reason: "You hardly met", mayWithdraw: false, mayApprove: false },
  });
  expect(await waitsFor("asha")).toEqual(["NOMINATE"]);
  await refuse(lou!.id, acme.id("mia"));
  expect(await statuses()).toEqual({ kim: "REFUSED", lou: "REFUSED", mia: "NOMINATED" });
  await approve("ravi", kim!.id);
  expect(await statuses()).toMatchObject({ kim: "NOMINATED" });
});

test("who leads several sees all who wait at once, and nobody through their eyes", async () => {
  cycleId = await reviews.cycle(["asha", "kim"], { reviewers: { providers: ["PEER"], ...approved } }, "Both");
  await propose("asha", "lou", "mia");
  await acme.as("kim", (context) =>
    nominate(context, { cycleId, employeeId: acme.id("kim"), nomineeIds: [acme.id("noor")] }),
  );
  const named = (found: Awaited<ReturnType<typeof waitingPeers>>) =>
    found
      .filter((one) => one.cycleId === cycleId)
      .map(({ employee, nominations: of }) => [employee.name, ...of.map(({ person }) => person.name).sort()]);
  expect(named(await acme.as("ravi", waitingPeers))).toEqual([
    ["asha", "lou", "mia"],
    ["kim", "noor"],
  ]);
  expect(named(await acme.as("sam", waitingPeers))).toEqual([]);
  expect(named(await acme.as("ravi", waitingPeers, { viewedBy: "hira" }))).toEqual([]);
});

test("nobody approves their own peers, nor a manager of others; who leads or runs needs no approval", async () => {
  await propose("asha", "kim");
  const { kim } = await nominations();
  for (const name of ["asha", "kim", "sam"]) await expect(approve(name, kim!.id)).rejects.toThrow();
  await propose("ravi", "lou");
  await propose("hira", "noor");
  expect(await statuses()).toEqual({ kim: "PROPOSED", lou: "NOMINATED", noor: "NOMINATED" });
});

test("what is taken back before it was approved is told to nobody", async () => {
  await propose("asha", "kim");
  await mailed();
  const { kim } = await nominations();
  await acme.as("asha", (context) => withdrawNomination(context, { nominationId: kim!.id }));
  expect(await mailed()).toEqual([]);
});

test("where nominations are accepted by themselves, an approved peer has a form at once", async () => {
  cycleId = await begin({ ...approved, autoAcceptPeers: true });
  await propose("asha", "kim");
  expect(await waitsFor("kim")).toEqual([]);
  await approve("ravi", (await nominations())["kim"]!.id);
  expect(await statuses()).toEqual({ kim: "ACCEPTED" });
  expect(await waitsFor("kim")).toEqual(["FORM"]);
});

test("a dotted-line manager is accepted at once where the cycle says so", async () => {
  await acme.asProduct((context) =>
    context.rows(
      sql`insert into {assignment} (id, employee_id, kind, manager_id, valid, recorded_at)
        values (${context.newId()}, ${acme.id("asha")}, 'DOTTED_LINE', ${acme.id("sam")}, '[2026-01-01,)', now())`,
    ),
  );
  cycleId = await begin({ ...approved, autoAcceptDlm: true });
  await propose("asha", "sam", "kim");
  expect(await statuses()).toEqual({ sam: "ACCEPTED", kim: "PROPOSED" });
});
