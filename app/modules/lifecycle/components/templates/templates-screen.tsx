import { IconPlus } from "@tabler/icons-react";
import { useAudienceWords } from "#app/modules/audiences/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { TemplatesPage } from "../../queries/templates-page.ts";
import { templatesCommands } from "../lifecycle-commands.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";
import { TemplatePanel } from "./template-panel.tsx";

/** The templates journeys are made of; where there are none, samples to begin with. */
export function TemplatesScreen({ page }: { page: TemplatesPage }) {
  const { t } = useLifecycleWords();
  const address = useAddress();
  const samples = templatesCommands.useCommand({ intent: "add-samples", said: t("said.saved") });
  const add = (
    <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={address({ template: "new" })}>
      {t("template.add")}
    </Button>
  );
  const active = page.rows.some(({ archived }) => !archived);
  return (
    <Stack>
      <PageHeader title={t("navigation.templates")} actions={active ? add : null} />
      <templatesCommands.PageAnswer
        intents={["save-template", "archive-template", "add-samples"]}
        said={t("said.saved")}
      />
      {active ? null : (
        <EmptyState
          title={t("template.none")}
          action={
            <div className={classes.line}>
              <ActForm command={samples} intent="add-samples">
                <Button type="submit" tone="primary" loading={samples.busy}>
                  {t("template.samples")}
                </Button>
              </ActForm>
              {add}
            </div>
          }
        >
          {t("template.none-text")}
        </EmptyState>
      )}
      <ul className={classes.plain}>
        {page.rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {page.open ? <TemplatePanel key={page.open.id ?? "new"} open={page.open} /> : null}
    </Stack>
  );
}

function Row({ row }: { row: TemplatesPage["rows"][number] }) {
  const { t } = useLifecycleWords();
  const audience = useAudienceWords();
  const address = useAddress();
  const command = templatesCommands.useCommand({ intent: "archive-template", key: row.id, said: t("said.saved") });
  return (
    <li className={classes.row} data-row>
      <div className={classes.line}>
        {row.archived ? row.name : <UiLink href={address({ template: row.id })}>{row.name}</UiLink>}
        <Chip>{t(`moment.${row.moment}`)}</Chip>
        {row.followsRegister ? <Chip tone="green">{t("template.by-itself")}</Chip> : null}
        {row.archived ? <Chip tone="grey">{t("template.archived")}</Chip> : null}
        <span className={classes.end}>
          <ActForm
            command={command}
            intent="archive-template"
            fields={{ templateId: row.id, archived: String(!row.archived) }}
          >
            <Button type="submit" size="small" tone="quiet" loading={command.busy}>
              {t(row.archived ? "template.bring-back" : "template.archive")}
            </Button>
          </ActForm>
        </span>
      </div>
      <p className={classes.soft}>
        {t("template.facts", { steps: row.steps, number: row.number, running: row.running })} · {audience(row.names)}
      </p>
    </li>
  );
}
