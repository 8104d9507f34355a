import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { completionFilters, completionOf } from "./queries/completion.ts";
import { outsidePage } from "./queries/outside-form.ts";
import { resultPage } from "./queries/result-page.ts";
import { reviewsOfTwoCompanies, type ReviewWorld } from "./testing/review-world.ts";
import { answerOutside } from "./use-cases/answer-outside.ts";
import { inviteExternal, inviteExternalInput, sendLinkAgain, withdrawExternal } from "./use-cases/invite-external.ts";
import { shareResult } from "./use-cases/share-results.ts";
import { requestWithOutside, requestWithOutsideInput } from "#app/modules/feedback/use-cases/request-outside.ts";
import { mostLettersADay } from "#app/platform/outside-links/outside-letters.ts";
import { sql } from "#tenancy/sql.ts";
import { saveAnswersInput } from "./use-cases/save-answers.ts";
import { submitForm } from "./use-cases/submit-form.ts";

let world: World;
let acme: Company;
let reviews: ReviewWorld;
let cycleId: string;
const mails: { to: string; subject: string; text: string; html: string }[] = [];
/** When each of them leaves. */
const leaving: number[] = [];
const answers = { "q:rating": "3", "q:words": "Secret of a customer" };

beforeAll(async () => {
  world = await createWorld();
  ({ acme, reviews } = await reviewsOfTwoCompanies(world));
});
beforeEach(async () => {
  mails.length = 0;
  cycleId = await reviews.cycle(["asha", "ravi"], { sharing: { mode: "MANAGER" } }, "Cycle");
});
afterAll(() => world.close());

const letters = {
  settle: () => Promise.resolve(),
  config: { publicUrl: "https://cairn.test" },
  mailer: {
    send: async (mail: (typeof mails)[number], { outside }: { outside?: { leavesAt: Date } } = {}) => {
      mails.push(mail);
      leaving.push(outside!.leavesAt.getTime());
    },
  },
} as never;
const scope = () => ({ database: world.application.database, clock: world.clock, requestId: "outside" });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => "DONE",
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );
const invite = (who: string, asked: object = {}) =>
  acme.as(who, (context) =>
    inviteExternal(
      context,
      inviteExternalInput.parse({
        ...{ cycleId, employeeId: acme.id("asha"), name: "Cara", email: "cara@customer.test", language: "de" },
        ...asked,
      }),
      letters,
    ),
  );

function linkSent(): { company: string; token: string } {
  const url = new URL(/https:\S+/.exec(mails.at(-1)!.text)![0]);
  expect(url.searchParams.get("language")).toBe("de");
  return { company: url.searchParams.get("company")!, token: url.searchParams.get("token")! };
}

describe("somebody outside the company", () => {
  test("is asked in their language, answers once by the link, and is named to the manager but not to the person", async () => {
    await invite("asha");
    expect(mails[0]).toMatchObject({ to: "cara@customer.test", subject: expect.stringContaining("Beurteilung") });
    const link = linkSent();
    const page = await outsidePage(scope(), link);
    expect(page).toMatchObject({ name: "Cara", employee: "asha", company: "acme" });
    expect(await outsidePage(scope(), link)).not.toBeNull();
    await answerOutside(scope(), { ...link, answers });
    expect(await outsidePage(scope(), link)).toBeNull();
    expect(await refusalOf(answerOutside(scope(), { ...link, answers }))).toBe("reviews.link-spent");
    const manager = await reviews.form(cycleId, "asha", "MANAGER", "ravi");
    await acme.as("ravi", (context) =>
      submitForm(context, saveAnswersInput.parse({ formId: manager.id, answers: { "q:rating": "2" } })),
    );
    await acme.as("ravi", (context) => shareResult(context, { revieweeId: manager.revieweeId }));
    const asked = { reviewId: cycleId, employeeId: acme.id("asha") };
    const read = (who: string) => acme.as(who, (context) => resultPage(context, asked), { readOnly: true });
    const mine = JSON.stringify(await read("asha"));
    expect(mine).toContain("Secret of a customer");
    expect(mine).not.toContain("Cara");
    expect(JSON.stringify(await read("ravi"))).toContain("Cara");
    const done = await acme.as("ravi", (context) =>
      completionOf(context, "direct-reports", completionFilters.parse({ cycle: cycleId })),
    );
    expect(done.rows.find(({ provider }) => provider === "EXTERNAL")).toMatchObject({
      outside: "Cara",
      reviewer: null,
    });
  });

  test("of two at once one answers; a made up link, one of another company, a late one and one sent before open nothing", async () => {
    const { externalId } = await invite("asha");
    const first = linkSent();
    await acme.as("ravi", (context) => sendLinkAgain(context, { externalId }, letters));
    const link = linkSent();
    for (const wrong of [
      first,
      { ...link, company: "globex" },
      { ...link, token: "made-up" },
      { ...link, company: "no" },
    ]) {
      expect(await outsidePage(scope(), wrong)).toBeNull();
      expect(await refusalOf(answerOutside(scope(), { ...wrong, answers }))).toBe("reviews.link-spent");
    }
    const start = world.clock.now();
    world.clock.set(new Date(start.getTime() + 31 * 86_400_000).toISOString());
    expect(await outsidePage(scope(), link)).toBeNull();
    world.clock.set(start.toISOString());
    expect(await refusalOf(answerOutside(scope(), { ...link, answers: { "q:words": "No rating" } }))).toBe(
      "reviews.missing",
    );
    const two = await Promise.allSettled([1, 2].map(() => answerOutside(scope(), { ...link, answers })));
    expect(two.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("a withdrawn request opens nothing, and others of the company cannot ask, send or withdraw", async () => {
    const { externalId } = await invite("ravi");
    const link = linkSent();
    for (const who of ["otto", "lena"]) {
      expect(await refusalOf(invite(who, { email: "x@y.test" }))).toBe("platform.not-found");
      expect(await refusalOf(acme.as(who, (context) => sendLinkAgain(context, { externalId }, letters)))).toBe(
        "platform.not-found",
      );
      expect(await refusalOf(acme.as(who, (context) => withdrawExternal(context, { externalId })))).toBe(
        "platform.not-found",
      );
    }
    await acme.as("asha", (context) => withdrawExternal(context, { externalId }));
    expect(await refusalOf(answerOutside(scope(), { ...link, answers }))).toBe("reviews.link-spent");
  });

  test("a colleague is nominated and not sent a link, and nobody is asked twice", async () => {
    await invite("asha");
    expect(await refusalOf(invite("asha"))).toBe("reviews.already-asked");
    expect(await refusalOf(invite("asha", { email: "Otto@acme.test" }))).toBe("reviews.is-colleague");
  });

  test("what somebody outside has submitted stays: nobody takes it away by withdrawing the invitation", async () => {
    const { externalId } = await invite("asha", { email: "dana@customer.test" });
    await answerOutside(scope(), { ...linkSent(), answers });
    for (const who of ["asha", "ravi", "rae"])
      expect(await refusalOf(acme.as(who, (context) => withdrawExternal(context, { externalId })))).toBe(
        "reviews.already-submitted",
      );
    const asked = { reviewId: cycleId, employeeId: acme.id("asha") };
    const page = await acme.as("ravi", (context) => resultPage(context, asked), { readOnly: true });
    expect(JSON.stringify(page)).toContain("Secret of a customer");
  });

  test("is nobody in disguise: neither the person reviewed nor a colleague, by tag or personal address", async () => {
    await acme.asProduct((context) =>
      context.rows(
        sql`update {employee} set personal_email = display_name || '@home.test' where display_name in ('asha', 'otto')`,
      ),
    );
    for (const email of ["asha+x@acme.test", "Asha@Acme.test", "asha@home.test", "ASHA+1@home.test"])
      expect(await refusalOf(invite("asha", { email }))).toBe("reviews.own-address");
    for (const email of ["otto+x@acme.test", "otto+y@home.test"])
      expect(await refusalOf(invite("asha", { email }))).toBe("reviews.is-colleague");
    await invite("asha", { email: "eli@customer.test" });
    expect(await refusalOf(invite("asha", { email: "eli+again@customer.test" }))).toBe("reviews.already-asked");
  });

  test("gets a few letters a day, and few strangers get one from the same person or about the same person", async () => {
    world.clock.set("2026-11-18T09:00:00Z");
    const { externalId } = await invite("asha", { email: "fay@customer.test" });
    const again = () => refusalOf(acme.as("ravi", (context) => sendLinkAgain(context, { externalId }, letters)));
    for (let sent = 1; sent < mostLettersADay.address; sent += 1) expect(await again()).toBe("DONE");
    // Whatever was asked for at once leaves one after the other.
    const begun = world.clock.now().getTime();
    expect(leaving.slice(-3)).toEqual([2, 3, 4].map((place) => begun + place * 3_000));
    mails.length = 0;
    expect(await again()).toBe("platform.too-many-letters-address");
    const stranger = (at: number) => refusalOf(invite("asha", { email: `stranger${at}@customer.test` }));
    for (let at = mostLettersADay.address; at < mostLettersADay.about; at += 1) expect(await stranger(at)).toBe("DONE");
    const left = mails.length;
    expect(await stranger(99)).toBe("platform.too-many-letters-about");
    const request = {
      receiverId: acme.id("asha"),
      question: "How was it?",
      outsideName: "Gil",
      outsideEmail: "gil@x.test",
    };
    await acme.switchOn("FEEDBACK");
    const asked = (who: string) =>
      refusalOf(
        acme.as(who, (context) => requestWithOutside(context, requestWithOutsideInput.parse(request), letters)),
      );
    expect(await asked("ravi")).toBe("platform.too-many-letters-about");
    expect(mails).toHaveLength(left);
    world.clock.set("2026-11-19T09:00:01Z");
    expect(await asked("ravi")).toBe("DONE");
  });

  test("is greeted by a name, and by nothing that could be followed", async () => {
    for (const name of ["Your invoice is at https://evil.test", "Cara\nPay now", "evil.test", "a@b.test"])
      expect(() =>
        inviteExternalInput.parse({ cycleId, employeeId: cycleId, name, email: "a@b.test", language: "de" }),
      ).toThrow("platform.name-with-address");
  });
});
