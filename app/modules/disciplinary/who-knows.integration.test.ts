import { afterAll, beforeAll, expect, test } from "vitest";
import { countUnread } from "#app/modules/notifications/queries/count-unread.ts";
import type { Context } from "#app/platform/context/context.ts";
import { firstRow } from "#app/platform/context/context.ts";
import { openAttachment } from "#app/platform/files/attachments/attachments.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { listScopes, shelves } from "./disciplinary-places.ts";
import { disciplinaryNotices } from "./notices.ts";
import { exportNotes } from "./queries/export.ts";
import { insights, insightsInput } from "./queries/insights.ts";
import { noteHistory } from "./queries/note-history.ts";
import { noteList, noteListInput } from "./queries/note-list.ts";
import { disciplinaryOwed } from "./queries/obligations.ts";
import { searchNotes } from "./queries/search-notes.ts";
import { certificatePage, settingsPage } from "./queries/settings-page.ts";
import { signedPage } from "./queries/signed-page.ts";
import { statementPage } from "./queries/statement-page.ts";
import { codeOf, disciplinaryOfTwoCompanies, type DisciplinaryWorld } from "./testing/disciplinary-world.ts";
import { appealNote, decideAppeal } from "./use-cases/appeal-note.ts";
import { answerNote, answerNoteInput } from "./use-cases/answer-note.ts";
import { deleteNote } from "./use-cases/delete-note.ts";
import { editNote, editNoteInput, rephraseNote, selectRevision } from "./use-cases/edit-note.ts";
import { changeEvidence, changeEvidenceInput } from "./use-cases/evidence.ts";
import { expungeNote } from "./use-cases/expunge-note.ts";
import { holdNote, releaseNote } from "./use-cases/hold-note.ts";
import { evaluateNote, publishNote, remindOfNote } from "./use-cases/publish-note.ts";
import { tendNotes } from "./use-cases/tend-notes.ts";
import { askWitnesses, giveStatement } from "./use-cases/witness.ts";
import { sql } from "#tenancy/sql.ts";
import { exactly } from "#tenancy/text-search.ts";
import { heldSheet } from "#tests/support/held-sheet.ts";

let world: World;
let acme: Company;
let globex: Company;
let notes: DisciplinaryWorld;

beforeAll(async () => {
  world = await createWorld();
  ({ acme, globex, notes } = await disciplinaryOfTwoCompanies(world));
});
afterAll(() => world.close());

/** Every act on a note by its id, as an attacker would try them. */
const acts = (noteId: string): Record<string, (context: Context) => Promise<unknown>> => ({
  history: (context) => noteHistory(context, { noteId }),
  signed: (context) => signedPage(context, noteId),
  edit: (context) =>
    editNote(context, editNoteInput.parse({ noteId, type: "LATENESS", occurredOn: "2026-11-09", body: "Mine" })),
  rephrase: (context) => rephraseNote(context, { noteId }),
  select: (context) => selectRevision(context, { noteId, number: 1, version: undefined }),
  evidence: (context) => changeEvidence(context, changeEvidenceInput.parse({ noteId, removedFiles: [] })),
  publish: (context) => publishNote(context, { noteId, version: undefined }),
  evaluate: (context) => evaluateNote(context, { noteId, verdict: "PUBLISH", comment: "", version: undefined }),
  answer: (context) =>
    answerNote(context, answerNoteInput.parse({ noteId, outcome: "SIGNED", typedName: context.actor.name })),
  refuse: (context) =>
    answerNote(context, answerNoteInput.parse({ noteId, outcome: "REFUSED", witnessId: acme.id("otto") })),
  remind: (context) => remindOfNote(context, { noteId }),
  appeal: (context) => appealNote(context, { noteId, reason: "No" }),
  decide: (context) => decideAppeal(context, { noteId, verdict: "UPHELD", decision: "Yes" }),
  witness: (context) => askWitnesses(context, { noteId, witnessIds: [acme.id("otto")], question: "What?" }),
  hold: (context) => holdNote(context, { noteId, reason: "Court" }),
  release: (context) => releaseNote(context, { noteId }),
  expunge: (context) => expungeNote(context, { noteId, reason: "Order" }),
  delete: (context) => deleteNote(context, { noteId }),
});

/** All that somebody is shown without naming a note. */
async function shown(who: string, of = acme): Promise<unknown> {
  return of.as(who, async (context) => {
    const seen: unknown[] = [];
    const list = noteListInput.parse({});
    for (const scope of listScopes)
      for (const shelf of shelves)
        seen.push(
          await noteList(context, scope, shelf, list).then(
            ({ rows, statements }) => [rows.length, statements.length],
            () => "hidden",
          ),
        );
    const file = await exportNotes(context, { ...list, scope: "mine", shelf: "all", format: "CSV" }).then(heldSheet);
    seen.push(file.rows.length);
    seen.push((await searchNotes(context, exactly("a"), 20)).length);
    const owed = disciplinaryOwed(context);
    seen.push(await context.rows(sql`select ${owed.row} as row ${owed.open}`));
    seen.push(await countUnread(context));
    return seen;
  });
}

test("nobody it is about learns of a note before it is published: by no address, act, list, count, search or notice", async () => {
  // Asha, and Hira who is HR herself; what is shown is the same with a note as it was without.
  for (const [subject, author] of [
    ["asha", "ravi"],
    ["hira", "hugo"],
  ] as const) {
    const missing = "0193a1b2-0000-7000-8000-000000000000";
    const before = await shown(subject);
    const noteId = await notes.draft(author, { about: subject });
    expect(await shown(subject)).toEqual(before);
    expect(await codeOf(notes.page(subject, noteId))).toBe("platform.not-found");
    for (const [name, act] of Object.entries(acts(noteId))) {
      const refused = await codeOf(acme.as(subject, act));
      const nobodys = await codeOf(acme.as(subject, acts(missing)[name]!));
      expect([name, refused]).toEqual([name, "platform.not-found"]);
      expect([name, nobodys]).toEqual([name, "platform.not-found"]);
    }
    const told = await acme.asProduct((context) =>
      Promise.all(
        (["DRAFTED", "BEGUN", "SUBMITTED", "RETURNED", "REMINDED", "PUBLISHED"] as const).map((change) =>
          disciplinaryNotices["disciplinary.note-changed"]!(context, {
            ...{ id: "1", name: "disciplinary.note-changed", actorId: null, recordedAt: new Date() },
            payload: { noteId, change },
          }),
        ),
      ),
    );
    expect(told.flat().some(({ recipientId }) => recipientId === acme.id(subject))).toBe(false);
    // HR is asked to review, but for who wrote it or stands in it.
    const reviewers = told.flat().flatMap(({ kind, recipientId }) => (kind === "review-asked" ? [recipientId] : []));
    expect(reviewers.sort()).toEqual(subject === "hira" ? [] : [acme.id("hira"), acme.id("hugo")].sort());
  }
});

test("colleagues, managers further up, other companies and platform admins know of no note", async () => {
  const noteId = await notes.published({ about: "lena" });
  const strangers = [
    ...(["asha", "skip", "otto", "pia"] as const).map((who) => [who, acme] as const),
    ["eve", globex] as const,
  ];
  for (const [who, company] of strangers) {
    for (const [name, act] of Object.entries(acts(noteId)))
      expect([who, name, await codeOf(company.as(who, act))]).toEqual([who, name, "platform.not-found"]);
    expect(await company.as(who, (context) => searchNotes(context, exactly("lena"), 20))).toEqual([]);
  }
  expect((await notes.page("ravi", noteId)).acts).not.toContain("evaluate");
});

test("the same notes in lists as one by one, whatever the company says of its managers", async () => {
  const noteId = await notes.published({ about: "omar" });
  let version = 0;
  for (const managersSee of ["NONE", "ALL", "DIRECT"] as const) {
    ({ version } = await notes.settings("hira", { managersSee, version }));
    for (const who of ["asha", "omar", "lena", "ravi", "skip", "otto", "hira", "hugo", "pia"]) {
      const found = await acme.as(who, (context) => searchNotes(context, exactly("omar"), 20));
      const read = await codeOf(notes.page(who, noteId));
      expect([managersSee, who, found.length > 0]).toEqual([managersSee, who, read === "DONE"]);
    }
    const skip = await codeOf(notes.page("skip", noteId));
    expect([managersSee, skip]).toEqual([managersSee, managersSee === "ALL" ? "DONE" : "platform.not-found"]);
  }
});

test("a witness sees their question and their own words, and nothing else of the note", async () => {
  const noteId = await notes.draft("ravi");
  const ask = (witnessIds: string[]) =>
    acme.as("ravi", (context) =>
      askWitnesses(context, { noteId, witnessIds, question: "What did you see at gate 2?" }),
    );
  expect(await codeOf(ask([acme.id("asha")]))).toBe("disciplinary.witness-other");
  await ask([acme.id("otto"), acme.id("lena")]);
  const { statements } = await notes.page("ravi", noteId);
  const of = (name: string) => statements.find(({ witness }) => witness.name === name)!.id;
  const page = await acme.as("otto", (context) => statementPage(context, of("otto")));
  expect(JSON.stringify(page)).not.toMatch(new RegExp(`asha|lena|LATENESS|${noteId}`));
  for (const who of ["lena", "asha", "skip", "pia"])
    expect([who, await codeOf(acme.as(who, (context) => statementPage(context, of("otto"))))]).toEqual([
      who,
      "platform.not-found",
    ]);
  const state = (who: string) =>
    codeOf(
      acme.as(who, (context) =>
        giveStatement(context, { statementId: of("otto"), statement: "I saw the door", version: undefined }),
      ),
    );
  expect([await state("lena"), await state("otto"), await state("otto")]).toEqual([
    "platform.not-found",
    "DONE",
    "disciplinary.stated",
  ]);
  expect(await codeOf(notes.page("otto", noteId))).toBe("platform.not-found");
  await notes.publish("ravi", noteId);
  await notes.evaluate("hira", noteId);
  expect((await notes.page("asha", noteId)).statements).toEqual([]);
});

test("whoever sees the product as somebody else reads no note", async () => {
  const noteId = await notes.published();
  const viewed = await acme.as("asha", async (context) => {
    const { disciplinaryRules } = await import("./policy.ts");
    return disciplinaryRules({ ...context.actor, viewed: true }, { raise: "ALL", see: "ALL" });
  });
  expect([viewed, (await notes.page("asha", noteId)).mine]).toEqual([[], true]);
});

test("what is expunged is gone everywhere, and a certificate says so without whose it was", async () => {
  const draft = await notes.draft("ravi", { body: "Canary words of 08:42 that Ravi saw." });
  const evidence = [new File([new TextEncoder().encode("canary file")], "gate.txt")];
  await acme.as("ravi", (context) =>
    changeEvidence(context, changeEvidenceInput.parse({ noteId: draft, evidence, removedFiles: [] })),
  );
  await acme.as("ravi", (context) =>
    askWitnesses(context, { noteId: draft, witnessIds: [acme.id("otto")], question: "Canary?" }),
  );
  await notes.publish("ravi", draft);
  await notes.evaluate("hira", draft);
  await notes.answer("asha", draft, { outcome: "SIGNED", typedName: "asha" });
  const { evidence: files, statements } = await notes.page("hira", draft);
  const expunge = (who: string) =>
    acme.as(who, (context) => expungeNote(context, { noteId: draft, reason: "By agreement" }));
  await acme.as("hira", (context) => holdNote(context, { noteId: draft, reason: "Court" }));
  expect(await codeOf(expunge("hira"))).toBe("disciplinary.held");
  await acme.as("hugo", (context) => releaseNote(context, { noteId: draft }));
  const { certificateId } = await expunge("hira");
  for (const who of ["asha", "ravi", "hira"]) {
    expect(await codeOf(notes.page(who, draft))).toBe("platform.not-found");
    expect(await codeOf(acme.as(who, (context) => openAttachment(context, files[0]!.id)))).toBe("platform.not-found");
  }
  const left = await acme.asProduct((context) =>
    firstRow<{ text: string }>(
      context,
      sql`select (
    select coalesce(string_agg(row::text, ' '), '') from (
      select to_jsonb(t) as row from {disciplinary_note} t union all select to_jsonb(t) from {disciplinary_revision} t
      union all select to_jsonb(t) from {disciplinary_witness} t union all select to_jsonb(t) from {disciplinary_evidence} t
      union all select to_jsonb(t) from {signed_document} t union all select to_jsonb(t) from {attachment} t
      union all select to_jsonb(t) from {record_change} t union all select to_jsonb(t) from {notification} t
      union all select to_jsonb(t) from {outbox} t union all select to_jsonb(t) from {disciplinary_expunged} t) all_rows
    ) as text`,
    ),
  );
  for (const trace of [draft, statements[0]!.id, files[0]!.id, "anary"]) expect(left!.text).not.toContain(trace);
  const audit = await acme.asProduct((context) =>
    context.rows<{ detail: object }>(sql`select detail from {audit_entry} where subject_id = ${draft}`),
  );
  expect(audit.length).toBeGreaterThan(3);
  for (const { detail } of audit) expect(detail).toEqual({});
  const certificate = await acme.as("hugo", (context) => certificatePage(context, certificateId));
  expect(certificate.counts).toMatchObject({ revisions: 1, statements: 1, files: 1, papers: 1 });
  expect(JSON.stringify({ ...certificate, by: "" })).not.toContain("asha");
  expect(await codeOf(acme.as("pia", (context) => certificatePage(context, certificateId)))).toBe("platform.not-found");
  expect((await acme.as("pia", (context) => settingsPage(context, {}))).certificates).toEqual([]);
});

test("notes go by their date, unless they are held", async () => {
  const { version } = await acme.as("hira", (context) => settingsPage(context, {})).then(({ rules }) => rules);
  await notes.settings("hira", { retentionMonths: 1, version });
  const [kept, gone] = [await notes.published({ about: "lena" }), await notes.published({ about: "omar" })];
  await acme.as("hira", (context) => holdNote(context, { noteId: kept, reason: "Court" }));
  const now = world.clock.now();
  world.clock.set(new Date(now.getTime() + 40 * 86_400_000).toISOString());
  await acme.asProduct(tendNotes);
  expect([await codeOf(notes.page("hira", kept)), await codeOf(notes.page("hira", gone))]).toEqual([
    "DONE",
    "platform.not-found",
  ]);
  world.clock.set(now.toISOString());
});

test("numbers without names are of quarters that are over, in parts of at least five people", async () => {
  const crowd = await (
    await world.company()
  )
    .employee("boss")
    .team("boss", ...Array.from({ length: 9 }, (_, place) => `p${place}`))
    .employee("cuno")
    .admin("CUSTOM_ADMIN")
    .build();
  await crowd.switchOn("DISCIPLINARY_ACTION");
  await crowd.asProduct(async (context) => {
    await context.rows(
      sql`insert into {custom_access} (employee_id, entry) values (${crowd.id("cuno")}, 'DISCIPLINARY_ACTION_INSIGHTS')`,
    );
    for (let place = 0; place < 9; place += 1)
      await context.rows(sql`insert into {disciplinary_note} (id, employee_id, author_id, group_id, type, severity, step,
        occurred_on, reported_at, state, revision, body, published_at, created_at) values (gen_random_uuid(),
        ${crowd.id(`p${place}`)}, ${crowd.id("boss")}, gen_random_uuid(), ${place < 6 ? "LATENESS" : place < 8 ? "SAFETY" : "DATA"},
        'LOW', 'NONE', '2026-08-01', '2026-08-01', 'PUBLISHED', 1, 'x', '2026-08-03', '2026-08-01')`);
  });
  const asked = (input: object) => crowd.as("cuno", (context) => insights(context, insightsInput.parse(input)));
  const page = await asked({ quarter: "2026-Q3", from: "2026-08-03", to: "2026-08-03" });
  expect([page.named, page.people, page.total]).toEqual([false, [], { notes: 9, people: 9 }]);
  // Three people are left out together, which is too few: the next larger part is left out with them.
  expect(page.parts).toEqual([]);
  expect(JSON.stringify(page)).not.toMatch(/p[0-9]/);
  expect((await asked({ quarter: "2026-Q4" })).input.quarter).toBe("2026-Q3");
  expect(await codeOf(crowd.as("boss", (context) => insights(context, insightsInput.parse({}))))).toBe(
    "platform.not-found",
  );
});
