import { IconPlus } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { settingsTabs } from "../../domain/survey.ts";
import type { SettingsPage } from "../../queries/settings-page.ts";
import { settingsCommands } from "../engagement-commands.ts";
import { useEngagementWords } from "../engagement-words.ts";
import { BenchmarkList, BringIn } from "./benchmark-list.tsx";
import { BeginPanel } from "./begin-panel.tsx";
import { DriverList, LibraryList } from "./library-lists.tsx";
import { MinimumOfCompany } from "./minimum-of-company.tsx";
import { Recurring } from "./recurring.tsx";
import { EditSeriesPanel } from "./edit-series-panel.tsx";
import { SeriesPanel } from "./series-panel.tsx";
import { SurveyTable } from "./survey-table.tsx";
import { TemplateLists } from "./template-lists.tsx";
import { ExportMenu } from "#app/shell/components/list-screen/export-links.tsx";
import { engagementPlaces } from "../../engagement-places.ts";

/** Surveys of the company, and what they are made of. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const { t } = useEngagementWords();
  const address = useAddress();
  return (
    <Stack>
      <PageHeader
        title={t("settings.title")}
        actions={
          page.benchmarks ? (
            page.benchmarks.length > 0 ? (
              <BringIn />
            ) : null
          ) : (
            <>
              {page.tab === "engagement_surveys" && page.surveys.length > 0 ? (
                <ExportMenu href={`${engagementPlaces.settings}/export`} />
              ) : null}
              <Button
                tone="primary"
                icon={<IconPlus aria-hidden="true" />}
                href={address({ form: page.tab === "series" ? "series" : "new" })}
              >
                {t(page.tab === "series" ? "series.add" : "settings.begin")}
              </Button>
            </>
          )
        }
      />
      <settingsCommands.PageAnswer
        intents={["create", "delete", "restore", "archive-template", "switch-series", "end-series", "delete-benchmark"]}
        said={t("said.done")}
      />
      <Tabs
        label={t("settings.title")}
        current={page.tab}
        tabs={settingsTabs.map((id) => ({
          id,
          href: address({ activeTabId: id, form: null }),
          label: t(`settings.${id}`),
        }))}
      />
      {page.tab === "engagement_surveys" ? (
        <>
          <SurveyTable surveys={page.surveys} />
          <MinimumOfCompany minimum={page.minimum} />
        </>
      ) : null}
      {page.recurring ? <Recurring recurring={page.recurring} /> : null}
      {page.tab === "templates" ? <TemplateLists templates={page.templates} /> : null}
      {page.tab === "question_library" ? <LibraryList library={page.library} /> : null}
      {page.tab === "engagement_drivers" ? <DriverList drivers={page.drivers} /> : null}
      {page.benchmarks ? <BenchmarkList benchmarks={page.benchmarks} /> : null}
      {page.isPlanning ? <SeriesPanel page={page} /> : null}
      {page.edited ? <EditSeriesPanel key={page.edited.id} series={page.edited} /> : null}
      {page.isBeginning ? <BeginPanel page={page} /> : null}
    </Stack>
  );
}
