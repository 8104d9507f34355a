import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FollowedWorld } from "#app/modules/goals/testing/followed-world.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { World } from "#tests/support/world.ts";
import { OAuthSource, SourceServer, type Answer } from "#sdk/testing/index.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { followMeasure, followMeasureInput } from "./use-cases/follow-measure.ts";
import { replayRun } from "./use-cases/replay-run.ts";
import { searchConnections } from "./queries/search-connections.ts";
import { doTasks } from "#tests/support/do-tasks.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";

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

describe("figures of a CRM", () => {
  const deal = (Id: string, Amount: number, CurrencyIsoCode: string, more: object = {}) => ({
    Id,
    Amount,
    CurrencyIsoCode,
    CloseDate: "2026-11-10",
    CreatedDate: "2026-08-01T00:00:00.000+0000",
    StageName: "Closed Won",
    IsClosed: true,
    IsWon: true,
    OwnerId: "005A",
    SystemModstamp: "2026-11-10T00:00:00.000+0000",
    ...more,
  });
  let deals = [
    deal("006A", 12_500.5, "EUR"),
    deal("006B", 7_499.25, "EUR", { OwnerId: "005B" }),
    deal("006C", 900_000, "JPY"),
    deal("006D", 1_234.567, "KWD", { CloseDate: "2026-10-02" }),
    deal("006E", 40_000, "EUR", { IsClosed: false, IsWon: false, StageName: "Negotiation" }),
  ];
  const users = ["005A", "005B"].map((Id) => ({
    Id,
    Email: `${Id}@crm.example`,
    Name: `Owner ${Id}`,
    IsActive: true,
    SystemModstamp: "2026-01-01T00:00:00.000+0000",
  }));
  const source = new OAuthSource({ clientId: "client", clientSecret: "word" }, "/services/oauth2/token");
  const answer: Answer = source.before((request) => {
    if (!source.admits(request)) return { status: 401, body: {} };
    if (request.path.endsWith("/userinfo")) return { body: { preferred_username: "ops@crm.example" } };
    return { body: { records: request.query.get("q")!.includes("FROM User") ? users : deals } };
  });

  test("become values in the smallest unit of the metric's currency, and its key result moves with every run", async () => {
    await using server = await SourceServer.start(answer);
    const metrics = new FollowedWorld(acme.company);
    const money = (name: string, currency: string) =>
      metrics.metric(name, { measureType: "CURRENCY", currency }, "pam");
    const euros = await money("Bookings", "EUR");
    const { keyResultId } = await metrics.tracked("Sell more", euros, { start: 0, target: 4_000_000 });
    const ids = {
      yen: await money("Yen", "JPY"),
      dinars: await money("Dinars", "KWD"),
      one: await money("A's", "EUR"),
    };
    const id = await acme.connect("salesforce", {
      setting: { address: server.address, currencies: "on" },
      user: "client",
      secret: "word",
      checked: false,
    });
    const setting = { address: server.address, currencies: "true" };
    await acme.setUp(id, { name: "salesforce", setting, auth: "1", user: "client", secret: "word" });
    await acme.check(id);
    const follow = (metricId: string, more: object = {}) =>
      acme.as((context) =>
        followMeasure(
          context,
          followMeasureInput.parse({ installationId: id, metricId, measure: "VALUE", key: "bookings", ...more }),
        ),
      );
    await follow(euros);
    await follow(ids.yen);
    await follow(ids.dinars);
    await follow(ids.one, { owner: "005A" });
    const tried = await acme.run(id, "TRIAL");
    expect(tried.runs[0]!.outcome).toMatchObject({ METRICS: 4 });
    expect(tried.figures).toMatchObject({ keys: ["bookings", "pipeline"], stages: ["Closed Won", "Negotiation"] });
    expect(tried.measures.every(({ value }) => value === null)).toBe(true);
    const on = await acme.activate(id);
    expect(Object.fromEntries(on.measures.map(({ metric, value, currency }) => [metric, [value, currency]]))).toEqual({
      Bookings: [1_999_975, "EUR"],
      Yen: [900_000, "JPY"],
      Dinars: [1_234_567, "KWD"],
      "A's": [1_250_050, "EUR"],
    });
    const actual = async () => {
      const [goal] = await acme.company.asProduct((context) =>
        context.rows<{ actual: number }>(
          sql`select actual_value::float8 as actual from {goal} where id = ${keyResultId}`,
        ),
      );
      return goal!.actual;
    };
    expect(await actual()).toBe(1_999_975);
    deals = [...deals, deal("006F", 20_000.25, "EUR")];
    await acme.run(id);
    expect(await actual()).toBe(4_000_000);
    await metrics.expectEveryNumberRight();
  });
});

describe("a run", () => {
  const key = "key-of-redmine";
  const issue = (id: number, at: string) => ({
    id,
    subject: `Issue ${id}`,
    project: { id: 1 },
    status: { name: "New", is_closed: false },
    updated_on: `2026-03-0${at}T00:00:00Z`,
  });
  const issues = [issue(1, "1"), issue(2, "2")];
  const answer: Answer = ({ path, query, headers }) => {
    if (headers["x-redmine-api-key"] !== key) return { status: 401, body: {} };
    if (path === "/users/current.json") return { body: { user: { login: "cairn" } } };
    const since = query.get("updated_on")?.slice(2) ?? "";
    const found = path === "/issues.json" ? issues.filter((row) => row.updated_on >= since) : [];
    const name = path === "/issues.json" ? "issues" : "projects";
    return {
      body: { [name]: Number(query.get("offset") ?? 0) > 0 ? [] : found, total_count: found.length, offset: 0 },
    };
  };

  test("is made again from where it began, which is written down; not by others, nor while one goes on", async () => {
    await using server = await SourceServer.start(answer);
    const id = await acme.connect("redmine", { setting: { address: server.address }, secret: key });
    const first = await acme.activate(id);
    issues.push(issue(3, "5"));
    const second = await acme.run(id);
    expect(second.runs[0]).toMatchObject({ readRows: 1, mayReplay: true });
    expect(second.streams.find(({ name }) => name === "issue")?.cursor).toMatchObject({
      since: "2026-03-05T00:00:00Z",
    });
    const replay = (runId: string, by = acme, name = "pam") =>
      by.company.as(name, (context) => replayRun(context, { installationId: id, runId }));
    expect(await refusal(replay(first.runs[0]!.id, globex))).toBe("platform.not-found");
    expect(await refusal(replay(first.runs[0]!.id, acme, "ravi"))).toBe("platform.not-found");
    expect(await refusal(replay(id))).toBe("platform.not-found");
    acme.later();
    await replay(second.runs[0]!.id);
    expect(await refusal(replay(second.runs[0]!.id))).toBe("integrations.run-busy");
    await doTasks(acme.company);
    expect((await acme.page(id)).runs[0]).toMatchObject({ reason: "REPLAY", state: "DONE", readRows: 1 });
    acme.later();
    await replay(first.runs[0]!.id);
    await doTasks(acme.company);
    expect((await acme.page(id)).runs[0]).toMatchObject({ reason: "REPLAY", readRows: 3 });
    const written = await acme.company.asProduct((context) =>
      context.rows<{ action: string }>(
        sql`select action from {audit_entry} where subject_id = ${id} and action = 'integrations.replay-run'`,
      ),
    );
    expect(written).toHaveLength(2);
  });

  test("and its connection are found by who looks after them, with how they stand", async () => {
    const find = (by: IntegrationWorld, name: string, text: string) =>
      by.company.as(name, async (context) =>
        (await searchConnections(context, exactly(text), 6)).map((hit) => hit.title),
      );
    expect(await find(acme, "pam", "redm")).toEqual(["redmine", "Connect Redmine"]);
    expect(await find(globex, "pam", "redm")).toEqual(["Connect Redmine"]);
    expect(await find(acme, "ravi", "redm")).toEqual([]);
  });
});
