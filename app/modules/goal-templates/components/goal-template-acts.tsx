import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { GoalTemplateScreen } from "../queries/goal-template-screen.ts";
import classes from "./goal-template.module.css";
import { goalTemplateCommands } from "./goal-template-commands.ts";
import { useTemplateWords } from "./goal-template-words.ts";

export type TemplateActsProps = { screen: GoalTemplateScreen; busy: boolean };

/** Giving a template to a cohort, and what may be done with the goals made of it, each looked at before. */
export function TemplateActs({ screen, busy }: TemplateActsProps) {
  const { t } = useTemplateWords();
  const { template, cohorts, goals, preview } = screen;
  return (
    <Section title={t("goal-template.give")} description={t("goal-template.give-text")}>
      {template.archived ? null : cohorts.length === 0 ? (
        <p className={classes.soft}>
          <UiLink href="/app/cohorts/new">{t("goal-template.make-cohort")}</UiLink>
        </p>
      ) : (
        <Give templateId={template.id} cohorts={cohorts} busy={busy} />
      )}
      {goals.length > 0 && !preview ? (
        <div className={classes.acts}>
          <Button href={`?preview=UPDATE`}>{t("goal-template.look-update")}</Button>
          <Button href={`?preview=WITHDRAW`}>{t("goal-template.look-withdraw")}</Button>
        </div>
      ) : null}
      {preview ? <Preview preview={preview} templateId={template.id} busy={busy} /> : null}
    </Section>
  );
}

/** Whether there is a form for it: neither an archived template is given, nor one where there is no cohort. */
export function mayBeGiven({ template, cohorts }: Pick<GoalTemplateScreen, "template" | "cohorts">): boolean {
  return !template.archived && cohorts.length > 0;
}

type GiveProps = Pick<GoalTemplateScreen, "cohorts"> & { templateId: string; busy: boolean };

function Give({ templateId, cohorts, busy }: GiveProps) {
  const { t } = useTemplateWords();
  const form = goalTemplateCommands.useCommandForm({ intent: "assign", fields: { templateId } });
  return (
    <CommandForm form={form} className={classes.give}>
      <SelectField
        name="cohortId"
        label={t("goal-template.cohort")}
        placeholder={t("goal-template.choose")}
        options={cohorts.map(({ id, name }) => ({ value: id, label: name }))}
        error={form.wrong("cohortId")?.[0]}
      />
      <Button type="submit" tone="primary" loading={form.busy} disabled={busy}>
        {t("goal-template.assign")}
      </Button>
    </CommandForm>
  );
}

function Preview({
  preview: { kind, people, changed, fields, kept },
  templateId,
  busy,
}: {
  preview: NonNullable<GoalTemplateScreen["preview"]>;
  templateId: string;
  busy: boolean;
}) {
  const words = useTemplateWords();
  const { t } = words;
  const named = useFieldNames();
  const intent = kind === "UPDATE" ? "update-goals" : "withdraw-goals";
  const command = goalTemplateCommands.useCommand({ intent });
  return (
    <div className={classes.preview}>
      <Callout
        announced
        tone={kept.length > 0 ? "warning" : "info"}
        title={t(`goal-template.would-${kind}`, { count: changed, people })}
      >
        <ul className={classes.lines}>
          {kind === "UPDATE"
            ? fields.map(({ field, people: count }) => (
                <li key={field}>{t("goal-template.would-field", { field: named(field), count })}</li>
              ))
            : null}
          {kept.map(({ employeeId, name, goalId, reason, fields: own }) => (
            <li key={employeeId}>
              {goalId ? <UiLink href={`/app/goal/${goalId}`}>{name}</UiLink> : name}:{" "}
              {own.length > 0
                ? t("goal-template.own", { fields: words.format.list(own.map(named)) })
                : words.refusal(reason)}
            </li>
          ))}
        </ul>
      </Callout>
      <div className={classes.acts}>
        {changed > 0 ? (
          <ActForm command={command} intent={intent} fields={{ templateId }}>
            <Button type="submit" tone="primary" loading={command.busy} disabled={busy}>
              {t(`goal-template.do-${kind}`)}
            </Button>
          </ActForm>
        ) : null}
        <Button tone="quiet" href="?">
          {t("cancel")}
        </Button>
      </div>
    </div>
  );
}

/** What fields of goals are called. */
export function useFieldNames(): (field: string) => string {
  const { t } = useTemplateWords();
  const names: Record<string, string> = {
    title: t("column.title"),
    description: t("form.description"),
    visibility: t("form.visibility"),
    start: t("form.start"),
    target: t("form.target"),
    keyResult: t("key-result"),
  };
  return (field) => names[field] ?? field;
}
