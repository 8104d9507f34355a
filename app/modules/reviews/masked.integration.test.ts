import { afterAll, beforeAll, expect, test } from "vitest";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { completionFilters, completionOf } from "./queries/completion.ts";
import { formPage } from "./queries/form-page.ts";
import { myReviews } from "./queries/my-reviews.ts";
import { nominationDialog } from "./queries/nomination-dialog.ts";
import { resultPage } from "./queries/result-page.ts";
import { ReviewWorld } from "./testing/review-world.ts";
import { remindReviewers } from "./use-cases/run-forms.ts";
import { sql } from "#tenancy/sql.ts";

const teams = Array.from({ length: 24 }, (_, at) => `lead${at}`);
const size = 4;
const people = (lead: string) => Array.from({ length: size }, (_, at) => `${lead}-${at}`);

let world: World;
let acme: Company;
let cycleId: string;
/** All that could tell who wrote: each person's form with its id, who they are, and when it was made. */
type Truth = { revieweeId: string; formId: string; reviewerId: string; place: number };
let truth: Truth[];

/** Everybody who leads a team is reviewed by it and by as many peers; each says by their words who they are. */
beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("boss");
  for (const lead of teams) acme.employee(lead).reportsTo("boss");
  for (const lead of teams) acme.team(lead, ...people(lead));
  await acme.build();
  const reviews = await new ReviewWorld(acme).open();
  cycleId = await reviews.cycle(teams, {
    reviewers: { providers: ["SELF", "PEER", "UPWARD", "MANAGER"], peersNamedToManager: false, fewestUpward: 2 },
  });
  await acme.asProduct(async (context) => {
    // Peers accept one after another, each a moment later.
    const reviewees = await context.rows<{ id: string; employeeId: string }>(
      sql`select id, employee_id as "employeeId" from {review_reviewee} where cycle_id = ${cycleId}`,
    );
    const peers = reviewees.flatMap(({ id, employeeId }) => {
      const lead = teams.findIndex((name) => acme.id(name) === employeeId);
      return people(teams[(lead + 1) % teams.length]!).map((name, at) => ({
        id,
        reviewer: acme.id(name),
        place: at + 1,
      }));
    });
    await insertRows(
      context,
      "review_form",
      "id uuid, reviewee_id uuid, provider text, reviewer_id uuid, status text, opens_on date, due_on date, forced boolean, " +
        "place int, created_at timestamptz",
      peers.map(({ id, reviewer, place }) => ({
        ...{
          id: context.newId(),
          reviewee_id: id,
          provider: "PEER",
          reviewer_id: reviewer,
          status: "SUBMITTED",
          place,
        },
        ...{ opens_on: "2026-11-16", due_on: `2026-12-0${place}`, forced: false, created_at: context.clock.now() },
      })),
    );
    await context.rows(
      sql`update {review_form} set status = 'SUBMITTED', submitted_at = now() where provider = 'UPWARD'`,
    );
    await context.rows(
      sql`with f as materialized (select id, reviewer_id from {review_form} where provider in ('PEER', 'UPWARD'))
        insert into {review_answer} (id, form_id, field, value, updated_at)
          select gen_random_uuid(), f.id, 'q:words', f.reviewer_id::text, now() from f`,
    );
    await context.rows(sql`update {review_reviewee} set shared_at = now()`);
    truth = await context.rows<Truth>(
      sql`select reviewee_id as "revieweeId", id as "formId", reviewer_id as "reviewerId", place from {review_form}
        where provider in ('PEER', 'UPWARD')`,
    );
  });
});
afterAll(() => world.close());

/** One thing that is shown without a name, with all by which an attacker could guess, and who is behind it. */
type Seen = { group: string; shown: string; reviewerId: string };

const by: readonly ((one: Truth) => string)[] = [
  ({ formId }) => formId,
  ({ reviewerId }) => reviewerId,
  ({ place }) => String(place),
];

/**
 * How often somebody who knows the ids of all forms and people, and in which order they were nominated, names the writer by
 * where they stand in what is shown: a quarter of the time is chance.
 */
function guessed(seen: readonly Seen[]): number {
  const shares = by.map((known) => {
    const hits = [...Map.groupBy(seen, ({ group }) => group).values()].flatMap((group) => {
      const expected = truth
        .filter(({ reviewerId, revieweeId }) =>
          group.some((one) => one.reviewerId === reviewerId && one.group.startsWith(revieweeId)),
        )
        .sort((a, b) => known(a).localeCompare(known(b)));
      const shown = [...group].sort((a, b) => a.shown.localeCompare(b.shown));
      return shown.map(({ reviewerId }, at) => Number(expected[at]?.reviewerId === reviewerId));
    });
    return hits.reduce((sum, hit) => sum + hit, 0) / hits.length;
  });
  return Math.max(...shares);
}

/** Chance and more than five times its deviation: a leak is right nearly always. */
const chance = 0.5;

const revieweeOf = (lead: string) =>
  acme.as(lead, (context) => resultPage(context, { reviewId: cycleId, employeeId: acme.id(lead) }));

/** What leads read of their own results: by the order of answers, by the labels, and by the ids. */
async function seenInResults(): Promise<Record<"order" | "label" | "id", Seen[]>> {
  const seen: Record<"order" | "label" | "id", Seen[]> = { order: [], label: [], id: [] };
  for (const lead of teams) {
    const page = await revieweeOf(lead);
    const { answers } = page.questions.find(({ answers: [first] }) => first?.text)!;
    for (const [at, { formId, text }] of answers.entries()) {
      const form = page.forms.find(({ id }) => id === formId)!;
      const one = { group: `${page.revieweeId} ${form.provider}`, reviewerId: text };
      seen.order.push({ ...one, shown: String(at).padStart(3, "0") });
      seen.label.push({ ...one, shown: String(form.place).padStart(3, "0") });
      seen.id.push({ ...one, shown: formId });
    }
  }
  return seen;
}

test("who is not named in a result cannot be told by order, label or id better than by chance", async () => {
  const seen = await seenInResults();
  expect(seen.order).toHaveLength(teams.length * size * 2);
  for (const way of Object.values(seen)) expect(guessed(way)).toBeLessThan(chance);
});

test("one leak of any kind is found", async () => {
  const { order } = await seenInResults();
  for (const known of by) {
    const planted = order.map((one) => ({
      ...one,
      shown: known(
        truth.find(({ reviewerId, revieweeId }) => reviewerId === one.reviewerId && one.group.startsWith(revieweeId))!,
      ),
    }));
    expect(guessed(planted)).toBe(1);
  }
});

test("each reader has an order of their own, which stays, and in it nothing leads to a form", async () => {
  const lead = teams[0]!;
  const orderOf = ({ questions }: Awaited<ReturnType<typeof revieweeOf>>) =>
    questions.flatMap(({ answers }) => answers.map(({ text }) => text)).join();
  const first = await revieweeOf(lead);
  expect(orderOf(await revieweeOf(lead))).toBe(orderOf(first));
  const asked = { reviewId: cycleId, employeeId: acme.id(lead) };
  const preview = await acme.as("boss", (context) => resultPage(context, { ...asked, as: "REVIEWEE" }));
  expect(orderOf(preview)).toBe(orderOf(first));
  const text = JSON.stringify(first).replaceAll(/"text":"[\da-f-]{36}"/g, "");
  for (const { formId, reviewerId } of truth) {
    expect(text).not.toContain(formId);
    expect(text).not.toContain(reviewerId);
  }
});

test("nor can they be told by the lists of who is reviewed or leads them, or beside a form", async () => {
  const lead = teams[0]!;
  const wide = { limit: 500, offset: 0 };
  const all = await acme.as("boss", (context) =>
    completionOf(context, "all-reports", completionFilters.parse({ provider: "PEER" }), wide),
  );
  const beside = await acme.as("boss", (context) =>
    formPage(context, { reviewId: cycleId, employeeId: acme.id(lead), provider: "MANAGER" }),
  );
  const own = await acme.as(lead, (context) => myReviews(context, { activeTableId: "PENDING_ON_OTHERS" }));
  const forms = new Set(truth.map(({ formId }) => formId));
  for (const told of [all, beside, own]) {
    const ids: readonly string[] = JSON.stringify(told).match(/[\da-f]{8}-[\da-f-]{27}/g) ?? [];
    expect(ids.filter((id) => forms.has(id))).toEqual([]);
  }
  expect(beside.said.filter(({ name }) => name !== null)).toEqual([]);
  // A day of one's own would tell who accepted when.
  expect(all.rows).toHaveLength(teams.length * size);
  for (const group of Map.groupBy(all.rows, ({ employee }) => employee.id).values())
    expect(group.map(({ place, dueOn }) => [place, dueOn])).toEqual([1, 2, 3, 4].map((place) => [place, "2026-12-04"]));
});

test("what is called otherwise in a list is reminded all the same", async () => {
  await acme.asProduct((context) =>
    context.rows(sql`update {review_form} set status = 'NOT_STARTED' where provider = 'PEER' and place = 1`),
  );
  const open = completionFilters.parse({ provider: "PEER", status: "NOT_STARTED" });
  const { rows } = await acme.as("boss", (context) => completionOf(context, "direct-reports", open));
  const formIds = [rows[0]!.id];
  expect(await acme.as("boss", (context) => remindReviewers(context, { formIds }))).toEqual({ reminded: 1 });
});

test("who watches the lists while upward feedback comes in learns nothing from one answer to the next until enough have come", async () => {
  const lead = acme.id(teams[0]!);
  const forms = await acme.asProduct((context) =>
    context.rows<{ id: string }>(
      sql`select f.id from {review_form} f join {review_reviewee} r on r.id = f.reviewee_id
        where r.employee_id = ${lead} and f.provider = 'UPWARD' order by f.id`,
    ),
  );
  const stand = (which: readonly { id: string }[], status: string) =>
    acme.asProduct((context) =>
      context.rows(
        sql`update {review_form} set status = ${status}, due_on = '2027-01-01' where id = any(${which.map(({ id }) => id)}::uuid[])`,
      ),
    );
  const seen = () =>
    acme.as("boss", (context) =>
      completionOf(context, "direct-reports", completionFilters.parse({ provider: "UPWARD" }), {
        limit: 500,
        offset: 0,
      }),
    );
  await stand(forms, "NOT_STARTED");
  const before = await seen();
  await stand(forms.slice(0, 1), "IN_PROGRESS");
  expect(await seen()).toEqual(before);
  await stand(forms.slice(0, 1), "SUBMITTED");
  expect(await seen()).toEqual(before);
  expect(before.stages.find(({ provider }) => provider === "UPWARD")).toMatchObject({ submitted: null, started: null });
  await stand(forms.slice(0, 2), "SUBMITTED");
  const enough = await seen();
  expect(enough.rows.filter(({ status }) => status === null)).toEqual([]);
  expect(enough.stages.find(({ provider }) => provider === "UPWARD")!.submitted).toBe(teams.length * size - 2);
});

test("who nominated peers is not told which of them has submitted, where peers are not named to them", async () => {
  const reviewee = truth[0]!.revieweeId;
  const row = { reviewee_id: reviewee, nominated_by: acme.id("boss"), created_at: world.clock.now() };
  const statuses = ["ACCEPTED", "SUBMITTED"];
  const employeeId = await acme.asProduct(async (context) => {
    await insertRows(
      context,
      "review_nomination",
      "id uuid, reviewee_id uuid, nominee_id uuid, nominated_by uuid, status text, created_at timestamptz",
      statuses.map((status, at) => ({ ...row, id: context.newId(), nominee_id: acme.id(`lead9-${at}`), status })),
    );
    const [found] = await context.rows<{ id: string }>(
      sql`select employee_id as id from {review_reviewee} where id = ${reviewee}`,
    );
    return found!.id;
  });
  const lead = teams.find((name) => acme.id(name) === employeeId)!;
  for (const who of ["boss", lead]) {
    const dialog = await acme.as(who, (context) => nominationDialog(context, { cycleId, employeeId }));
    expect(dialog.nominations.map(({ status, mayWithdraw }) => [status, mayWithdraw])).toEqual([
      ["ACCEPTED", false],
      ["ACCEPTED", false],
    ]);
  }
});
