import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listOwed } from "#app/platform/contributions/owed.ts";
import { verifyFile } from "#app/platform/signatures/verify-file.ts";
import { compensationEndpoints } from "./api/compensation-endpoints.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { compensationNotices } from "./notices.ts";
import { compensationOwed } from "./queries/compensation-owed.ts";
import { myRewards } from "./queries/my-rewards.ts";
import { planningPage, planningPageInput } from "./queries/planning-page.ts";
import { launchedCycle, payPeople } from "./testing/compensation-world.ts";
import { releaseLetters } from "./use-cases/letters.ts";
import { publishCycle, startReview } from "./use-cases/move-cycle.ts";
import { passOn } from "./use-cases/pass-on.ts";
import { saveRaises } from "./use-cases/save-raises.ts";

let world: World;
let acme: Company;
const team = ["asha", "omar", "zoe"];

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  acme = await world.company();
  acme.employee("sales").employee("ravi").reportsTo("sales").employee("mei").reportsTo("sales");
  for (const name of ["asha", "omar"]) acme.employee(name).reportsTo("ravi");
  await acme.employee("zoe").employee("hr").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, team);
});

async function published(letters: "BY_MANAGER" | "ON_DAY") {
  const changes = { letters, ...(letters === "ON_DAY" && { lettersOn: "2027-01-01" }) };
  const { cycleId, line } = await launchedCycle(acme, { by: "hr", rated: [], linked: false, changes });
  for (const name of team) {
    const cell = { memberId: (await line(name)).id, raise: "2 %", reason: "", version: 1 };
    await acme.as(name === "zoe" ? "hr" : "ravi", (context) => saveRaises(context, { cycleId, cells: [cell] }));
  }
  await acme.as("hr", (context) => startReview(context, { cycleId }));
  await acme.as("sales", (context) => passOn(context, { cycleId, memberIds: [] }));
  await acme.as("hr", (context) => publishCycle(context, { cycleId }));
  return cycleId;
}

const pageOf = (name: string, viewedBy?: string) =>
  acme.as(
    name,
    (context) => planningPage(context, "all-reports", planningPageInput.parse({})),
    viewedBy ? { viewedBy } : {},
  );
const toHandOut = async (name: string) =>
  (await pageOf(name)).handOut.map(({ people }) => people.map((person) => person.name));
const release = (by: string, cycleId: string, letterIds: string[] = []) =>
  acme
    .as(by, (context) => releaseLetters(context, { cycleId, letterIds }))
    .then(
      ({ released }) => released,
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
const lettersOf = async (name: string) => (await acme.as(name, (context) => myRewards(context))).letters.length;
const owed = (name: string) =>
  acme.as(name, (context) => listOwed(context, [{ room: "compensation", owed: compensationOwed(context) }]));
const owes = async (name: string) => (await owed(name)).map(({ label, params }) => `${label} ${params["count"]}`);
const actsOf = async (name: string) => (await owed(name)).map(({ act }) => act?.label);

test("once a cycle is published, who proposed hands out the letters of their people, one by one or all", async () => {
  const cycleId = await published("BY_MANAGER");
  expect(await toHandOut("ravi")).toEqual([["asha", "omar"]]);
  expect(await owes("ravi")).toEqual(["obligations.RELEASE 2"]);
  expect(await actsOf("ravi")).toEqual(["mails.act.release"]);
  // Nobody proposes for zoe but the publisher, who therefore hands out her letter.
  expect(await toHandOut("hr")).toEqual([["zoe"]]);
  const told = await acme.as("hr", (context) =>
    compensationNotices["compensation.cycle-published"]!(context, {
      actorId: acme.id("hr"),
      payload: { cycleId },
    } as never),
  );
  expect(told.map(({ recipientId, kind }) => [recipientId, kind]).sort()).toEqual(
    ["ravi", "hr"].map((name) => [acme.id(name), "release"]).sort(),
  );
  const [letters] = (await pageOf("ravi")).handOut;
  expect(await release("ravi", cycleId, [letters!.people[0]!.letterId])).toBe(1);
  expect([await lettersOf("asha"), await lettersOf("omar")]).toEqual([1, 0]);
  expect(await toHandOut("ravi")).toEqual([["omar"]]);
  expect(await release("ravi", cycleId)).toBe(1);
  expect([await lettersOf("omar"), await lettersOf("zoe")]).toEqual([1, 0]);
  expect([await toHandOut("ravi"), await owes("ravi")]).toEqual([[], []]);
  expect(await release("hr", cycleId)).toBe(1);
  expect(await lettersOf("zoe")).toBe(1);
});

test("nobody else hands them out, and nobody before their day where letters have one", async () => {
  const cycleId = await published("BY_MANAGER");
  const [letters] = (await pageOf("ravi")).handOut;
  for (const name of ["sales", "mei", "asha"]) {
    expect(await toHandOut(name)).toEqual([]);
    expect(await release(name, cycleId, [letters!.people[0]!.letterId])).toBe("platform.not-found");
  }
  expect((await pageOf("ravi", "hr")).handOut).toEqual([]);
  const later = await published("ON_DAY");
  expect((await toHandOut("ravi")).length).toBe(1);
  expect(await release("ravi", later)).toBe("platform.not-found");
  expect(await release("ravi", cycleId)).toBe(2);
});

test("letters by the API: managers hand out theirs unread, each person lists, opens and acknowledges their own", async () => {
  const cycleId = await published("BY_MANAGER");
  const call = (name: string, method: string, path: string, input: object = {}) =>
    acme
      .as(name, (context) =>
        compensationEndpoints
          .find((one) => one.method === method && one.path === path)!
          .run(context, input, {} as never, { config: { publicUrl: "https://acme.test" } } as never),
      )
      .catch((error: unknown) => (error instanceof AppError ? error.code : String(error)));
  const mine = "/me/compensation-letters";
  const paging = { limit: 20, after: undefined };
  const waiting = await call("ravi", "GET", "/compensation-letters", paging);
  expect(waiting.items.map(({ name }: { name: string }) => name)).toEqual(["asha", "omar"]);
  expect(Object.keys(waiting.items[0])).toEqual(["id", "cycleId", "cycle", "name"]);
  const letterId = waiting.items[0].id;
  expect(await call("asha", "GET", `${mine}/:letterId/file`, { letterId })).toBe("platform.not-found");
  expect((await call("asha", "GET", mine, paging)).items).toEqual([]);
  const release = "/compensation-cycles/:cycleId/letters/release";
  expect(await call("asha", "POST", release, { cycleId, letterIds: [letterId] })).toBe("platform.not-found");
  expect(await call("ravi", "POST", release, { cycleId, letterIds: [letterId] })).toEqual({ released: 1 });
  for (const name of ["ravi", "omar", "hr"])
    for (const [method, path] of [
      ["GET", `${mine}/:letterId/file`],
      ["POST", `${mine}/:letterId/acknowledge`],
    ] as const)
      expect([name, await call(name, method, path, { letterId })]).toEqual([
        name,
        expect.stringMatching(/not-found|forbidden/),
      ]);
  expect((await call("asha", "GET", mine, paging)).items).toMatchObject([{ id: letterId, acknowledgedAt: null }]);
  const { base64 } = await call("asha", "GET", `${mine}/:letterId/file`, { letterId });
  expect(await verifyFile(new Uint8Array(Buffer.from(base64, "base64")))).toMatchObject({ state: "VALID" });
  expect(await call("asha", "POST", `${mine}/:letterId/acknowledge`, { letterId })).toEqual({ letterId });
  expect(await call("asha", "POST", `${mine}/:letterId/acknowledge`, { letterId })).toBe("compensation.acknowledged");
});
