import { AuthLayout } from "#app/modules/identity/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { isAsked } from "../../domain/fields.ts";
import type { OutsidePage } from "../../queries/outside-form.ts";
import { outsideCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { AnswerField } from "../form/answer-field.tsx";
import { useDraft } from "./use-draft.ts";

type Link = { company: string; token: string };
type Page = { step: "thanks" | "spent" } | { step: "answer"; asked: OutsidePage; link: Link };

/** For somebody outside the company: the questions about one person, who reads the answers, and what becomes of the link. */
export function OutsideScreen({ page }: { page: Page }) {
  const { t } = useReviewWords();
  if (page.step !== "answer")
    return <AuthLayout title={t(`outside.${page.step}`)} text={t(`outside.${page.step}-text`)} />;
  const { asked, link } = page;
  return (
    <AuthLayout
      wide
      title={t("outside.title", { about: asked.employee })}
      text={t("outside.readers", { about: asked.employee, company: asked.company })}
    >
      <OutsideForm asked={asked} link={link} />
    </AuthLayout>
  );
}

function OutsideForm({ asked, link }: { asked: OutsidePage; link: Link }) {
  const { t, format } = useReviewWords();
  const form = outsideCommands.useCommandForm({ intent: "", id: "outside-review", fields: link });
  const sent = form.answer?.reply?.initialValue?.["answers"] as Record<string, string> | undefined;
  const draft = useDraft(link.token, sent ?? {});
  const faults = form.answer && !form.answer.done ? (form.answer.error?.fields ?? {}) : {};
  return (
    <CommandForm form={form} className={classes.main} aria-label={t("outside.title", { about: asked.employee })}>
      <p className={classes.soft}>{t("outside.until", { date: format.date(asked.dueOn) })}</p>
      {asked.elements.map(({ id, title, help }) => {
        const fields = asked.fields.filter((one) => one.elementId === id && isAsked(one, draft.values));
        return fields.length === 0 ? null : (
          <Section key={id} title={title} {...(help ? { description: help } : {})}>
            {fields.map((field) => (
              <AnswerField
                key={field.field}
                field={field}
                page={{ closed: null, goals: [], said: [], earlier: [] }}
                saving={draft}
                faults={faults}
              />
            ))}
          </Section>
        );
      })}
      <SubmitRow form={form} label={t("outside.send")} />
      <UnsavedChanges when={draft.changed && !form.busy} />
    </CommandForm>
  );
}
