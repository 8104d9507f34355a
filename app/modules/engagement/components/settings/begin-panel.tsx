import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { SettingsPage } from "../../queries/settings-page.ts";
import { settingsCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** With what a survey begins: what is to be learned, an earlier one, or nothing. */
export function BeginPanel({ page: { templates, surveys } }: { page: SettingsPage }) {
  const { t, say } = useEngagementWords();
  const closeHref = useAddress()({ form: null });
  const waves = surveys.filter(({ state }) => state !== "DRAFT").slice(0, 5);
  const own = templates.own.filter(({ archived }) => !archived);
  const groups = [
    {
      title: t("begin.purpose"),
      rows: templates.samples.map(({ from, title, purpose, questions }) => ({
        ...{ from, title: say(title), count: questions },
        about: t(`purpose.${purpose}`),
      })),
    },
    {
      title: t("templates.own"),
      rows: own.map(({ from, title, questions }) => ({ from, title: say(title), count: questions, about: null })),
    },
    {
      title: t("begin.wave"),
      rows: waves.map(({ id, title, questions }) => ({
        ...{ from: `wave:${id}`, title: say(title), count: questions },
        about: null,
      })),
    },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <SidePanel title={t("settings.begin")} closeHref={closeHref} closeLabel={t("cancel")}>
      <Stack>
        {groups.map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <p className={classes.strong}>{title}</p>
            <RowList aria-label={title}>
              {rows.map((row) => (
                <Row key={row.from} apart>
                  <RowWords>
                    <span>{row.title}</span>
                    <span className={classes.soft}>
                      {[row.about, t("mine.questions", { count: row.count })].filter(Boolean).join(" · ")}
                    </span>
                  </RowWords>
                  <Begin from={row.from} />
                </Row>
              ))}
            </RowList>
          </section>
        ))}
        <Begin from="empty" label={t("begin.empty")} />
      </Stack>
    </SidePanel>
  );
}

/** Begins a survey with this, and opens it. */
export function Begin({ from, label }: { from: string; label?: string }) {
  const { t } = useEngagementWords();
  const command = settingsCommands.useCommand({
    intent: "create",
    key: from,
    action: "/app/company/engagement/settings",
  });
  return (
    <ActForm command={command} intent="create" fields={{ from }}>
      <Button type="submit" size="small" loading={command.busy}>
        {label ?? t("begin.use")}
      </Button>
    </ActForm>
  );
}
