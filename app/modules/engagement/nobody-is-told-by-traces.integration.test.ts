import { once } from "node:events";
import type { AddressInfo } from "node:net";
import express from "express";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MountServices } from "#app/platform/http/mount.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { shuffled } from "./domain/shuffled.ts";
import { engagementPlaces } from "./engagement-places.ts";
import { answersMount } from "./http/answers.server.ts";
import { engagementNotices } from "./notices.ts";
import { SurveyWorld } from "./testing/survey-world.ts";
import { remindOfSurvey } from "./use-cases/run-survey.ts";
import { sql } from "#tenancy/sql.ts";

/** Surveys that are answered by real requests; more in the long form. */
const count = process.env["CAIRN_LONG"] === "1" ? 60 : 6;
const minute = 60_000;

let world: World;
let surveys: SurveyWorld;
const log: string[] = [];

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  surveys = await new SurveyWorld(await world.company("acme")).open();
});
afterAll(() => world.close());

/** The address that takes answers, with every line that is logged at any level kept. */
async function served(): Promise<{ url: string; end: () => void }> {
  const services = {
    database: world.application.database,
    logger: pino({ level: "trace" }, { write: (line: string) => void log.push(line) }),
    asProduct: (_, work) => surveys.company.asProduct(work),
    sendProblem: (response, { status }) => void response.status(status).end(),
  } as Partial<MountServices> as MountServices;
  const server = express().use(answersMount.at, answersMount.serve(services)).listen(0);
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end: () => void server.close() };
}

type Row = Record<string, unknown>;
/** Every row of every table, table by table. */
const dumped = () =>
  surveys.company.asProduct(async (context) => {
    const tables = await context.rows<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = current_schema()`,
    );
    const dump = new Map<string, Row[]>();
    for (const { name } of tables) {
      const rows = await context.rows<{ row: Row }>(
        sql`select to_jsonb(t) as row from ${sql.ref(name)} t order by ctid`,
      );
      dump.set(
        name,
        rows.map(({ row }) => row),
      );
    }
    return dump;
  });

/** What everybody was told of the room's events: the contents of all mails. */
const mailsOf = (dump: ReadonlyMap<string, Row[]>) =>
  surveys.company.asProduct(async (context) => {
    const mails: string[] = [];
    for (const { name, payload } of (dump.get("outbox") ?? []) as { name: string; payload: Row }[]) {
      const told = Object.entries(engagementNotices).find(([type]) => type === name)?.[1];
      if (told) mails.push(JSON.stringify(await told(context, { type: name, payload } as never)));
    }
    return mails;
  });

type Comment = { id: string; words: string };
/** What an attacker has of a survey: when who took a token, when answers came, the comments as they lie, and all traces. */
type Seen = {
  arrived: string[];
  answeredAt: string[];
  comments: Comment[];
  traces: Record<"log" | "mails" | "dump", string>;
};

/** Half-way those who have not taken part are reminded: the mails tell who had. */
async function remindedAt(surveyId: string, moment: Date): Promise<string[]> {
  world.clock.set(moment.toISOString());
  await surveys.company.as("admin", (context) => remindOfSurvey(context, { surveyId }));
  return mailsOf(await dumped());
}

async function attacked(url: string): Promise<Seen> {
  const surveyId = await surveys.launched();
  const text = (await surveys.questions(surveyId)).find(({ kind }) => kind === "text")!;
  const [arrived, start, logged] = [shuffled(surveys.everybody), world.clock.now().getTime(), log.length];
  const [answeredAt, reminded]: [string[], string[]] = [[], []];
  for (const [at, name] of arrived.entries()) {
    world.clock.set(new Date(start + at * minute).toISOString());
    const token = await surveys.token(name, surveyId);
    const answered = new Date(start + at * minute + 20_123).toISOString();
    world.clock.set(answered);
    answeredAt.push(answered.slice(0, 19));
    const body = JSON.stringify({ ...token, answers: { [text.id]: { value: name } } });
    const headers = { "content-type": "application/json" };
    const sent = await fetch(`${url}${engagementPlaces.answers("acme", surveyId)}`, { method: "POST", headers, body });
    expect(sent.status).toBe(204);
    if (at === 6) reminded.push(...(await remindedAt(surveyId, new Date(start + at * minute + 40_000))));
  }
  world.clock.set(new Date(start + 60 * minute).toISOString());
  await surveys.close(surveyId);
  await surveys.publish(surveyId);
  const dump = await dumped();
  const comments = (dump.get("survey_comment") ?? []).filter((row) => row["survey_id"] === surveyId) as Comment[];
  const rest = [...dump].filter(([name]) => name !== "survey_comment");
  return {
    ...{ arrived, answeredAt, comments },
    traces: {
      log: log.slice(logged).join("\n"),
      mails: [...reminded, ...(await mailsOf(dump))].join("\n"),
      dump: JSON.stringify(rest),
    },
  };
}

/** Comments in the order in which traces mention them; those that none mentions as they lie. */
function mentioned(comments: readonly Comment[], traces: string): Comment[] {
  const at = new Map(comments.map(({ id }) => [id, traces.indexOf(id)]));
  const placeOf = ({ id }: Comment) => (at.get(id) === -1 ? Infinity : at.get(id)!);
  return comments.toSorted((one, other) => (placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other)));
}

/** How many writers are named rightly by whoever lays an order of comments beside the order in which requests came. */
const named = ({ arrived }: Seen, order: readonly Comment[]) =>
  order.filter(({ words }, at) => words === arrived[at]).length;

test("request times, log lines, mails and a dump name writers no better than chance; a line that tells an id does", async () => {
  const { url, end } = await served();
  const seen: Seen[] = [];
  for (let round = 0; round < count; round += 1) seen.push(await attacked(url));
  expect((await fetch(`${url}/survey-answers/acme/${crypto.randomUUID()}`, { method: "POST" })).status).toBe(400);
  end();
  expect(seen.every(({ comments }) => comments.length === surveys.everybody.length)).toBe(true);
  // Fixed points of a random order: one on average, with a variance of one; five deviations over all surveys.
  const bound = count + 5 * Math.sqrt(count);
  const hits = (orderOf: (one: Seen) => Comment[]) => seen.reduce((sum, one) => sum + named(one, orderOf(one)), 0);
  expect(
    hits(({ comments }) => comments),
    "times",
  ).toBeLessThan(bound);
  for (const trace of ["log", "mails", "dump"] as const) {
    expect(
      hits(({ comments, traces }) => mentioned(comments, traces[trace])),
      trace,
    ).toBeLessThan(bound);
    const planted = ({ arrived, comments, traces }: Seen) =>
      arrived.map((name) => comments.find(({ words }) => words === name)!.id).join("\n") + traces[trace];
    expect(
      hits((one) => mentioned(one.comments, planted(one))),
      `planted in ${trace}`,
    ).toBeGreaterThan(bound);
  }
  // No trace bears the moment of an answer, which would join it to the token taken just before.
  const all = ({ traces }: Seen) => Object.values(traces).join("\n");
  const borne = (one: Seen) => one.answeredAt.filter((moment) => all(one).includes(moment));
  expect(seen.flatMap(borne)).toEqual([]);
  const [first] = seen;
  expect(borne({ ...first!, traces: { ...first!.traces, log: `at ${first!.answeredAt[3]}.123Z` } })).toHaveLength(1);
  expect(seen.at(-1)!.traces.mails.length).toBeGreaterThan(100);
}, 120_000);
