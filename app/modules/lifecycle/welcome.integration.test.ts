import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { openAttachment } from "#app/platform/files/attachments/attachments.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { welcomePage } from "./queries/welcome-page.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { hireInput } from "./use-cases/journey-input.ts";
import { hire } from "./use-cases/start-journey.ts";
import { closeByLink, welcomeStepInput } from "./use-cases/welcome.ts";
import { withdrawJourney } from "./use-cases/withdraw-journey.ts";

let world: World;
let acme: LifecycleWorld;
let journeyId = "";

beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
  const templateId = await acme.template("HIRE", [
    { doer: "HR", offset: -9, title: "Secret of the company" },
    { doer: "PERSON", offset: -5, kind: "QUESTION", title: "What do you need?" },
    { doer: "PERSON", offset: -2, after: ["s0"] },
    { doer: "PERSON", offset: -1, kind: "FILE", title: "A picture of your passport" },
    { doer: "PERSON", offset: 0, kind: "SIGN", title: "Confidentiality", details: "I keep secrets." },
  ]);
  const said = { firstName: "Nia", workEmail: "nia@acme.test", onDay: "2026-12-01", templateId };
  ({ journeyId } = await acme.company.as("tara", (context) => hire(context, hireInput.parse(said))));
});
afterAll(() => world.close());

const scope = () => ({
  ...{ database: world.application.database, files: world.application.files, clock: world.clock, requestId: "outside" },
  language: "en" as const,
});

const newLink = () => acme.newLink(journeyId);

const close = (link: { company: string; token: string }, stepId: string, answer = "", files: File[] = []) =>
  closeByLink(scope(), welcomeStepInput.parse({ ...link, stepId, answer, files }));

test("a joiner sees and does their own steps that nothing holds up, and none of others", async () => {
  const link = await newLink();
  const page = await welcomePage(scope(), link);
  expect(page).toMatchObject({ name: "Nia", company: "acme", onDay: "2026-12-01" });
  expect(page!.steps.map(({ title }) => title)).toEqual([
    "What do you need?",
    "A picture of your passport",
    "Confidentiality",
  ]);
  const all = (await acme.journey("tara", journeyId)).steps;
  const [secret, asked, waits] = all.map(({ id }) => id) as [string, string, string];
  for (const other of [secret, waits]) expect(await refusalOf(close(link, other))).toMatchObject({ status: 404 });
  expect(await refusalOf(close(link, asked))).toMatchObject({ code: "lifecycle.answer-needed" });
  await close(link, asked, "A quiet desk");
  await close(link, asked, "Something else");
  expect((await acme.journey("tara", journeyId)).steps[1]).toMatchObject({ state: "DONE", answer: "A quiet desk" });
});

test("a joiner hands in a file by their link, for HR alone, and signs nothing before they can sign in", async () => {
  const link = await newLink();
  const own = async () => (await acme.journey("tara", journeyId)).steps.slice(3);
  const [asked, toSign] = (await own()).map(({ id }) => id) as [string, string];
  expect(await refusalOf(close(link, asked))).toMatchObject({ code: "lifecycle.files-needed" });
  expect(await refusalOf(close(link, asked, "", [new File(["MZ\u0000"], "x.exe")]))).toMatchObject({
    code: "platform.attachment-type",
  });
  expect(await refusalOf(close(link, toSign))).toMatchObject({ code: "lifecycle.signature-needed" });
  expect((await own()).map(({ state, files }) => [state, files.length])).toEqual([
    ["OPEN", 0],
    ["OPEN", 0],
  ]);
  await close(link, asked, "", [new File(["Passport"], "passport.txt")]);
  const [handed, open] = await own();
  expect([handed!.state, handed!.files.map(({ fileName }) => fileName), open!.state]).toEqual([
    "DONE",
    ["passport.txt"],
    "OPEN",
  ]);
  const opened = (by: string) => acme.company.as(by, (context) => openAttachment(context, handed!.files[0]!.id));
  expect(new TextDecoder().decode((await opened("tara")).bytes)).toBe("Passport");
  for (const by of ["ravi", "lena"]) expect((await refusalOf(opened(by))).status).toBe(404);
});

test("a link opens nothing once a newer one was sent, it ran out, the module is off, or nobody joins", async () => {
  const [old, link] = [await newLink(), await newLink()];
  const opens = async (one: { company: string; token: string }) => (await welcomePage(scope(), one)) !== null;
  expect([await opens(old), await opens(link)]).toEqual([false, true]);
  expect(await opens({ company: "globex", token: link.token })).toBe(false);
  expect(await opens({ company: "acme", token: "guessed" })).toBe(false);
  await acme.company.switchOff("LIFECYCLE");
  expect(await opens(link)).toBe(false);
  await acme.company.switchOn("LIFECYCLE");
  world.clock.set("2026-12-20T09:00:00Z");
  expect(await opens(link)).toBe(false);
  const stepId = (await acme.journey("tara", journeyId)).steps[1]!.id;
  expect(await refusalOf(close(link, stepId, "Late"))).toMatchObject({ code: "lifecycle.link-spent" });
  world.clock.set("2026-11-16T09:00:00Z");
  const last = await newLink();
  await acme.company.as("tara", (context) => withdrawJourney(context, { journeyId }));
  expect(await opens(last)).toBe(false);
});
