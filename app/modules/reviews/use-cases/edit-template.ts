import { z } from "zod";
import { optionsTyped } from "#app/modules/questionnaires/domain.ts";
import { textInput, tickInput, writtenLines } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import {
  answerTypeInput,
  setupInput,
  commentRules,
  elementKinds,
  readAnswered,
  readElements,
  type Element,
  type Option,
  type Question,
} from "../domain/elements.ts";
import { goalChoosers } from "../domain/goal-weights.ts";
import { hasSteps, isOwnType } from "../domain/asked-as.ts";
import { spokenTo } from "../domain/spoken.ts";
import { ids } from "../domain/ids.ts";
import { saveTemplate, saveTemplateInput } from "./save-template.ts";
import { sql } from "#tenancy/sql.ts";

const lines = z.string().max(5000).default("");
const text = (most: number) => textInput({ most, tooLong: "reviews.too-long" }).default("");
const place = z.coerce.number().int().min(0).max(1000);

/** One question or element as a form has it: the scale one step a line, and its place in the order. */
const questionLine = z.object({
  /** Left out for what is new. */
  id: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .default(""),
  text: text(500),
  help: text(1000),
  wordings: z.partialRecord(z.enum(spokenTo), text(500)).default({}),
  answerType: answerTypeInput.default("TEXT"),
  options: lines,
  setup: setupInput,
  comment: z.enum(commentRules).default("OPTIONAL"),
  required: tickInput.default(false),
  weight: z.coerce.number().min(0).max(100).default(1),
  place: place.default(0),
  whenQuestion: z.string().max(64).default(""),
  whenOption: z.string().max(64).default(""),
  remove: tickInput.default(false),
});
const elementLine = questionLine.omit({ text: true, wordings: true, whenQuestion: true, whenOption: true }).extend({
  kind: z.enum(elementKinds).default("QNA"),
  title: text(120),
  goalsChosenBy: z.enum(goalChoosers).optional(),
  questions: z.array(questionLine).max(60, { error: "reviews.too-many-questions" }).default([]),
  takes: z.array(z.guid()).max(60).default([]),
});

export const editTemplateInput = z.object({
  templateId: ids.template,
  name: saveTemplateInput.shape.name,
  elements: z.array(elementLine).max(21, { error: "reviews.too-many-elements" }).default([]),
  version: versionRead,
});

/** What the form of a template says: lines emptied are taken out, those with words are kept in their order. */
export async function editTemplate(
  context: Context,
  { templateId, name, elements, version }: z.output<typeof editTemplateInput>,
): Promise<{ templateId: string }> {
  await authorize(context, "edit", { kind: "ReviewTemplate" });
  const kept = await firstRow<{ elements: Element[] }>(
    context,
    sql`select elements from {review_template} where id = ${templateId}`,
  );
  if (!kept) throw notFound("ReviewTemplate");
  const taken = await questionsTaken(
    context,
    elements.flatMap(({ takes }) => takes),
  );
  const before = readElements(kept.elements);
  const asked = elements
    .filter((element) => !element.remove && element.title)
    .sort((a, b) => a.place - b.place)
    .map((element) => elementOf(element, before, taken, context.newId));
  const read = saveTemplateInput.safeParse({ templateId, name, elements: askedOnce(asked, context.newId), version });
  if (!read.success)
    throw invalid("reviews.template-faulty", "The template does not fit.", {
      fields: { elements: "reviews.template-faulty" },
    });
  return saveTemplate(context, read.data);
}

type Line = z.output<typeof questionLine>;

function elementOf(
  line: z.output<typeof elementLine>,
  before: readonly Element[],
  taken: ReadonlyMap<string, Question>,
  newId: () => string,
): Element {
  const known = before.find(({ id }) => id === line.id);
  const added = line.takes
    .flatMap((id) => taken.get(id) ?? [])
    .filter(({ id }) => !line.questions.some((one) => one.id === id));
  return {
    ...answered(line, known, newId),
    kind: line.kind,
    title: line.title,
    ...(line.kind === "GOAL" && line.goalsChosenBy ? { goalsChosenBy: line.goalsChosenBy } : {}),
    questions: [
      ...line.questions
        .filter((question) => !question.remove && question.text)
        .sort((a, b) => a.place - b.place)
        .map((question) => questionOf(question, known?.questions ?? [], newId)),
      ...added,
    ],
  };
}

function questionOf(line: Line, before: readonly Question[], newId: () => string): Question {
  const known = before.find(({ id }) => id === line.id);
  const when =
    line.whenQuestion && line.whenOption ? { questionId: line.whenQuestion, optionIds: [line.whenOption] } : null;
  const wordings = Object.fromEntries(Object.entries(line.wordings).filter(([, said]) => said !== ""));
  return { ...answered(line, known, newId), text: line.text, wordings, when };
}

/** A question of the library keeps its id in the first part that takes it, so that it is known as the same in all forms. */
function askedOnce(elements: readonly Element[], newId: () => string): Element[] {
  const asked = new Set<string>();
  const once = (question: Question) => {
    const own = asked.has(question.id) ? { ...question, id: newId() } : question;
    asked.add(own.id);
    return own;
  };
  return elements.map((element) => ({ ...element, questions: element.questions.map(once) }));
}

type Scaled = { id: string; options: readonly Option[] };

/** What is known of the template keeps its id; every other line is new, whatever it calls itself. */
function answered(
  line: Omit<Line, "text" | "wordings" | "whenQuestion" | "whenOption">,
  known: Scaled | undefined,
  newId: () => string,
) {
  const { help, answerType, comment, required, weight, setup } = line;
  return {
    id: known?.id ?? newId(),
    help,
    answerType,
    comment,
    required,
    weight,
    options: hasSteps(answerType) ? optionsTyped(writtenLines(line.options), known?.options ?? [], newId) : [],
    setup: isOwnType(answerType) ? null : setup,
  };
}

async function questionsTaken(context: Context, taken: readonly string[]): Promise<Map<string, Question>> {
  const rows = await context.rows<{ id: string; question: Omit<Question, "id" | "weight" | "when"> }>(
    sql`select id, question from {review_question} where id = any(${[...taken]}::uuid[])`,
  );
  return new Map(rows.map(({ id, question }) => [id, { ...readAnswered(question), id, weight: 1, when: null }]));
}
