import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { companyQuestions, type CompanyQuestion } from "./company-questions.ts";
import { readSettings, type OneOnOneSettings } from "./settings.ts";
import { sql } from "#tenancy/sql.ts";

export const settingsTabs = ["settings", "templates", "question_library", "my_preferences"] as const;
export const settingsPageInput = z.object({
  activeTabId: z.enum(settingsTabs).catch("settings").default("settings"),
  templates: z.enum(["active", "sample", "archived"]).catch("active").default("active"),
  /** The template whose form is open; `new` for a new one. */
  template: z.string().max(60).optional().catch(undefined),
  questions: z.enum(["active", "archived"]).catch("active").default("active"),
  /** The question whose form is open; `new` for a new one. */
  question: z.string().max(60).optional().catch(undefined),
  /** What a new one begins with: a template, or a sample by its name. */
  from: z.string().max(60).optional().catch(undefined),
});

export type Template = { id: string; name: string; points: string[]; archived: boolean; version: number };
export type SettingsPage = {
  tab: (typeof settingsTabs)[number];
  list: "active" | "sample" | "archived";
  settings: OneOnOneSettings;
  templates: Template[];
  questions: CompanyQuestion[];
  questionList: "active" | "archived";
  /** The question whose form is open, or none of it for a new one; null where it is closed. */
  questionForm: { question: CompanyQuestion | null } | null;
  /** Where the company is at, for links to copy. */
  origin: string;
  /** What the form begins with; null where it is closed. */
  form: { template: Template | null; from: string | null } | null;
};

/** What administrators set for the 1:1s of the company. */
export async function settingsPage(
  context: Context,
  {
    activeTabId,
    templates: list,
    template,
    from,
    questions: questionList,
    question,
  }: z.output<typeof settingsPageInput>,
  origin: string,
): Promise<SettingsPage> {
  await authorize(context, "edit", { kind: "OneOnOneSettings" });
  const templates = await context.rows<Template>(
    sql`select id, name, points, archived_at is not null as archived, version from {one_on_one_template}
      order by lower(name), id limit 500`,
  );
  const questions = await companyQuestions(context, { all: true });
  return {
    questions,
    questionList,
    questionForm: question ? { question: questions.find(({ id }) => id === question) ?? null } : null,
    tab: activeTabId,
    list,
    settings: await readSettings(context),
    templates,
    origin,
    form: template
      ? {
          template: templates.find(({ id }) => id === (template === "new" ? from : template)) ?? null,
          from: from ?? null,
        }
      : null,
  };
}
