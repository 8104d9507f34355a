import { AudienceField, typedAudience } from "#app/modules/audiences/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { GoalTemplateScreen } from "../queries/goal-template-screen.ts";
import classes from "./goal-template.module.css";
import { goalTemplateCommands } from "./goal-template-commands.ts";
import { useFieldNames } from "./use-field-names.ts";
import { useTemplateWords } from "./goal-template-words.ts";

export type TemplateActsProps = { screen: GoalTemplateScreen; busy: boolean };

/** Giving a template to people, and what may be done with the goals made of it, each looked at before. */
export function TemplateActs({ screen, busy }: TemplateActsProps) {
  const { t } = useTemplateWords();
  const { template, choices, goals, preview } = screen;
  return (
    <Section title={t("goal-template.give")} description={t("goal-template.give-text")}>
      {template.archived ? null : <Give templateId={template.id} choices={choices} busy={busy} />}
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

type GiveProps = Pick<GoalTemplateScreen, "choices"> & { templateId: string; busy: boolean };

function Give({ templateId, choices, busy }: GiveProps) {
  const { t } = useTemplateWords();
  const form = goalTemplateCommands.useCommandForm({ intent: "assign", fields: { templateId }, clears: true });
  const typed = form.answer?.done === false ? typedAudience(form.answer.reply?.initialValue) : null;
  return (
    <CommandForm form={form} className={classes.give}>
      <AudienceField
        key={form.turn}
        without={["grades", "hired"]}
        audience={typed ?? {}}
        choices={choices}
        wrong={form.wrong}
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
        <Stack as="ul" gap="tight">
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
        </Stack>
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
