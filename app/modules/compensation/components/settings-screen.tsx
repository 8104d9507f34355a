import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { SettingsPage } from "../queries/settings-page.ts";
import { settingsCommands as commands } from "./compensation-commands.ts";
import classes from "./compensation.module.css";
import { PayOfPerson } from "./person-pay.tsx";
import { BandPanel, ImportPanel, PayPanel } from "./settings-panels.tsx";
import { useCompensationWords } from "./use-compensation-words.ts";

/** Pay ranges, pay that is brought in, and the pay of one person who is asked for by name. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const closeHref = address({ panel: null });
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t("settings.title")}
        actions={
          <>
            <Button href={address({ panel: "import" })}>{t("import.title")}</Button>
            <Button tone="primary" href={address({ panel: "band" })}>
              {t("band.add")}
            </Button>
          </>
        }
      />
      <commands.PageAnswer
        intents={["save-band", "archive-band", "apply-import", "undo-import", "record-pay"]}
        said={t("said.saved")}
      />
      <Bands page={page} />
      <PayOfPerson page={page} />
      <Imports page={page} />
      {page.panel === "band" ? <BandPanel page={page} closeHref={closeHref} /> : null}
      {page.panel === "import" ? <ImportPanel closeHref={closeHref} /> : null}
      {page.panel === "pay" && page.person ? <PayPanel page={page} closeHref={closeHref} /> : null}
    </div>
  );
}

function Bands({ page: { bands } }: { page: SettingsPage }) {
  const { t, format, money } = useCompensationWords();
  const archive = commands.useCommand({ intent: "archive-band", said: t("said.archived") });
  return (
    <Section title={t("band.title")} description={t("band.text")}>
      <DataTable
        caption={t("band.title")}
        rows={bands}
        rowKey={({ id }) => id}
        empty={<p className={classes.soft}>{t("band.none")}</p>}
        columns={[
          {
            id: "grade",
            header: t("band.grade"),
            render: ({ grade, functionName }) => (functionName ? `${grade} · ${functionName}` : grade),
          },
          {
            id: "range",
            header: t("band.range"),
            narrow: true,
            render: ({ minimum, midpoint, maximum, currency }) =>
              [minimum, midpoint, maximum].map((amount) => money(amount, currency)).join(" – "),
          },
          {
            id: "from",
            header: t("band.from"),
            render: ({ effectiveOn }) => format.date(effectiveOn),
            narrow: "named",
          },
          {
            id: "act",
            header: t("band.archive"),
            hideHeader: true,
            render: ({ id, grade }) => (
              <ActForm command={archive} intent="archive-band" fields={{ bandId: id }}>
                <Button type="submit" size="small" tone="quiet" aria-label={t("band.archive-of", { grade })}>
                  {t("band.archive")}
                </Button>
              </ActForm>
            ),
          },
        ]}
      />
    </Section>
  );
}

function Imports({ page: { imports } }: { page: SettingsPage }) {
  const { t, format } = useCompensationWords();
  const undo = commands.useCommand({ intent: "undo-import", said: t("said.undone") });
  if (imports.length === 0) return null;
  return (
    <Section title={t("import.past")}>
      <ul className={classes.rows}>
        {imports.map(({ id, lines, by, at, undone }) => (
          <li key={id} className={classes.line}>
            {t("import.line", { count: lines, name: by, date: format.dateTime(at) })}
            {undone ? (
              <span className={classes.soft}>{t("import.undone")}</span>
            ) : (
              <ActForm command={undo} intent="undo-import" fields={{ importId: id }}>
                <Button type="submit" size="small" tone="quiet">
                  {t("import.undo")}
                </Button>
              </ActForm>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
