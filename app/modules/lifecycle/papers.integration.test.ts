import { afterAll, beforeAll, expect, test } from "vitest";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { openAttachment } from "#app/platform/files/attachments/attachments.ts";
import { documentFile } from "#app/platform/signatures/document-file.ts";
import { verifyFile } from "#app/platform/signatures/verify-file.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import shell from "#app/shell/strings/en.json" with { type: "json" };
import { createWorld, type World } from "#tests/support/world.ts";
import { deleteSome } from "#tenancy/forget-person.ts";
import { sql } from "#tenancy/sql.ts";
import { lifecycleMovesWith } from "./moves-with.ts";
import { lifecycleForgetsPerson } from "./forgets-person.ts";
import type { JourneyStep } from "./queries/journey-page.ts";
import { lifecycleOfTwoCompanies, type LifecycleWorld } from "./testing/lifecycle-world.ts";
import { closeStep, closeStepInput, giveStep } from "./use-cases/close-step.ts";
import { handIn, handInInput, signStep, signStepInput } from "./use-cases/papers.ts";

let world: World;
let acme: LifecycleWorld;
let globex: LifecycleWorld;
let journeyId = "";
let templateId = "";
const words = roomWords("shell", { en: shell, hi: shell, es: shell, de: shell, ar: shell });

/** Acme, where Tara administers people, Asha reports to Ravi, and Lena and Otto are colleagues. */
beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex } = await lifecycleOfTwoCompanies(world));
  templateId = await acme.template("LEAVE", [
    { doer: "PERSON", offset: 0, kind: "FILE", title: "Certificate of the clinic" },
    { doer: "PERSON", offset: 1, kind: "SIGN", title: "Agreement", details: "I stay reachable.\nTwice a month." },
    { doer: "HR", offset: 2, kind: "FILE", title: "Letter" },
  ]);
  journeyId = await acme.start("asha", { moment: "LEAVE", onDay: "2026-12-01", templateId });
});
afterAll(() => world.close());

const steps = async (by: string): Promise<[JourneyStep, JourneyStep, JourneyStep]> => {
  const { steps: all } = await acme.journey(by, journeyId);
  return [all[0]!, all[1]!, all[2]!];
};
const file = (name: string, words: string) => new File([words], name);
const hand = (by: string, stepId: string, files: File[], removedFiles: string[] = []) =>
  acme.company.as(by, (context) => handIn(context, handInInput.parse({ stepId, files, removedFiles })));
const close = (by: string, stepId: string, to: string, answer = "") =>
  acme.company.as(by, (context) => closeStep(context, closeStepInput.parse({ stepId, to, answer })));
const sign = (by: string, stepId: string, said: object) =>
  acme.company.as(by, (context) => signStep(context, signStepInput.parse({ stepId, outcome: "SIGNED", ...said })));
const codeOf = async (work: Promise<unknown>) => (await refusalOf(work)).code;
const opens = (by: string, id: string, { company } = acme) =>
  company
    .as(by, (context) => openAttachment(context, id))
    .then(
      ({ bytes }) => new TextDecoder().decode(bytes),
      () => "refused",
    );

test("a step for files is done by handing one in; the person and HR open it, and nobody else", async () => {
  const [asked] = await steps("asha");
  expect(await codeOf(close("asha", asked.id, "DONE"))).toBe("lifecycle.files-needed");
  expect(await codeOf(hand("asha", asked.id, []))).toBe("lifecycle.files-needed");
  expect(await codeOf(hand("asha", asked.id, [file("x.exe", "MZ\u0000")]))).toBe("platform.attachment-type");
  for (const by of ["ravi", "tara"])
    expect(await codeOf(hand(by, asked.id, [file("mine.txt", "Mine")]))).toBe("lifecycle.not-yours");
  expect((await steps("asha"))[0]).toMatchObject({ state: "OPEN", files: [] });
  await hand("asha", asked.id, [file("clinic.txt", "Confidential")]);
  const [done] = await steps("asha");
  expect([done.state, done.files.map(({ fileName }) => fileName)]).toEqual(["DONE", ["clinic.txt"]]);
  expect([(await steps("tara"))[0].files.length, (await steps("ravi"))[0].files.length]).toEqual([1, 0]);
  const id = done.files[0]!.id;
  for (const by of ["asha", "tara"]) expect([by, await opens(by, id)]).toEqual([by, "Confidential"]);
  for (const by of ["ravi", "skip", "lena", "otto"]) expect([by, await opens(by, id)]).toEqual([by, "refused"]);
  expect(await opens("eve", id, globex)).toBe("refused");
});

test("opened again, files are changed; a step with files is given to nobody else", async () => {
  const [handed] = await steps("asha");
  await close("asha", handed.id, "OPEN");
  const give = () =>
    acme.company.as("tara", (context) =>
      giveStep(context, { stepId: handed.id, assigneeId: acme.company.id("lena"), version: undefined }),
    );
  expect(await codeOf(give())).toBe("lifecycle.papers-there");
  expect(await codeOf(hand("asha", handed.id, [], [handed.files[0]!.id]))).toBe("lifecycle.files-needed");
  expect((await steps("asha"))[0].files).toHaveLength(1);
  await hand("asha", handed.id, [file("newer.txt", "Newer")], [handed.files[0]!.id]);
  expect((await steps("asha"))[0].files.map(({ fileName }) => fileName)).toEqual(["newer.txt"]);
  expect(await opens("asha", handed.files[0]!.id)).toBe("refused");
  const [, , letter] = await steps("tara");
  await acme.company.as("tara", (context) =>
    giveStep(context, { stepId: letter.id, assigneeId: acme.company.id("otto"), version: undefined }),
  );
  const toHandOver = () =>
    acme.company.asProduct((context) => lifecycleMovesWith.handsOver[0]!.open(context, acme.company.id("otto")));
  expect(await toHandOver()).toEqual([letter.id]);
  await hand("otto", letter.id, [file("letter.txt", "Letter")]);
  await close("tara", letter.id, "OPEN");
  expect(await toHandOver()).toEqual([]);
  await close("otto", letter.id, "DONE");
  expect([(await steps("tara"))[2].files.length, (await steps("asha"))[2].files.length]).toEqual([1, 0]);
});

test("a text is signed by its person alone, as they read it, under their name; the paper proves it", async () => {
  const [, agreed] = await steps("asha");
  expect(await codeOf(close("asha", agreed.id, "DONE"))).toBe("lifecycle.signature-needed");
  expect([agreed.digest?.length, (await steps("tara"))[1].digest]).toEqual([64, null]);
  const said = { digest: agreed.digest!, typedName: "asha" };
  for (const by of ["tara", "ravi"])
    expect(await codeOf(sign(by, agreed.id, { ...said, typedName: by }))).toBe("lifecycle.not-yours");
  expect(await codeOf(sign("asha", agreed.id, { ...said, typedName: "lena" }))).toBe("platform.signature-name");
  expect(await codeOf(sign("asha", agreed.id, { ...said, digest: "0".repeat(64) }))).toBe(
    "platform.signature-other-content",
  );
  expect(await codeOf(sign("asha", agreed.id, { ...said, outcome: "SIGNED_WITH_DISAGREEMENT" }))).toBe(
    "platform.signature-statement",
  );
  expect(await codeOf(sign("asha", (await steps("asha"))[0].id, said))).toBe("lifecycle.step-so-already");
  expect(await codeOf(close("asha", agreed.id, "SKIPPED", "I would rather not"))).toBe("lifecycle.own-signature");
  const toLena = { stepId: agreed.id, assigneeId: acme.company.id("lena"), version: undefined };
  expect(await codeOf(acme.company.as("asha", (context) => giveStep(context, toLena)))).toBe("lifecycle.own-signature");
  expect([agreed.maySkip, (await steps("tara"))[1].maySkip]).toEqual([false, true]);
  await sign("asha", agreed.id, said);
  const [, signed] = await steps("asha");
  expect([signed.state, signed.papers.map(({ standing }) => standing), signed.digest]).toEqual([
    "DONE",
    ["SIGNED"],
    null,
  ]);
  const paper = (by: string) =>
    acme.company.as(by, (context) =>
      documentFile(context, signed.papers[0]!.id, {
        words: () => words("en"),
        verifyAddress: "https://acme.test/verify",
      }),
    );
  expect(await verifyFile((await paper("asha")).bytes)).toMatchObject({
    state: "VALID",
    proof: { title: "Agreement" },
  });
  expect((await paper("tara")).title).toBe("Agreement");
  for (const by of ["ravi", "lena", "otto"]) expect(await codeOf(paper(by))).toBe("platform.not-found");
  await close("asha", agreed.id, "OPEN");
  const give = (stepId: string) =>
    acme.company.as("tara", (context) =>
      giveStep(context, { stepId, assigneeId: acme.company.id("lena"), version: undefined }),
    );
  expect(await codeOf(give(agreed.id))).toBe("lifecycle.papers-there");
  expect((await steps("ravi"))[1].papers).toEqual([]);
});

test("a template's text to sign is not empty", async () => {
  const steps = [{ key: "a", title: "Agreement", kind: "SIGN", doer: "PERSON", offset: 0 }];
  expect(await codeOf(acme.template("LEAVE", steps))).toBe("lifecycle.text-needed");
  await acme.template("LEAVE", [{ ...steps[0], details: "I agree." }]);
});

test("when a person is erased, files of their journey go, whoever handed them in", async () => {
  const kept = await acme.start("lena", { moment: "LEAVE", onDay: "2026-12-03", templateId });
  const [ofLena] = (await acme.journey("lena", kept)).steps;
  await hand("lena", ofLena!.id, [file("lena.txt", "Lena")]);
  const names = () =>
    acme.company.asProduct((context) =>
      context.rows<{ name: string }>(
        sql`select file_name as name from {attachment} where removed_at is null order by 1`,
      ),
    );
  expect((await names()).map(({ name }) => name)).toEqual(["lena.txt", "letter.txt", "newer.txt"]);
  const marks = { id: acme.company.id("asha"), texts: [] };
  for (const step of lifecycleForgetsPerson.steps)
    if (step.act === "delete")
      await acme.company.asProduct((context) => context.rows(deleteSome(step, marks, sql`null as file`)));
  expect((await names()).map(({ name }) => name)).toEqual(["lena.txt"]);
});
