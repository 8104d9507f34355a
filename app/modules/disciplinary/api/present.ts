import { z } from "zod";
import { documentAsks } from "#app/platform/signatures/document-state.ts";
import { localDay, moment, personShape, versionShape } from "#app/platform/http/shapes.ts";
import { ids } from "../domain/ids.ts";
import { appealStates, noteOutcomes, noteStates, severities } from "../domain/note.ts";
import { steps } from "../domain/steps.ts";
import { wordingParts, wordingRules } from "../domain/wording-cues.ts";
import { noteActs } from "../queries/note-page.ts";
import { managerReaches } from "../policy.ts";

const day = (said: string) => localDay.nullable().describe(said);
const step = z.enum(steps).describe("NONE, or the step it was taken as.");

export const noteShape = z.object({
  id: ids.note,
  employee: personShape.describe("Whom it is about."),
  author: personShape.describe("Who wrote it."),
  type: z.string().describe("A type of the product, or the id of one of the company's own."),
  typeName: z.string().nullable().describe("What one of the company's own types is called; null for others."),
  severity: z.enum(severities).describe("How grave it is."),
  step,
  occurredOn: localDay.describe("The day it happened."),
  state: z.enum(noteStates).describe("How it stands."),
  outcome: z.enum(noteOutcomes).nullable().describe("How it was answered; null until then."),
  answerBy: day("The last day for an answer; null until it is published."),
  appealed: z.boolean().describe("Whether an appeal waits to be decided."),
  held: z.boolean().describe("Whether it is held for proceedings."),
  createdAt: moment,
});

export const noteDetailShape = noteShape.extend({
  body: z.string().describe("What happened, as clean HTML."),
  revision: z.number().int().describe("Number of the revision that counts."),
  reportedAt: moment,
  publishedAt: moment.nullable(),
  countsUntil: day("The last day on which its step counts; null where it does not."),
  keepUntil: day("The day after which it is expunged by itself; null where it is kept."),
  version: versionShape,
  acts: z.array(z.enum(noteActs)).describe("What the caller may do with it now."),
  evidence: z
    .array(
      z.object({
        id: ids.attachment,
        name: z.string().describe("The name of the file."),
        digest: z.string().describe("SHA-256 of its bytes, hexadecimal."),
      }),
    )
    .describe("Files that show what happened."),
  appeals: z
    .array(
      z.object({
        id: z.string().describe("The id of the appeal."),
        reason: z.string().describe("What is said to be wrong with the note."),
        state: z.enum(appealStates).describe("How it stands."),
        madeAt: moment,
        decidedBy: z.string().nullable().describe("Who decided, by name."),
        decidedAt: moment.nullable(),
        decision: z.string().describe("Why it was decided so; empty until then."),
      }),
    )
    .describe("Appeals, the latest first."),
});

export const signingLinkShape = z.object({
  href: z.string().describe("Where the person answers the note, below the product's own address."),
  asks: z.enum(documentAsks).describe("Whether they are asked to acknowledge or to sign."),
  digest: z.string().describe("Of the words to be answered; it is sent back with the answer."),
  standing: z.string().describe("How the paper stands: OPEN, EXPIRED, or how it ended."),
  fileHref: z.string().nullable().describe("Where the paper with its proof is; null until it has ended."),
});

export const wordingShape = z.object({
  findings: z
    .array(
      z.object({
        rule: z.enum(wordingRules).describe("Why the words do not hold."),
        at: z.number().int().describe("Where they begin, in letters from 0."),
        words: z.string().describe("The words as they stand there."),
      }),
    )
    .describe("Words that are no fact."),
  missing: z.array(z.enum(wordingParts)).describe("What the text does not say."),
  short: z.boolean().describe("Whether it is too short to be judged."),
});

export const rulesShape = z.object({
  review: z.boolean().describe("Whether HR reviews notes before they are published."),
  managersRaise: z.enum(managerReaches).describe("Which managers write notes."),
  managersSee: z.enum(managerReaches).describe("Which managers read published notes."),
  showsStatements: z.boolean().describe("Whether the person reads what witnesses stated."),
  asks: z.enum(documentAsks).describe("What the person is asked for."),
  answerDays: z.number().int().describe("Days to answer."),
  appealDays: z.number().int().describe("Days to appeal; 0 for none."),
  verbalMonths: z.number().int().describe("Months a verbal warning counts."),
  writtenMonths: z.number().int().describe("Months a written warning counts."),
  finalMonths: z.number().int().describe("Months a final warning counts."),
  retentionMonths: z.number().int().nullable().describe("Months after which notes are expunged; null keeps them."),
  preamble: z.string().describe("What stands above each note."),
  hiddenTypes: z.array(z.string()).describe("Types of the product that the company does not use."),
  hiddenSeverities: z.array(z.enum(severities)).describe("Severities that the company does not use."),
  version: versionShape,
});

export const doneNoteShape = z.object({ noteId: ids.note });
