import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { addDays } from "#app/platform/time/days.ts";
import type { CreationPage } from "../../queries/creation-page.ts";
import type { DryRun } from "../../queries/dry-run.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

const namesShown = 8;

/** Some names in a row, and how many more there are. */
function useNames() {
  const { t, format } = useEngagementWords();
  return (names: readonly string[], all = names.length) => {
    const some = names.slice(0, namesShown);
    const said = some.join(", ");
    return all > some.length ? t("launch.and-more", { names: said, count: format.number(all - some.length) }) : said;
  };
}

/** Who works here and is not asked, and why. */
export function NotAsked({ dryRun: { notAsked } }: { dryRun: DryRun }) {
  const { t } = useEngagementWords();
  const names = useNames();
  if (notAsked.length === 0) return null;
  const words = { OFTEN: "launch.not-asked-often", OUTSIDE: "launch.not-asked-outside" } as const;
  return (
    <Section title={t("launch.not-asked")}>
      <DataTable
        caption={t("launch.not-asked")}
        rows={notAsked}
        rowKey={({ why }) => why}
        columns={[
          { ...{ id: "why", header: t("launch.why"), hideable: false }, render: ({ why }) => t(words[why]) },
          { ...{ id: "people", header: t("launch.people") }, render: (row) => names(row.names, row.people) },
        ]}
      />
    </Section>
  );
}

/** By what results can be told apart, if everybody answers, and what is too small for it. */
export function Shown({ dryRun: { shown }, fewest }: { dryRun: DryRun; fewest: number }) {
  const { t, format } = useEngagementWords();
  const names = useNames();
  if (shown.length === 0) return null;
  return (
    <Section title={t("launch.shown")} description={t("launch.shown-text", { count: format.number(fewest) })}>
      <DataTable
        caption={t("launch.shown")}
        rows={shown}
        rowKey={({ attribute }) => attribute}
        columns={[
          {
            ...{ id: "attribute", header: t("launch.told-apart"), hideable: false },
            render: ({ attribute }) => t(`attribute.${attribute}`),
          },
          {
            ...{ id: "shown", header: t("launch.can-be-shown"), align: "end", narrow: true },
            render: (row) => format.number(row.shown),
          },
          { ...{ id: "small", header: t("launch.too-small") }, render: ({ small }) => names(small) || "–" },
        ]}
      />
    </Section>
  );
}

/** Every mail this survey sends by itself, by when it goes and what stands above it. */
export function Mails({ survey }: Pick<CreationPage, "survey">) {
  const { t, say, format } = useEngagementWords();
  const { now, timeZone } = useViewer();
  const today = localDate(now, timeZone);
  const title = say(survey.title) || t("settings.untitled");
  const { closesOn, remindDays, sharesWithAll, sharesWithManagers, attributes } = survey;
  const date = closesOn ? format.date(closesOn) : "";
  const reminders = closesOn
    ? remindDays
        .map((days) => addDays(closesOn, -days))
        .filter((day) => day > today)
        .sort()
    : [];
  const mails = [
    {
      term: t("launch.mail-at-launch"),
      detail: t(closesOn ? "notifications.launched" : "notifications.launched-undated", { title, date }),
    },
    ...reminders.map((day) => ({
      term: t("launch.mail-reminder", { date: format.date(day) }),
      detail: t("notifications.reminded", { title, date }),
    })),
    ...(sharesWithAll ? [{ term: t("launch.mail-at-results"), detail: t("notifications.published", { title }) }] : []),
    ...(!sharesWithAll && sharesWithManagers && attributes.includes("TEAM")
      ? [{ term: t("launch.mail-at-results-team"), detail: t("notifications.published-team", { title }) }]
      : []),
  ];
  return (
    <>
      <DefinitionList items={mails} layout="stacked" />
      <p className={classes.words}>{t("mail.text-anonymity")}</p>
    </>
  );
}
