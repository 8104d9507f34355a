import { afterAll, beforeAll, expect, test } from "vitest";
import { documentFile } from "#app/platform/signatures/document-file.ts";
import { verifyFile } from "#app/platform/signatures/verify-file.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import shell from "#app/shell/strings/en.json" with { type: "json" };
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { disciplinaryMovesWith } from "./moves-with.ts";
import { disciplinaryNotices } from "./notices.ts";
import { notePage } from "./queries/note-page.ts";
import { statementPage } from "./queries/statement-page.ts";
import { codeOf, disciplinaryOfTwoCompanies, type DisciplinaryWorld } from "./testing/disciplinary-world.ts";
import { answerNote, answerNoteInput } from "./use-cases/answer-note.ts";
import { appealNote, decideAppeal, withdrawAppeal } from "./use-cases/appeal-note.ts";
import { draftNote } from "./index.ts";
import { deleteNote } from "./use-cases/delete-note.ts";
import { editNote, editNoteInput, rephraseNote, selectRevision } from "./use-cases/edit-note.ts";
import { changeEvidence, changeEvidenceInput } from "./use-cases/evidence.ts";
import { tendNotes } from "./use-cases/tend-notes.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
let notes: DisciplinaryWorld;
const words = roomWords("shell", { en: shell, hi: shell, es: shell, de: shell, ar: shell });

beforeAll(async () => {
  world = await createWorld();
  ({ acme, notes } = await disciplinaryOfTwoCompanies(world));
});
afterAll(() => world.close());

const edit = (by: string, noteId: string, said: object) =>
  acme.as(by, (context) =>
    editNote(
      context,
      editNoteInput.parse({ noteId, type: "LATENESS", occurredOn: "2026-11-09", body: "Other words.", ...said }),
    ),
  );

test("a draft keeps every revision, selects one, and shows what was changed between two", async () => {
  const noteId = await notes.draft("ravi", { body: "Asha is always late and lazy, I heard that from many." });
  const { version } = (await notes.page("ravi", noteId)).note;
  await edit("ravi", noteId, { version, body: "Asha came at 08:42." });
  expect(await codeOf(edit("ravi", noteId, { version }))).toBe("platform.changed-meanwhile");
  await acme.as("ravi", (context) => selectRevision(context, { noteId, number: 1, version: undefined }));
  const rephrased = await acme.as("ravi", (context) => rephraseNote(context, { noteId }));
  expect(rephrased.changed).toBe(true);
  const page = await acme.as("ravi", (context) => notePage(context, noteId, { from: 1, to: 3 }));
  expect(page.revisions.map(({ number, rephrased: byRules }) => [number, byRules])).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
  expect(page.note.text).toBe(
    "Asha is [on which days, how often] late and [what the person did or left undone], " +
      "[who saw or heard it themselves] from many.",
  );
  expect(page.compared?.parts.some(({ kind }) => kind === "REMOVED")).toBe(true);
  expect(page.advice?.wording.findings).toEqual([]);
});

test("several people of one event have a note each, and only their author sees that they belong together", async () => {
  const noteId = await notes.draft("ravi", { about: ["asha", "lena"] });
  expect((await notes.page("ravi", noteId)).others.map(({ name }) => name)).toEqual(["lena"]);
  await notes.publish("ravi", noteId);
  await notes.evaluate("hira", noteId);
  expect((await notes.page("asha", noteId)).others).toEqual([]);
});

test("HR returns with what is missing, or publishes; nobody reviews what they wrote or stand in", async () => {
  const noteId = await notes.draft("ravi");
  expect(await notes.publish("ravi", noteId)).toMatchObject({ state: "IN_REVIEW" });
  expect(await codeOf(edit("ravi", noteId, {}))).toBe("platform.forbidden");
  expect(await codeOf(notes.evaluate("ravi", noteId))).toBe("platform.forbidden");
  await notes.evaluate("hira", noteId, "RETURN");
  expect((await notes.page("ravi", noteId)).note).toMatchObject({ state: "DRAFT", reviewComment: "Say when" });
  await notes.publish("ravi", noteId);
  await notes.evaluate("hira", noteId);
  expect((await notes.page("asha", noteId)).note.state).toBe("PUBLISHED");
  expect(await codeOf(edit("hira", noteId, {}))).toBe("disciplinary.published");
  expect(await codeOf(acme.as("ravi", (context) => deleteNote(context, { noteId })))).toBe("disciplinary.no-draft");
});

test("is signed once with disagreement, as it was read, with its evidence; and the file proves it", async () => {
  const draft = await notes.draft("ravi");
  const evidence = [new File([new TextEncoder().encode("gate 2, 08:42")], "gate.txt")];
  await acme.as("ravi", (context) =>
    changeEvidence(context, changeEvidenceInput.parse({ noteId: draft, evidence, removedFiles: [] })),
  );
  await notes.publish("ravi", draft);
  await notes.evaluate("hira", draft);
  const sign = { outcome: "SIGNED_WITH_DISAGREEMENT", typedName: "asha", statement: "The bus was late" };
  expect(await codeOf(notes.answer("ravi", draft, sign))).toBe("platform.forbidden");
  expect(await codeOf(notes.answer("asha", draft, { ...sign, statement: "" }))).toBe("platform.signature-statement");
  expect(await codeOf(notes.answer("asha", draft, { ...sign, digest: "0".repeat(64) }))).toBe(
    "platform.signature-other-content",
  );
  expect(await codeOf(notes.answer("asha", draft, sign))).toBe("DONE");
  expect(await codeOf(notes.answer("asha", draft, sign))).toBe("platform.signature-settled");
  const { document, intact, evidence: kept } = await notes.page("asha", draft);
  expect([document?.standing, intact, kept[0]?.name]).toEqual(["SIGNED_WITH_DISAGREEMENT", true, "gate.txt"]);
  const file = await acme.as("asha", (context) =>
    documentFile(context, document!.id, { words: () => words("en"), verifyAddress: "https://acme.test/verify" }),
  );
  const bytes = new Uint8Array(file.bytes);
  const verified = await verifyFile(bytes);
  expect(verified).toMatchObject({ state: "VALID", proof: { statement: "The bus was late" } });
  expect(JSON.stringify(verified)).toContain(kept[0]!.digest);
  bytes[200] = bytes[200]! ^ 1;
  expect((await verifyFile(bytes)).state).toBe("CHANGED");
  await acme.asProduct((context) =>
    context.rows(sql`update {disciplinary_note} set body = '<p>Worse</p>' where id = ${draft}`),
  );
  expect((await notes.page("asha", draft)).intact).toBe(false);
});

test("the person a note is about is told by when to answer, in their language; nobody else is told more than the name", async () => {
  const noteId = await notes.published({ about: "omar" });
  const tell = (language: string | null) =>
    acme.asProduct(async (context) => {
      await context.rows(sql`update {employee} set language = ${language} where id = ${acme.id("omar")}`);
      return disciplinaryNotices["disciplinary.note-changed"]!(context, {
        ...{ id: "1", name: "disciplinary.note-changed", actorId: acme.id("hira"), recordedAt: new Date() },
        payload: { noteId, change: "PUBLISHED" },
      });
    });
  const { note } = await notes.page("omar", noteId);
  const on = (language: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(note.answerBy!));
  for (const language of ["en", "de"]) {
    const told = await tell(language);
    const own = told.filter(({ recipientId }) => recipientId === acme.id("omar"));
    expect(own.map(({ params }) => params)).toMatchObject([{ answerBy: on(language) }]);
    expect(told.filter((one) => !own.includes(one)).map(({ params }) => Object.keys(params))).toEqual([["name"]]);
  }
});

test("who is said to have refused is told so, and who is named as having been there is asked whether it is so", async () => {
  const noteId = await notes.published({ about: "omar" });
  const refuse = (more: object) => notes.answer("ravi", noteId, { outcome: "REFUSED", ...more });
  expect(await codeOf(refuse({}))).toBe("platform.signature-witness");
  await acme.asProduct((context) =>
    context.rows(sql`update {employee} set language = 'de' where id = ${acme.id("otto")}`),
  );
  await refuse({ witnessId: acme.id("otto"), statement: "Not without advice" });
  const told = await acme.asProduct((context) =>
    disciplinaryNotices["disciplinary.note-changed"]!(context, {
      ...{ id: "1", name: "disciplinary.note-changed", actorId: acme.id("ravi"), recordedAt: new Date() },
      payload: { noteId, change: "REFUSED" },
    }),
  );
  expect(told.map(({ recipientId, kind, params }) => [recipientId, kind, params["name"]])).toEqual([
    [acme.id("omar"), "refusal", "ravi"],
  ]);
  const [asked] = (await notes.page("ravi", noteId)).statements;
  expect(asked).toMatchObject({ witness: { name: "otto" }, statement: "" });
  const theirs = await acme.as("otto", (context) => statementPage(context, asked!.id), { readOnly: true });
  expect(theirs.question).toMatch(/^Am .+ dass omar .+ Waren Sie dabei/);
  expect(JSON.stringify(theirs)).not.toMatch(new RegExp(`${noteId}|LATENESS|advice`));
});

test.each(orders)("signed and refused at the same instant, %s: one of them stands", async (order) => {
  const noteId = await notes.published();
  const digest = (await notes.page("asha", noteId)).document!.digest;
  const session = (who: string, input: object) => (beforeCommit: () => Promise<void>) =>
    acme.as(who, async (context) => {
      await answerNote(context, answerNoteInput.parse({ noteId, digest, ...input }));
      await beforeCommit();
    });
  const refusal = { outcome: "REFUSED", witnessId: acme.id("lena"), statement: "Would not sign" };
  const ended = await inOrder(
    world,
    order,
    session("asha", { outcome: "SIGNED", typedName: "asha" }),
    session("ravi", refusal),
  );
  expect([...ended].sort()).toEqual(["DONE", "platform.signature-settled"]);
  expect((await notes.page("ravi", noteId)).note.outcome).toBe(ended[0] === "DONE" ? "SIGNED" : "REFUSED");
});

test("an appeal is decided by HR other than the author; upheld, the note counts no more and the paper stays", async () => {
  const noteId = await notes.draft("hugo", { step: "WRITTEN" });
  await notes.publish("hugo", noteId);
  await notes.answer("asha", noteId, { outcome: "SIGNED", typedName: "asha" });
  const appeal = () => acme.as("asha", (context) => appealNote(context, { noteId, reason: "It was not me" }));
  const decide = (who: string) =>
    acme.as(who, (context) => decideAppeal(context, { noteId, verdict: "UPHELD", decision: "Right" }));
  await appeal();
  expect(await codeOf(appeal())).toBe("disciplinary.appeal-open");
  await acme.as("asha", (context) => withdrawAppeal(context, { noteId }));
  await appeal();
  expect(await codeOf(decide("hugo"))).toBe("platform.forbidden");
  expect(await codeOf(decide("asha"))).toBe("platform.forbidden");
  await decide("hira");
  expect(await codeOf(decide("hira"))).toBe("disciplinary.no-appeal");
  const { note, document, appeals } = await notes.page("asha", noteId);
  expect([note.state, note.countsUntil, document?.standing]).toEqual(["OVERTURNED", null, "SIGNED"]);
  expect(appeals.map(({ state }) => state).sort()).toEqual(["UPHELD", "WITHDRAWN"]);
});

test("another room begins a draft once a source, for a person to finish", async () => {
  const begin = () =>
    acme.asProduct((context) =>
      draftNote(context, {
        ...{ employeeId: acme.id("lena"), authorId: acme.id("ravi"), type: "LATENESS", occurredOn: "2026-11-10" },
        ...{ body: "Late for the fourth time in November: 08:12, 08:31, 08:09 and 08:44.", source: "points:1" },
      }),
    );
  const first = await begin();
  expect([await begin(), (await notes.page("ravi", first!.noteId)).note.state]).toEqual([null, "DRAFT"]);
  expect(await codeOf(notes.page("lena", first!.noteId))).toBe("platform.not-found");
});

test("who lets the last day pass is told so, and can sign no more", async () => {
  const noteId = await notes.published({ about: "omar" });
  const digest = (await notes.page("omar", noteId)).document!.digest;
  const now = world.clock.now();
  const offered = async (who: string) =>
    (await notes.page(who, noteId)).acts.filter((act) => ["answer", "refuse", "remind"].includes(act));
  expect([await offered("omar"), await offered("ravi")]).toEqual([["answer"], ["refuse", "remind"]]);
  world.clock.set(new Date(now.getTime() + 8 * 86_400_000).toISOString());
  expect([await offered("omar"), await offered("ravi")]).toEqual([[], []]);
  await acme.asProduct(tendNotes);
  await acme.asProduct(tendNotes);
  expect((await notes.page("omar", noteId)).note.outcome).toBe("EXPIRED");
  const late = answerNoteInput.parse({ noteId, digest, outcome: "SIGNED", typedName: "omar" });
  expect(await codeOf(acme.as("omar", (context) => answerNote(context, late)))).toBe("platform.signature-expired");
  world.clock.set(now.toISOString());
});

test("whoever plans a leaving reads how many notes stay unanswered or unpublished, as far as they see notes", async () => {
  await notes.published({ about: "omar" });
  await notes.draft("ravi", { about: "omar" });
  const says = (reader: string, name: string) =>
    acme.as(reader, async (context) => {
      const lines = await disciplinaryMovesWith.says(context, {
        move: "EXIT",
        employeeId: acme.id(name),
        on: "2026-12-01",
      });
      return lines.map(({ count }) => count);
    });
  const [unanswered] = await says("hira", "omar");
  const [, unpublished] = await says("hira", "ravi");
  expect(unanswered).toBeGreaterThanOrEqual(1);
  expect(unpublished).toBeGreaterThanOrEqual(1);
  expect([await says("lena", "omar"), await says("lena", "ravi")]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});
