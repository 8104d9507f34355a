import { IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { saysNobody } from "#app/modules/audiences/domain.ts";
import { useAudienceWords } from "#app/modules/audiences/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import type { AnswerOf } from "#app/platform/forms/answers.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { ListedTemplate } from "../../queries/template-list.ts";
import type { TemplateSettings } from "../../queries/template-settings.ts";
import type { action } from "../../routes/settings.tsx";
import { settingsCommands } from "../goal-page-commands.ts";
import { useGoalWords } from "../goal-words.ts";
import { TemplatePreviewList } from "./template-preview-list.tsx";
import classes from "./template-list.module.css";

const orders = ["review-earlier", "review-removal", "ask-earlier", "remove-template", "restore-template"] as const;
type Order = (typeof orders)[number];
type Ordering = ReturnType<typeof settingsCommands.useCommand<Order>>;

export type TemplateListProps = {
  settings: TemplateSettings;
  /** Something else was done on the page since. */
  overtaken: boolean;
  onAnswer: () => void;
};

/** The templates in the order they are asked, and adding one. */
export function TemplateList({ settings: { list }, overtaken, onAnswer }: TemplateListProps) {
  const { t } = useGoalWords();
  const ordering = settingsCommands.useCommand({ intent: orders, refusals: "shown", then: onAnswer });
  const onPage = settingsCommands.usePageAnswer(...orders);
  const answer = ordering.answer ?? onPage;
  return (
    <Section title={t("template-list.title")} description={t("template-list.text")}>
      {answer && !overtaken ? <Answer list={list} answer={answer} ordering={ordering} /> : null}
      <ol className={classes.list}>
        {list.map((one, place) => (
          <Row key={one.id ?? ""} template={one} first={place === 0} ordering={ordering} />
        ))}
      </ol>
      <AddForm />
    </Section>
  );
}

type RowProps = { template: ListedTemplate; first: boolean; ordering: Ordering };

function Row({ template, first, ordering }: RowProps) {
  const { t } = useGoalWords();
  const { id, name, isDefault, people } = template;
  const fields = { templateId: id ?? "" };
  return (
    <li className={classes.row}>
      <span className={classes.words}>
        {isDefault ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <UiLink href={`?template=${id}`} className={classes.name}>
            {name}
          </UiLink>
        )}
        <span className={classes.whom}>
          {isDefault ? t("template-list.everybody-else") : <Whom template={template} />}
        </span>
      </span>
      <span className={classes.count}>{t("insights.people-count", { count: people })}</span>
      {isDefault ? (
        <span className={classes.acts} />
      ) : (
        <span className={classes.acts}>
          {first ? null : (
            <IconAct
              command={ordering}
              intent="review-earlier"
              fields={fields}
              label={t("template-list.earlier-named", { name })}
              icon={<IconArrowUp aria-hidden="true" />}
            />
          )}
          <IconAct
            command={ordering}
            intent="review-removal"
            fields={fields}
            label={t("template-list.remove-named", { name })}
            icon={<IconTrash aria-hidden="true" />}
          />
        </span>
      )}
    </li>
  );
}

/** The cohorts a template is applied to, and the rest of its audience in words. */
function Whom({ template: { audience, cohorts, named } }: { template: ListedTemplate }) {
  const { t } = useGoalWords();
  const who = useAudienceWords();
  const besides = named.everyone || named.names.length > 0;
  if (saysNobody(audience)) return t("template-list.nobody-yet");
  if (cohorts.length === 0 && !besides) return t("template-list.by-filters");
  return (
    <>
      {cohorts.map((cohort) => (
        <UiLink key={cohort.id} href={`/app/cohorts/${cohort.id}`} className={classes.cohort}>
          <Chip tone="blue" icon={null}>
            {cohort.name}
          </Chip>
        </UiLink>
      ))}
      {besides ? who(named) : null}
    </>
  );
}

type AnswerProps = {
  list: readonly ListedTemplate[];
  answer: AnswerOf<typeof action, Order>;
  ordering: Ordering;
};

/** What moving or removing would do, to be said yes to; and what was removed, to be brought back. */
function Answer({ list, answer, ordering }: AnswerProps) {
  const { t } = useGoalWords();
  const refusalOf = useRefusalOf("goals");
  if (!answer.done) return <Callout tone="danger" announced title={refusalOf(answer)} />;
  if (answer.intent === "ask-earlier" || answer.intent === "restore-template")
    return <Callout tone="success" announced title={t("settings.saved")} />;
  if (answer.intent === "remove-template") {
    const { templateId, name } = answer.value;
    const label = t("template-list.undo");
    return (
      <Callout
        announced
        title={t("template-list.removed", { name })}
        action={<Act ordering={ordering} intent="restore-template" templateId={templateId} label={label} />}
      />
    );
  }
  const { templateId, preview } = answer.value;
  const name = list.find(({ id }) => id === templateId)?.name ?? "";
  const earlier = answer.intent === "review-earlier";
  return (
    <div className={classes.asked}>
      <TemplatePreviewList preview={preview} />
      <Act
        ordering={ordering}
        intent={earlier ? "ask-earlier" : "remove-template"}
        templateId={templateId}
        label={t(`template-list.confirm-${earlier ? "earlier" : "remove"}`, { name })}
      />
    </div>
  );
}

type ActProps = { ordering: Ordering; intent: Order; templateId: string; label: string };

function Act({ ordering, intent, templateId, label }: ActProps) {
  return (
    <ActForm command={ordering} intent={intent} fields={{ templateId }}>
      <Button type="submit" size="small" loading={ordering.awaited}>
        {label}
      </Button>
    </ActForm>
  );
}

function AddForm() {
  const { t } = useGoalWords();
  const form = settingsCommands.useCommandForm({ intent: "add-template" });
  return (
    <CommandForm form={form} className={classes.add}>
      <TextField
        name="name"
        label={t("template-list.add-name")}
        description={t("template-list.add-text")}
        maxLength={60}
        autoComplete="off"
        defaultValue={form.typed("name") ?? ""}
        error={form.wrong("name")?.[0]}
      />
      <Button type="submit" loading={form.busy} icon={<IconPlus aria-hidden="true" />}>
        {t("template-list.add")}
      </Button>
    </CommandForm>
  );
}
