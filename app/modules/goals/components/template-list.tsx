import { Form, useNavigation } from "@remix-run/react";
import { IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { TemplatePreview } from "../queries/preview-template-change.ts";
import type { ListedTemplate } from "../queries/template-list.ts";
import type { TemplateSettings } from "../queries/template-settings.ts";
import { fieldError, useGoalWords } from "./goal-words.ts";
import { TemplatePreviewList } from "./template-preview-list.tsx";
import classes from "./template-list.module.css";

/** The templates in the order they are asked, and adding one. */
export function TemplateList({
  settings: { list },
  result,
}: {
  settings: TemplateSettings;
  result: CommandResult | null;
}) {
  const { t } = useGoalWords();
  return (
    <Section title={t("template-list.title")} description={t("template-list.text")}>
      <Answer list={list} result={result} />
      <ol className={classes.list}>
        {list.map((one, place) => (
          <Row key={one.id ?? ""} template={one} first={place === 0} />
        ))}
      </ol>
      <AddForm result={result} />
    </Section>
  );
}

function Row({
  template: { id, name, isDefault, cohorts, people },
  first,
}: {
  template: ListedTemplate;
  first: boolean;
}) {
  const { t } = useGoalWords();
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
          {isDefault
            ? t("template-list.everybody-else")
            : cohorts.map((cohort) => (
                <UiLink key={cohort.id} href={`/app/cohorts/${cohort.id}`} className={classes.cohort}>
                  <Chip tone="blue" icon={null}>
                    {cohort.name}
                  </Chip>
                </UiLink>
              ))}
          {!isDefault && cohorts.length === 0 ? t("template-list.nobody-yet") : null}
        </span>
      </span>
      <span className={classes.count}>{t("insights.people-count", { count: people })}</span>
      {isDefault ? (
        <span className={classes.acts} />
      ) : (
        <Form method="post" className={classes.acts} preventScrollReset>
          <input type="hidden" name="templateId" value={id ?? ""} />
          {first ? null : (
            <IconButton
              type="submit"
              name="intent"
              value="review-earlier"
              size="small"
              label={t("template-list.earlier-named", { name })}
              icon={<IconArrowUp size={16} aria-hidden="true" />}
            />
          )}
          <IconButton
            type="submit"
            name="intent"
            value="review-removal"
            size="small"
            label={t("template-list.remove-named", { name })}
            icon={<IconTrash size={16} aria-hidden="true" />}
          />
        </Form>
      )}
    </li>
  );
}

type Asked = { templateId: string; act: "earlier" | "remove"; preview: TemplatePreview };

/** What moving or removing would do, to be said yes to; and what was removed, to be brought back. */
function Answer({ list, result }: { list: readonly ListedTemplate[]; result: CommandResult | null }) {
  const { t, refusal } = useGoalWords();
  if (!result || ["review", "save", "add-template"].includes(result.intent)) return null;
  if (result.error) return <Callout tone="danger" announced title={refusal(result.error.code, result.error.params)} />;
  if (result.intent === "ask-earlier" || result.intent === "restore-template")
    return <Callout tone="success" announced title={t("settings.saved")} />;
  if (result.intent === "remove-template") {
    const { templateId, name } = result.value as { templateId: string; name: string };
    return (
      <Callout
        announced
        title={t("template-list.removed", { name })}
        action={<Act intent="restore-template" templateId={templateId} label={t("template-list.undo")} />}
      />
    );
  }
  const { templateId, act, preview } = result.value as Asked;
  const name = list.find(({ id }) => id === templateId)?.name ?? "";
  return (
    <div className={classes.asked}>
      <TemplatePreviewList preview={preview} />
      <Act
        intent={act === "earlier" ? "ask-earlier" : "remove-template"}
        templateId={templateId}
        label={t(`template-list.confirm-${act}`, { name })}
      />
    </div>
  );
}

function Act({ intent, templateId, label }: { intent: string; templateId: string; label: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="templateId" value={templateId} />
      <Button type="submit" name="intent" value={intent} size="small">
        {label}
      </Button>
    </Form>
  );
}

function AddForm({ result }: { result: CommandResult | null }) {
  const words = useGoalWords();
  const { t } = words;
  const own = result?.intent === "add-template" && !result.done ? result : null;
  const busy = useNavigation().formData?.get("intent") === "add-template";
  return (
    <Form method="post" className={classes.add} preventScrollReset>
      <TextField
        name="name"
        label={t("template-list.add-name")}
        description={t("template-list.add-text")}
        maxLength={60}
        autoComplete="off"
        defaultValue={String(own?.reply?.initialValue?.["name"] ?? "")}
        error={fieldError(words, own?.reply?.error?.["name"] ?? undefined)}
      />
      <Button
        type="submit"
        name="intent"
        value="add-template"
        loading={busy}
        icon={<IconPlus size={16} aria-hidden="true" />}
      >
        {t("template-list.add")}
      </Button>
    </Form>
  );
}
