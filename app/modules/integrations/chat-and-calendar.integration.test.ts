import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { contextOf } from "#app/composition/application.ts";
import type { World } from "#tests/support/world.ts";
import { hasRadicale, startRadicale } from "#sdk/testing/radicale.ts";
import { SourceServer, type Answer } from "#sdk/testing/index.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { sql } from "#tenancy/sql.ts";
import { chatAnswer } from "./queries/chat-answer.ts";
import { recordLeaving, recordLeavingInput } from "#app/modules/people/use-cases/record-leaving.ts";
import { rehireEmployee, rehireEmployeeInput } from "#app/modules/people/use-cases/rehire-employee.ts";
import { OneOnOneWorld } from "#app/modules/one-on-ones/testing/one-on-one-world.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { answerChat, hearChat } from "./use-cases/hear-chat.ts";
import { makeHookKey } from "./use-cases/make-hook-key.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;
beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
});
afterAll(() => world.close());

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => refusalOf(error)?.code ?? String(error),
  );

describe("a chat", () => {
  test("answers a person as themselves, does what they press once, and hears nobody who did not sign", async () => {
    const tasks = await new InitiativeWorld(acme.company).open();
    const taskId = await tasks.task("asha", { text: "Renew the certificate" });
    const [asha] = await acme.company.asProduct((context) =>
      context.rows<{ email: string }>(
        sql`select work_email::text as email from {employee} where id = ${acme.company.id("asha")}`,
      ),
    );
    const sent: { channel: string; text: string; blocks: unknown[] }[] = [];
    const answer: Answer = ({ path, query, body }) => {
      if (path === "/api/auth.test") return { body: { ok: true, user: "cairn", team: "Acme" } };
      const email = query.get("user") === "U1" ? { email: asha!.email } : {};
      if (path === "/api/users.info") return { body: { ok: true, user: { id: query.get("user"), profile: email } } };
      sent.push(JSON.parse(body) as (typeof sent)[number]);
      return { body: { ok: true, ts: "1.2", channel: "D1" } };
    };
    await using server = await SourceServer.start(answer);
    acme.plays({ "slack.com": server.address });
    const id = await acme.connect("slack", { secret: "xoxb-of-the-test" });
    const { key } = await acme.as((context) => makeHookKey(context, { installationId: id }, world.application));
    await acme.activate(id);
    const say = async (form: Record<string, string>, signedWith = key) => {
      const body = Buffer.from(new URLSearchParams(form).toString());
      const at = String(Math.floor(world.clock.now().getTime() / 1_000));
      const signature = `v0=${createHmac("sha256", signedWith).update(`v0:${at}:${body.toString()}`).digest("hex")}`;
      const headers = { "x-slack-request-timestamp": at, "x-slack-signature": signature };
      const heard = await acme.company.asProduct((context) =>
        hearChat(context, { installationId: id, scheme: "slack" }, { headers, body }, world.application),
      );
      if (!heard?.employeeId) return heard;
      const { application } = world;
      const card = await inUnitOfWork(application.database, acme.company.tenant, {}, async (unit) => {
        const context = await contextOf(application, unit, heard.employeeId!);
        const commands = application.gatherings.chatCommands(context.actor);
        const words = () => (name: string) => name;
        return chatAnswer(context, heard.asked, commands, { words, refusal: (code) => code }, "https://cairn.test");
      });
      await acme.company.asProduct((context) => answerChat(context, heard, card, world.application));
      return heard;
    };
    expect(await refusal(say({ command: "/cairn", text: "tasks", user_id: "U1" }, "guessed"))).toBe(
      "integrations.hook-refused",
    );
    await say({ command: "/cairn", text: "tasks", user_id: "U1" });
    expect(sent.at(-1)).toMatchObject({ channel: "U1" });
    const button = `tasks:complete:${taskId}`;
    expect(JSON.stringify(sent.at(-1)!.blocks)).toContain(button);
    const pressed = (value: string, user = "U1") =>
      say({ payload: JSON.stringify({ user: { id: user }, actions: [{ value }], at: Math.random() }) });
    await pressed(button);
    const done = await acme.company.asProduct((context) =>
      context.rows<{ by: string }>(sql`select completed_by as by from {initiative} where id = ${taskId}`),
    );
    expect(done).toEqual([{ by: acme.company.id("asha") }]);
    await pressed("tasks:complete:0193a1b2-0000-7000-8000-000000000000");
    expect(sent.at(-1)!.text).toMatch(/not-found/);
    expect(await pressed(button, "U2")).toMatchObject({ employeeId: null });
    const lastDay = "2026-11-01";
    await acme.as((context) =>
      recordLeaving(context, recordLeavingInput.parse({ employeeId: acme.company.id("asha"), lastDay })),
    );
    expect(await pressed(button)).toMatchObject({ employeeId: null });
    const rehired = rehireEmployeeInput.parse({ employeeId: acme.company.id("asha"), from: "2026-11-02" });
    await acme.as((context) => rehireEmployee(context, rehired));
    expect(await pressed(button)).toMatchObject({ employeeId: acme.company.id("asha") });
    expect(globex.by).toBe("pam");
  });
});

describe.skipIf(!hasRadicale)("a calendar, on Radicale (skipped where it is not installed)", () => {
  test("has 1:1s of both, and what one of them moves or deletes there is moved or cancelled here", async () => {
    using radicale = await startRadicale();
    const ones = await new OneOnOneWorld(acme.company).open();
    const { seriesId } = await ones.schedule("ravi", "asha", { everyWeeks: 0, start: "2026-11-18T14:30" });
    const id = await acme.connect("caldav", {
      setting: { address: radicale.address, calendar: "/cairn/{email}/" },
      user: "cairn",
      secret: "word",
    });
    const sent = await acme.activate(id);
    expect(sent.runs[0]).toMatchObject({ state: "DONE" });
    const [meeting] = await meetings(seriesId);
    const [ravi] = await acme.company.asProduct((context) =>
      context.rows<{ email: string }>(
        sql`select work_email::text as email from {employee} where id = ${acme.company.id("ravi")}`,
      ),
    );
    const place = `cairn/${ravi!.email}/${encodeURIComponent(`${meeting!.id}@cairn`)}.ics`;
    const text = await radicale.stored(place);
    expect(text).toContain("T143000");
    await radicale.put(place, text.replaceAll("T143000", "T160000").replaceAll("T150000", "T163000"));
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ FOLLOWED: 1, NOT_FOLLOWED: 0 });
    expect(await meetings(seriesId)).toMatchObject([{ at: "2026-11-18 16:00", status: "NOT_STARTED" }]);
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ FOLLOWED: 0, SENT: 0 });
    await radicale.put(place, null);
    expect((await acme.run(id)).runs[0]!.outcome).toMatchObject({ FOLLOWED: 1 });
    expect(await meetings(seriesId)).toMatchObject([{ status: "CANCELLED" }]);
  });

  const meetings = (seriesId: string) =>
    acme.company.asProduct((context) =>
      context.rows<{ id: string; at: string; status: string }>(
        sql`select id, to_char(starts_at at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as at, status
            from {one_on_one_meeting} where series_id = ${seriesId}`,
      ),
    );
});
