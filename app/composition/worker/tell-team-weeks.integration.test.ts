import { afterAll, beforeAll, expect, test } from "vitest";
import { companyWithALine } from "#app/modules/goals/testing/company-with-a-line.ts";
import { GoalWorld } from "#app/modules/goals/testing/goal-world.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { sendNoticeMails } from "./send-notice-mails.ts";
import { tellTeamWeeks } from "./tell-team-weeks.ts";

/** Ravi leads Asha and Lena, Skip leads Ravi; all in Berlin. */
let world: World;
let acme: Company;
let sent: MailMessage[] = [];

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-14T09:00:00Z" });
  acme = await companyWithALine(world);
  await acme.switchOn("TASK");
  await new GoalWorld(acme).objective("asha", { title: "Seen by all", ownerId: acme.id("asha") });
  const tasks = await new InitiativeWorld(acme).open();
  await tasks.task("asha", { text: "Late", dueDate: "2026-11-10" });
  await tasks.task("lena", { text: "Secret and late", dueDate: "2026-11-01" });
});
afterAll(() => world.close());

const application = () => ({
  ...world.application,
  mailer: { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) },
});
async function sweepAt(now: string): Promise<string[]> {
  sent = [];
  world.clock.set(now);
  await tellTeamWeeks(application(), acme.tenant);
  await sendNoticeMails(application(), acme.tenant);
  return sent.map(({ to }) => to.split("@")[0]!).sort();
}
const notices = () =>
  acme.asProduct((context) =>
    context.rows<{ who: string; kind: string }>(
      sql`select e.display_name as who, n.kind from {notification} n join {employee} e on e.id = n.recipient_id
        where n.kind like 'people:team-week%' order by n.created_at, who`,
    ),
  );

test("on Monday at 8 by their clock a manager is told once who needs them, by mail; who leads a calm team, in the inbox", async () => {
  expect(await sweepAt("2026-11-16T06:55:00Z")).toEqual([]);
  expect(await notices()).toEqual([]);
  expect(await sweepAt("2026-11-16T07:05:00Z")).toEqual(["ravi"]);
  const [mail] = sent;
  expect(mail!.subject).toBe("Your team this week: 2 people need you");
  expect(mail!.text).toContain("asha – Initiatives: 1 overdue");
  expect(mail!.text).toContain("lena – Initiatives: 1 overdue");
  expect(mail!.text).toContain("/app/team/direct-reports/employee");
  expect(mail!.unsubscribe).toBeTruthy();
  expect(await notices()).toEqual([
    { who: "ravi", kind: "people:team-week" },
    { who: "skip", kind: "people:team-week-calm" },
  ]);
  expect(await sweepAt("2026-11-16T07:10:00Z")).toEqual([]);
  expect(await sweepAt("2026-11-19T09:00:00Z")).toEqual([]);
  expect(await notices()).toHaveLength(2);
});

test("the next week is told again, on Tuesday where nothing ran on Monday, and in the manager's language", async () => {
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set language = 'de' where id = ${acme.id("ravi")}`),
  );
  expect(await sweepAt("2026-11-24T10:00:00Z")).toEqual(["ravi"]);
  expect(sent[0]!.subject).toBe("Ihr Team diese Woche: 2 Personen brauchen Sie");
  expect(await notices()).toHaveLength(4);
});

test("whoever cannot be told holds up nobody else, and a company without such modules is left alone", async () => {
  const gatherings = {
    ...world.application.gatherings,
    signals: (context: Context, ids: readonly string[]) =>
      context.actor.employeeId === acme.id("ravi")
        ? Promise.reject(new Error("no answer"))
        : world.application.gatherings.signals(context, ids),
  };
  world.clock.set("2026-11-30T09:00:00Z");
  const before = (await notices()).length;
  await tellTeamWeeks({ ...application(), gatherings }, acme.tenant);
  expect((await notices()).slice(before).map(({ who }) => who)).toEqual(["skip"]);
  const features = (kept: string[]) =>
    acme.asProduct((context) => context.rows(sql`update {organization} set enabled_features = ${kept}::text[]`));
  await features(["FEED"]);
  expect(await sweepAt("2026-12-07T09:00:00Z")).toEqual([]);
  expect(await notices()).toHaveLength(before + 1);
  await features(["GOAL", "FEED", "TASK"]);
  expect(await sweepAt("2026-12-07T09:10:00Z")).toEqual(["ravi"]);
});
