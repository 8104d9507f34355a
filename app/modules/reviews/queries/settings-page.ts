import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import {
  readAnswered,
  readElements,
  type AnswerType,
  type CommentRule,
  type Element,
  type Option,
  type Setup,
} from "../domain/elements.ts";
import { competenciesOf } from "./competencies-of.ts";
import type { Rated } from "../domain/fields.ts";
import { sql } from "#tenancy/sql.ts";

export const settingsTabs = ["templates", "question_library"] as const;
export const settingsInput = z.object({
  activeTabId: z.enum(settingsTabs).optional().catch(undefined),
  shelf: z.enum(["active", "sample", "archived"]).optional().catch(undefined),
  question: z
    .union([z.literal("new"), z.guid()])
    .optional()
    .catch(undefined),
  /** As links of old open the question with this id. */
  showQuestionDetails: z.string().optional(),
  questionId: z.guid().optional().catch(undefined),
});

export type LibraryQuestion = {
  id: string;
  question: {
    text: string;
    help: string;
    answerType: AnswerType;
    options: Option[];
    setup: Setup;
    comment: CommentRule;
    required: boolean;
  };
  archived: boolean;
  version: number;
};
export type ListedTemplate = { id: string; name: string; elements: number; questions: number; archived: boolean };

export type SettingsPage = {
  tab: (typeof settingsTabs)[number];
  shelf: "active" | "sample" | "archived";
  templates: ListedTemplate[];
  questions: LibraryQuestion[];
  /** The question that is open; null where none is. */
  open: LibraryQuestion | "new" | null;
};

/** The company's templates, and the library of questions. */
export async function settingsPage(
  context: Context,
  { activeTabId, shelf = "active", question, showQuestionDetails, questionId }: z.output<typeof settingsInput>,
): Promise<SettingsPage> {
  await authorize(context, "view", { kind: "ReviewTemplate" });
  const templates = await context.rows<ListedTemplate>(
    sql`select t.id, t.name, jsonb_array_length(t.elements) as elements,
      (select coalesce(sum(jsonb_array_length(e->'questions')), 0)::int
      from jsonb_array_elements(t.elements) e) as questions, t.archived_at is not null as archived
      from {review_template} t order by lower(t.name), t.id limit 500`,
  );
  const questions = await libraryOf(context);
  const linked = showQuestionDetails === undefined ? undefined : questionId;
  const asked = question ?? linked;
  const open = asked === "new" ? "new" : (questions.find(({ id }) => id === asked) ?? null);
  return { tab: activeTabId ?? (linked ? "question_library" : "templates"), shelf, templates, questions, open };
}

export async function libraryOf(context: Context): Promise<LibraryQuestion[]> {
  const kept = await context.rows<LibraryQuestion>(
    sql`select id, question, archived_at is not null as archived, version from {review_question}
      order by lower(question->>'text'), id limit 500`,
  );
  return kept.map((one) => ({ ...one, question: readAnswered(one.question) }));
}

export type TemplatePage = {
  id: string;
  name: string;
  elements: Element[];
  archived: boolean;
  version: number;
  library: LibraryQuestion[];
  competencies: Rated[];
};

/** One template to change or to look at. */
export async function templatePage(context: Context, templateId: string): Promise<TemplatePage> {
  await authorize(context, "view", { kind: "ReviewTemplate" });
  const found = await firstRow<Omit<TemplatePage, "library" | "competencies">>(
    context,
    sql`select id, name, elements, archived_at is not null as archived, version from {review_template} where id = ${templateId}`,
  );
  if (!found) throw notFound("ReviewTemplate");
  const me = context.actor.employeeId;
  return {
    ...found,
    elements: readElements(found.elements),
    library: (await libraryOf(context)).filter(({ archived }) => !archived),
    competencies: (await competenciesOf(context, [me])).get(me) ?? [],
  };
}
