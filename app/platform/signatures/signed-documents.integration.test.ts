import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import en from "#app/shell/strings/en.json" with { type: "json" };
import { inOrder, orders } from "#tests/support/two-sessions.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import type { DocumentContent } from "./document-content.ts";
import { documentFile, pieces } from "./document-file.ts";
import { documentsOn, issueDocument, settleDocument, withdrawDocuments } from "./signed-documents.ts";
import { verifyFile } from "./verify-file.ts";

let world: World;
let acme: Company;
let globex: Company;
const words = roomWords("shell", { en, hi: en, es: en, de: en, ar: en });
const files = { words: () => words("en"), verifyAddress: "https://acme.test/verify" };
const about = "Employee";

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  globex = await world.company("globex");
  await acme.employee("asha").reportsTo("ravi").employees("ravi", "lena").build();
  await globex.employee("gita").build();
});
afterAll(() => world.close());

const content = (text: string): DocumentContent => ({
  language: "en",
  company: "Acme",
  title: "Annual review 2026",
  facts: [{ label: "Employee", value: "Asha" }],
  sections: [{ title: "Result", entries: [{ label: "Overall", text }] }],
});

async function issued(text = "Exceeds expectations", expiresOn?: string) {
  const asha = acme.id("asha");
  return acme.as("ravi", async (context) => {
    const issuedNow = await issueDocument(context, {
      about,
      record: asha,
      signerId: asha,
      asks: "SIGNATURE",
      content: content(text),
      ...(expiresOn && { expiresOn }),
    });
    return { ...issuedNow, record: asha };
  });
}

/** The file, for who may see the person it is about. */
const fileOf = (documentId: string) =>
  acme.as("ravi", (context) => {
    const facts = (_: Context, id: string) => Promise.resolve({ kind: "Employee", id });
    return documentFile({ ...context, attachables: { [about]: { kind: about, facts } } }, documentId, files);
  });

const sign = (context: Context, { documentId, digest }: { documentId: string; digest: string }) =>
  settleDocument(context, { documentId, digest, outcome: "SIGNED", typedName: context.actor.name });

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
}

test("a signature is one's own name on exactly what one has read", async () => {
  const document = await issued();
  const asha = (input: object) =>
    refusal(acme.as("asha", (context) => settleDocument(context, { ...document, outcome: "SIGNED", ...input })));
  expect(await asha({ typedName: "Ravi" })).toBe("platform.signature-name");
  expect(await asha({ typedName: "asha", digest: "0".repeat(64) })).toBe("platform.signature-other-content");
  expect(await asha({ typedName: "asha", outcome: "SIGNED_WITH_DISAGREEMENT" })).toBe("platform.signature-statement");
  expect(await refusal(acme.as("ravi", (context) => sign(context, document)))).toBe("platform.signature-not-yours");
  expect(await refusal(globex.as("gita", (context) => sign(context, document)))).toBe("platform.not-found");
  expect(await refusal(acme.as("asha", (context) => sign(context, document)))).toBe("done");
  expect(await refusal(acme.as("asha", (context) => sign(context, document)))).toBe("platform.signature-settled");
});

test("a document that is issued again replaces the open one; what was signed stays beside it", async () => {
  const first = await issued("Meets expectations");
  await acme.as("asha", (context) => sign(context, first));
  const second = await issued("Exceeds expectations");
  const third = await issued("Far exceeds expectations");
  expect(await refusal(acme.as("asha", (context) => sign(context, second)))).toBe("platform.signature-settled");
  const standings = await acme.as("ravi", (context) => documentsOn(context, about, [third.record]));
  const standing = (id: string) => standings.find((one) => one.id === id)?.standing;
  expect([first, second, third].map(({ documentId }) => standing(documentId))).toEqual(["SIGNED", undefined, "OPEN"]);
  await acme.as("ravi", (context) => withdrawDocuments(context, { about, record: third.record }));
});

test.each(orders)("signing and refusing at the same instant, %s: one of them, and the other is told", async (order) => {
  const document = await issued();
  const witnessId = acme.id("lena");
  const signing = (beforeCommit: () => Promise<void>) =>
    acme.as("asha", async (context) => {
      await sign(context, document);
      await beforeCommit();
    });
  const refusing = (beforeCommit: () => Promise<void>) =>
    acme.as("ravi", async (context) => {
      await settleDocument(context, { ...document, outcome: "REFUSED", witnessId });
      await beforeCommit();
    });
  const ended = await inOrder(world, order, signing, refusing);
  expect([...ended].sort()).toEqual(["DONE", "platform.signature-settled"]);
  const views = await acme.as("ravi", (context) => documentsOn(context, about, [document.record]));
  expect(views.find(({ id }) => id === document.documentId)!.standing).toBe(ended[0] === "DONE" ? "SIGNED" : "REFUSED");
});

test("the file carries its proof: it verifies as it is, and no longer with one byte changed", async () => {
  const long = `${"A long word of praise. ".repeat(120)}The end.`;
  const document = await issued(long);
  await expect(fileOf(document.documentId)).rejects.toThrow();
  await acme.as("asha", (context) => sign(context, document));
  const { bytes } = await fileOf(document.documentId);
  const verified = await verifyFile(new Uint8Array(bytes));
  expect(verified).toMatchObject({
    state: "VALID",
    proof: { outcome: "SIGNED", title: "Annual review 2026" },
    content: { sections: [{ entries: [{ text: long }] }] },
  });
  const key = await world.application.signer.fingerprint(acme.tenant.id, world.application.clock.now());
  expect(verified).toHaveProperty("key", key);
  for (const at of [10, Math.floor(bytes.length / 2), bytes.length - 10, bytes.length - 400]) {
    const changed = new Uint8Array(bytes);
    changed[at]! ^= 1;
    expect((await verifyFile(changed)).state).not.toBe("VALID");
  }
  expect((await verifyFile(new TextEncoder().encode("%PDF-1.7 startxref"))).state).toBe("NO_PROOF");
});

test("what was settled cannot be altered in the database without it being seen", async () => {
  const document = await issued();
  await acme.as("asha", (context) => sign(context, document));
  await acme.as("ravi", (context) =>
    context.rows(
      sql`update {signed_document} set content = replace(content, 'Exceeds', 'Misses') where id = ${document.documentId}`,
    ),
  );
  const { bytes } = await fileOf(document.documentId);
  expect((await verifyFile(new Uint8Array(bytes))).state).toBe("CHANGED");
});

test("no word of a long text is left out of its pieces", () => {
  const text = `${"word ".repeat(400)}\n\nlast line`;
  expect(pieces(text).join(" ").split(/\s+/)).toEqual(text.split(/\s+/));
  expect(Math.max(...pieces(text).map(({ length }) => length))).toBeLessThanOrEqual(601);
});
