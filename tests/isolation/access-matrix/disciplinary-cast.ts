import { randomUUID } from "node:crypto";
import type { Company } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import type { RecordKind } from "./cast.ts";

type Ids = { publishedId: string; unpublishedId: string; statementId: string };

/** About each owner of the other records a published note, with a witness who was asked, and a draft nobody knows of. */
export type DisciplinaryCast = Record<RecordKind, Ids>;

/** Notes of the cast, written by who leads the person; the other company's carry its canary. */
export async function castNotes(acme: Company, globex: Company, canary: string): Promise<DisciplinaryCast> {
  for (const company of [acme, globex]) await company.switchOn("DISCIPLINARY_ACTION");
  return {
    own: await about(acme, { name: "ina", author: "mia", witness: "gwen", words: "Words" }),
    team: await about(acme, { name: "tom", author: "mia", witness: "ina", words: "Words" }),
    foreign: await about(acme, { name: "fay", author: "sam", witness: "gwen", words: "Words" }),
    "other company": await about(globex, { name: "spy", author: canary, witness: canary, words: canary }),
    missing: { publishedId: randomUUID(), unpublishedId: randomUUID(), statementId: randomUUID() },
  };
}

type Case = { name: string; author: string; witness: string; words: string };

async function about(company: Company, { name, author, witness, words }: Case): Promise<Ids> {
  const ids = { publishedId: randomUUID(), unpublishedId: randomUUID(), statementId: randomUUID() };
  const [employeeId, authorId] = [company.id(name), company.id(author)];
  const note = (
    id: string,
    published: boolean,
  ) => sql`insert into {disciplinary_note} (id, employee_id, author_id, group_id,
      type, severity, step, occurred_on, reported_at, state, revision, body, published_at, asks, answer_by, created_at)
    values (${id}, ${employeeId}, ${authorId}, ${randomUUID()}, 'LATENESS', 'LOW', 'NONE', '2024-05-06', now(),
      ${published ? "PUBLISHED" : "DRAFT"}, 1, ${words}, ${published ? "2024-05-07" : null}::timestamptz,
      ${published ? "SIGNATURE" : null}, ${published ? "2099-05-07" : null}::date, now())`;
  const revision = (noteId: string) => sql`insert into {disciplinary_revision} (id, note_id, number, body, rephrased,
      written_by, written_at) values (${randomUUID()}, ${noteId}, 1, ${words}, false, ${authorId}, now())`;
  await company.asProduct(async (context) => {
    for (const [id, published] of [
      [ids.publishedId, true],
      [ids.unpublishedId, false],
    ] as const) {
      await context.rows(note(id, published));
      await context.rows(revision(id));
    }
    await context.rows(
      sql`insert into {disciplinary_witness} (id, note_id, employee_id, question, asked_by, asked_at)
        values (${ids.statementId}, ${ids.publishedId}, ${company.id(witness)}, ${words}, ${authorId}, now())`,
    );
  });
  return ids;
}
