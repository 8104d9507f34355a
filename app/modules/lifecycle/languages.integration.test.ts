import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { lifecycleMovesWith } from "./moves-with.ts";
import { lifecycleNotices } from "./notices.ts";
import { lifecycleOwed } from "./queries/lifecycle-obligations.ts";
import { myJourneys } from "./queries/my-journeys.ts";
import { templatesPage } from "./queries/templates-page.ts";
import { wordsOf } from "./queries/words.ts";
import { welcomePage } from "./queries/welcome-page.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { storeSamples } from "./use-cases/add-samples.ts";
import { signStep, signStepInput } from "./use-cases/papers.ts";
import { hireInput } from "./use-cases/journey-input.ts";
import { saveTemplate, saveTemplateInput } from "./use-cases/save-template.ts";
import { hire } from "./use-cases/start-journey.ts";
import { sendWelcome } from "./use-cases/welcome.ts";

let world: World;
let acme: LifecycleWorld;
let templateId = "";
let id = "";

const agreed = {
  ...{ key: "agree", kind: "SIGN", doer: "PERSON", offset: 0, title: "Agree", details: "I keep secrets." },
  translations: { de: { title: "Zustimmen", details: "Ich bewahre Geheimnisse." } },
};
const greeted = {
  key: "greet",
  title: "Say hello",
  doer: "MANAGER",
  offset: 1,
  translations: { es: { title: "Saluda" } },
};

/** In acme, whose steps are written in English, Asha reads German and her manager Ravi Spanish. */
beforeAll(async () => {
  world = await createWorld();
  acme = (await lifecycleOfTwoCompanies(world)).acme;
  const reads = { asha: "de", ravi: "es" };
  await acme.company.asProduct(async ({ rows }) => {
    for (const [name, language] of Object.entries(reads))
      await rows(sql`update {employee} set language = ${language} where id = ${acme.company.id(name)}`);
  });
  templateId = await acme.template("LEAVE", [agreed, greeted]);
  id = await acme.start("asha", { moment: "LEAVE", onDay: "2026-12-01", templateId });
});
afterAll(() => world.close());

const titles = (steps: readonly { title: string }[]) => steps.map(({ title }) => title);

test("each reads a step in their language, on the journey, in lists and in what is owed, or as it was written", async () => {
  expect(titles((await acme.journey("asha", id)).steps)).toEqual(["Zustimmen", "Say hello"]);
  expect((await acme.journey("asha", id)).steps[0]!.details).toBe("Ich bewahre Geheimnisse.");
  expect(titles((await acme.journey("ravi", id)).steps)).toEqual(["Agree", "Saluda"]);
  expect(titles((await acme.journey("tara", id)).steps)).toEqual(["Agree", "Say hello"]);
  const mine = (name: string) => acme.company.as(name, (context) => myJourneys(context), { readOnly: true });
  expect(titles((await mine("ravi")).steps)).toEqual(["Saluda"]);
  world.clock.set("2026-11-25T09:00:00Z");
  const owed = await acme.company.as("ravi", (context) => {
    const { row, open } = lifecycleOwed(context);
    return context.rows<{ row: { title: string } }>(sql`select ${row} as row ${open}`);
  });
  expect(titles(owed.map(({ row }) => row))).toEqual(["Saluda"]);
});

test("a message names steps in the language of who gets it", async () => {
  const notices = await acme.company.asProduct(async (context) => {
    const payload = { journeyId: id, employeeId: acme.company.id("asha"), moment: "LEAVE", onDay: "2026-12-01" };
    const tell = lifecycleNotices["lifecycle.journey-started"] as unknown as (
      ...said: unknown[]
    ) => Promise<{ recipientId: string; params: { named?: string } }[]>;
    return tell(context, { id: "1", name: "lifecycle.journey-started", payload, actorId: null });
  });
  const toManager = notices.filter(({ recipientId }) => recipientId === acme.company.id("ravi"));
  expect(toManager.map(({ params }) => params.named).join()).toContain("Saluda");
  const own = notices.find(({ recipientId }) => recipientId === acme.company.id("asha"))!;
  expect(own.params.named).toBe("Zustimmen (01.12.2026)");
});

test("a step that is handed over is called as its reader reads it", async () => {
  const step = (await acme.journey("tara", id)).steps[1]!;
  const called = (name: string) =>
    acme.company.as(name, (context) => lifecycleMovesWith.handsOver[0]!.titles(context, [step.id]));
  expect([...(await called("ravi")).values()]).toEqual(["Saluda (asha)"]);
  expect([...(await called("tara")).values()]).toEqual(["Say hello (asha)"]);
});

test("who signs signs the words that they read", async () => {
  const step = (await acme.journey("asha", id)).steps[0]!;
  const input = signStepInput.parse({ stepId: step.id, outcome: "SIGNED", typedName: "asha", digest: step.digest });
  await acme.company.as("asha", (context) => signStep(context, input));
  const [paper] = await acme.company.asProduct(({ rows }) =>
    rows<{ content: string }>(sql`select d.content from {signed_document} d where d.record_id = ${step.id}`),
  );
  expect(JSON.parse(paper!.content)).toMatchObject({ language: "de", title: "Zustimmen" });
  expect((await acme.journey("asha", id)).steps[0]!.state).toBe("DONE");
});

test("a joiner's page speaks as its reader does", async () => {
  const joining = hireInput.parse({
    ...{ firstName: "Nia", workEmail: "nia@acme.test", onDay: "2026-12-01", managerId: acme.company.id("ravi") },
    templateId: await acme.template("HIRE", [agreed]),
  });
  const { journeyId } = await acme.company.as("tara", (context) => hire(context, joining));
  const link = await acme.newLink(journeyId);
  const { database } = world.application;
  const page = async (language: "de" | "hi") =>
    titles((await welcomePage({ database, clock: world.clock, language }, link))!.steps);
  expect([await page("de"), await page("hi")]).toEqual([["Zustimmen"], ["Agree"]]);
});

test("words that are changed lose the translations that were left; what else was said stays", async () => {
  const read = () =>
    acme.company.as("tara", (context) => templatesPage(context, { template: templateId }), { readOnly: true });
  const { version } = (await read()).open!;
  const steps = [
    { ...agreed, title: "Agree to it" },
    { ...greeted, kind: "TICK" },
  ];
  const input = saveTemplateInput.parse({ templateId, version, name: "Steps", moment: "LEAVE", steps });
  await acme.company.as("tara", (context) => saveTemplate(context, input));
  const { open } = await read();
  expect(open!.steps.map(({ translations }) => translations)).toEqual([
    { de: { title: "", details: "Ich bewahre Geheimnisse." } },
    { es: { title: "Saluda", details: "" } },
  ]);
  expect(open!.language).toBe("en");
});

test("the samples speak every language", async () => {
  const stored = await acme.company.as("tara", (context) => storeSamples(context));
  const page = await acme.company.as("tara", (context) => templatesPage(context, { template: stored.get("leaving") }), {
    readOnly: true,
  });
  for (const { title, translations = {} } of page.open!.steps) {
    const said = Object.entries(translations).map(([language, words]) => [language, words.title]);
    expect(said.map(([language]) => language).toSorted()).toEqual(["ar", "de", "es", "hi"]);
    expect(new Set([title, ...said.map(([, words]) => words)]).size).toBe(5);
  }
});

test("a joiner is written to, and their page speaks, as was said when they were hired, else as the company does", async () => {
  world.clock.set("2026-11-25T09:00:00Z");
  const letterTo = async (name: string, said: object) => {
    const input = { firstName: name, workEmail: `${name}@acme.test`, personalEmail: `${name}@home.test`, ...said };
    const sent: { subject: string; text: string }[] = [];
    const scope = {
      mailer: { send: async (mail: { subject: string; text: string }) => void sent.push(mail) },
      ...{ config: { publicUrl: "https://cairn.test" }, settle: async () => undefined },
    } as unknown as Parameters<typeof sendWelcome>[2];
    const { journeyId } = await acme.company.as("tara", (context) =>
      hire(context, hireInput.parse({ ...input, onDay: "2026-12-07" })),
    );
    await acme.company.as("tara", (context) => sendWelcome(context, { journeyId }, scope));
    return sent[0]!;
  };
  const german = await letterTo("jan", { language: "de" });
  expect(german.subject).toBe(wordsOf("de")("welcome.subject", { company: "acme", date: "07.12.2026" }));
  expect(german.text).toContain("language=de");
  const plain = await letterTo("joe", { language: "" });
  expect(plain.subject).toBe(wordsOf("en")("welcome.subject", { company: "acme", date: "Dec 7, 2026" }));
});
