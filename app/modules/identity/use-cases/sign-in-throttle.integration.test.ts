import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailOf, knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { requestReset } from "./request-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { signIn } from "./sign-in.ts";
import { sql } from "#tenancy/sql.ts";

const start = Date.parse("2026-11-16T09:00:00Z");
const hour = 3_600_000;
let world: World;
let door: ReturnType<typeof openDoor>;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  door = openDoor(world);
  acme = await (await world.company("acme")).employees("ravi", "asha", "omar").build();
  await door.letIn(acme, "ravi", "asha", "omar");
});
afterAll(() => world.close());

beforeEach(async () => {
  world.clock.set(new Date(start).toISOString());
  await world.application.database.control.query(sql`delete from control.sign_in_attempt`);
  await world.application.database.control.query(sql`delete from control.familiar_place`);
});

const attempt = (browser: Browser, email: string, password: string) =>
  browser
    .visit((scope) => signIn(scope, { email, password }))
    .then(
      () => "IN",
      (error: { code: string }) => error.code,
    );
const enter = (browser: Browser, name: string) => attempt(browser, emailOf(acme, name), knownPassword);
const from = (index: number) => door.browser({ address: `203.0.${Math.floor(index / 250)}.${(index % 250) + 1}` });
const guesses = async (email: string, count: number, first = 0) => {
  const answers: string[] = [];
  for (let index = first; index < first + count; index += 1)
    answers.push(await attempt(from(index), email, `guess ${index}`));
  return answers;
};
const looked = (answers: readonly string[]) =>
  answers.filter((answer) => answer === "identity.wrong-credentials").length;

describe("one account tried from everywhere", () => {
  test("of a thousand guesses from a thousand addresses twenty are looked at", async () => {
    const answers = await guesses(emailOf(acme, "asha"), 1_000);
    expect(looked(answers)).toBe(20);
    expect(new Set(answers.slice(20))).toEqual(new Set(["identity.too-many-attempts"]));
  });

  test("made at the same time they count as well", async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => attempt(from(index), emailOf(acme, "asha"), "wrong")),
    );
    expect(looked(answers)).toBe(20);
  });

  test("passes ever more slowly, and is free again after a quiet day", async () => {
    await guesses(emailOf(acme, "asha"), 20);
    let at = start;
    for (const [index, seconds] of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900].entries()) {
      at += seconds * 1_000;
      world.clock.set(new Date(at - 1).toISOString());
      expect(await attempt(from(500 + index), emailOf(acme, "asha"), "wrong")).toBe("identity.too-many-attempts");
      world.clock.set(new Date(at).toISOString());
      expect(await attempt(from(500 + index), emailOf(acme, "asha"), "wrong")).toBe("identity.wrong-credentials");
    }
    world.clock.set(new Date(start + 48 * hour).toISOString());
    expect(looked(await guesses(emailOf(acme, "asha"), 21, 700))).toBe(20);
  });

  test("leaves its owner in: where they came in before, with the browser they know, and elsewhere by a mail", async () => {
    const home = door.browser({ address: "198.51.100.1" });
    expect(await enter(home, "asha")).toBe("IN");
    await guesses(emailOf(acme, "asha"), 30);
    expect(await enter(door.browser({ address: "198.51.100.1" }), "asha")).toBe("IN");
    const carried = door.browser({ address: "198.51.100.2" });
    carried.device = home.device;
    expect(await enter(carried, "asha")).toBe("IN");
    const hotel = door.browser({ address: "198.51.100.3" });
    expect(await enter(hotel, "asha")).toBe("identity.too-many-attempts");
    await hotel.visit((scope) => requestReset(scope, { email: emailOf(acme, "asha") }));
    const token = await door.token(emailOf(acme, "asha"));
    await hotel.visit((scope) => resetPassword(scope, { token, password: `${knownPassword} neu` }));
    expect(await attempt(hotel, emailOf(acme, "asha"), `${knownPassword} neu`)).toBe("IN");
  });

  test("is not helped by the owner coming in, nor by another's browser, address or a made-up one", async () => {
    const ravi = door.browser({ address: "198.51.100.9" });
    expect(await enter(ravi, "ravi")).toBe("IN");
    await guesses(emailOf(acme, "omar"), 25);
    ravi.cookie = undefined;
    expect(await attempt(ravi, emailOf(acme, "omar"), "wrong")).toBe("identity.too-many-attempts");
    const made = from(900);
    made.device = "made-up";
    expect(await attempt(made, emailOf(acme, "omar"), "wrong")).toBe("identity.too-many-attempts");
  });

  test("is not helped by a value put into the owner's browser before they came in", async () => {
    const planted = door.browser({ address: "198.51.100.20" });
    planted.device = "planted-by-somebody-else";
    expect(await enter(planted, "omar")).toBe("IN");
    expect(planted.device).not.toBe("planted-by-somebody-else");
    const ravi = door.browser({ address: "198.51.100.21" });
    expect(await enter(ravi, "ravi")).toBe("IN");
    const shared = door.browser({ address: "198.51.100.22" });
    shared.device = ravi.device;
    expect(await enter(shared, "omar")).toBe("IN");
    await guesses(emailOf(acme, "omar"), 25);
    for (const device of ["planted-by-somebody-else", ravi.device]) {
      const thief = from(901);
      thief.device = device;
      expect(await attempt(thief, emailOf(acme, "omar"), "wrong")).toBe("identity.too-many-attempts");
    }
    const kept = door.browser({ address: "198.51.100.23" });
    kept.device = planted.device;
    expect(await enter(kept, "omar")).toBe("IN");
    expect(kept.device).toBe(planted.device);
  });

  test("with a stolen browser's token twenty a quarter of an hour pass, from however many addresses", async () => {
    const omar = door.browser({ address: "198.51.100.8" });
    expect(await enter(omar, "omar")).toBe("IN");
    const answers: string[] = [];
    for (let index = 0; index < 40; index += 1) {
      const thief = from(index);
      thief.device = omar.device;
      answers.push(await attempt(thief, emailOf(acme, "omar"), "wrong"));
    }
    expect(looked(answers)).toBe(20);
  });

  test("is forgotten where nobody came in for ninety days", async () => {
    const home = door.browser({ address: "198.51.100.1" });
    expect(await enter(home, "omar")).toBe("IN");
    world.clock.set(new Date(start + 91 * 24 * hour).toISOString());
    await guesses(emailOf(acme, "omar"), 20);
    expect(await enter(door.browser({ address: "198.51.100.1" }), "omar")).toBe("identity.too-many-attempts");
  });
});

describe("many accounts tried", () => {
  test("from one address: a hundred of two thousand are looked at, whoever they are", async () => {
    const browser = door.browser({ address: "203.0.113.10" });
    const answers: string[] = [];
    for (let index = 0; index < 2_000; index += 1)
      answers.push(
        await attempt(browser, index % 40 === 0 ? emailOf(acme, "omar") : `person${index}@acme.test`, "wrong"),
      );
    expect(looked(answers)).toBe(100);
  });

  test("known and unknown accounts are answered alike, try by try, and as slowly", async () => {
    const [known, unknown] = [emailOf(acme, "omar"), "nobody@acme.test"];
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
    const answers: Record<string, string[]> = { [known]: [], [unknown]: [] };
    for (let index = 0; index < 24; index += 1) {
      for (const email of index % 2 === 0 ? [known, unknown] : [unknown, known]) {
        const begun = performance.now();
        answers[email]!.push(await attempt(from(index), email, "wrong"));
        times[email]!.push(performance.now() - begun);
      }
    }
    expect(answers[known]).toEqual(answers[unknown]);
    const median = (email: string) => times[email]!.slice(0, 20).sort((one, other) => one - other)[10]!;
    // Without the hash an unknown account would be answered ten times as fast.
    expect(median(unknown) / median(known)).toBeGreaterThan(0.6);
    expect(median(unknown) / median(known)).toBeLessThan(1.6);
  });
});
