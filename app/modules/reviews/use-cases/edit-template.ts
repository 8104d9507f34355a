import { z } from "zod";
import { textInput, tickInput, writtenLines } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import {
  answerTypes,
  commentRules,
  elementKinds,
  type Element,
  type Option,
  type Question,
} from "../domain/elements.ts";
import { ids } from "../domain/ids.ts";
import { saveTemplate, saveTemplateInput } from "./save-template.ts";
import { sql } from "#tenancy/sql.ts";

const lines = z.string().max(5000).default("");
const text = (most: number) => textInput({ most, tooLong: "reviews.too-long" }).default("");
const place = z.coerce.number().int().min(0).max(1000);

/** One question or element as a form has it: the scale one step a line, and its place in the order. */
const questionLine = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  text: text(500),
  help: text(1000),
  answerType: z.enum(answerTypes).default("NONE"),
  options: lines,
  comment: z.enum(commentRules).default("OPTIONAL"),
  required: tickInput.default(false),
  weight: z.coerce.number().min(0).max(100).default(1),
  place: place.default(0),
  whenQuestion: z.string().max(64).default(""),
  whenOption: z.string().max(64).default(""),
  remove: tickInput.default(false),
});
const elementLine = questionLine.omit({ text: true, whenQuestion: true, whenOption: true }).extend({
  kind: z.enum(elementKinds).default("QNA"),
  title: text(120),
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
  const asked = elements
    .filter((element) => !element.remove && element.title)
    .sort((a, b) => a.place - b.place)
    .map((element) => elementOf(element, kept.elements, taken));
  const read = saveTemplateInput.safeParse({ templateId, name, elements: asked, version });
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
): Element {
  const known = before.find(({ id }) => id === line.id);
  const added = line.takes
    .flatMap((id) => taken.get(id) ?? [])
    .filter(({ id }) => !line.questions.some((one) => one.id === id));
  return {
    ...answered(line, known?.options ?? []),
    id: line.id,
    kind: line.kind,
    title: line.title,
    questions: [
      ...line.questions
        .filter((question) => !question.remove && question.text)
        .sort((a, b) => a.place - b.place)
        .map((question) => questionOf(question, known?.questions ?? [])),
      ...added,
    ],
  };
}

function questionOf(line: Line, before: readonly Question[]): Question {
  const known = before.find(({ id }) => id === line.id);
  const when =
    line.whenQuestion && line.whenOption ? { questionId: line.whenQuestion, optionIds: [line.whenOption] } : null;
  return { ...answered(line, known?.options ?? []), id: line.id, text: line.text, when };
}

function answered(line: Omit<Line, "text" | "whenQuestion" | "whenOption">, before: readonly Option[]) {
  const { help, answerType, comment, required, weight } = line;
  return {
    help,
    answerType,
    comment,
    required,
    weight,
    options: answerType === "NONE" ? [] : scaleOf(line.options, before),
  };
}

/** A step keeps its id and score where its place is the same: what was answered before still says it. */
function scaleOf(typed: string, before: readonly Option[]): Option[] {
  return writtenLines(typed).map((label, at) => ({
    id: before[at]?.id ?? String(at + 1),
    label,
    score: before[at]?.score ?? at + 1,
  }));
}

async function questionsTaken(context: Context, taken: readonly string[]): Promise<Map<string, Question>> {
  const rows = await context.rows<{ id: string; question: Omit<Question, "id" | "weight" | "when"> }>(
    sql`select id, question from {review_question} where id = any(${[...taken]}::uuid[])`,
  );
  return new Map(rows.map(({ id, question }) => [id, { ...question, id, weight: 1, when: null }]));
}
