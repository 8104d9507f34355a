import { ArchiveAct } from "#app/platform/forms/icon-act.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { SettingsPage } from "../../queries/settings-page.ts";
import type { TemplateRow } from "../../queries/templates.ts";
import { settingsCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { Begin } from "./begin-panel.tsx";

/** The company's own templates, and samples to begin with. */
export function TemplateLists({ templates: { own, samples } }: Pick<SettingsPage, "templates">) {
  const { t } = useEngagementWords();
  return (
    <>
      <Section title={t("templates.own")}>
        {own.length === 0 ? <p className={classes.soft}>{t("templates.none")}</p> : <Templates rows={own} />}
      </Section>
      <Section title={t("templates.samples")} description={t("templates.samples-text")}>
        <Templates rows={samples} />
      </Section>
    </>
  );
}

export function Templates({ rows }: { rows: readonly TemplateRow[] }) {
  const { t, say } = useEngagementWords();
  return (
    <ul className={classes.templates}>
      {rows.map((row) => (
        <li key={row.id} className={classes.template}>
          <span className={classes.strong}>
            <UiLink href={`/template/engagement/${row.id}`}>{say(row.title)}</UiLink>
          </span>
          <span className={classes.soft}>
            {`${t(`purpose.${row.purpose}`)} · ${t("mine.questions", { count: row.questions })}`}
          </span>
          <span className={classes.grow} />
          <span className={classes.line}>
            {row.archived ? null : <Begin from={row.from} />}
            {row.from.startsWith("template:") ? <Archive row={row} /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Archive({ row: { id, archived } }: { row: TemplateRow }) {
  const { t } = useEngagementWords();
  const command = settingsCommands.useCommand({ intent: "archive-template", key: id, said: t("said.done") });
  return (
    <ArchiveAct
      command={command}
      intent="archive-template"
      fields={{ templateId: id }}
      archived={archived}
      label={t(archived ? "templates.bring-back" : "templates.archive")}
    />
  );
}
