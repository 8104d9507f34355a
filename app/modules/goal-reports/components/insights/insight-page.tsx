import { SavedViewField, SavedViews, type ListViews } from "#app/modules/audiences/ui.ts";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import { ToolbarFilters } from "#app/ui/toolbar/toolbar-filters.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import type { InsightScreen } from "../../queries/insight-screen.ts";
import { frameOptions, useGoalAddress } from "#app/modules/goals/ui.ts";
import { GoalExports } from "./goal-exports.tsx";
import { InsightGoals } from "./insight-goals.tsx";
import { InsightPeople } from "./insight-people.tsx";
import { PrintInsights } from "./print-insights.tsx";
import classes from "../insight.module.css";
import { useReportWords } from "../report-words.ts";

export type InsightPageProps = { screen: InsightScreen; views: ListViews | null };

/** Numbers about goals or people, each a way to what it counts, and the files made of them. */
export function InsightPage({ screen, views }: InsightPageProps) {
  const { t } = useReportWords();
  const { address, goals, people } = screen;
  return (
    <div className={classes.page}>
      <div>
        <PageHeader
          title={t(`insights.of.${address.key}`)}
          description={t("insights.text")}
          actions={
            <>
              <SavedViews views={views} />
              <PrintInsights screen={screen} />
            </>
          }
        />
        <InsightTools screen={screen} views={views} />
      </div>
      {goals ? <InsightGoals screen={screen} goals={goals} /> : null}
      {people ? <InsightPeople screen={screen} people={people} /> : null}
      <GoalExports screen={screen} />
    </div>
  );
}

function InsightTools({ screen: { input, periods }, views }: InsightPageProps) {
  const words = useReportWords();
  const { t } = words;
  const address = useGoalAddress();
  const levels = [
    ["OBJECTIVE", t("names.objectives")],
    ["INDIVIDUAL", t("insights.people")],
  ] as const;
  const ways = (
    <SegmentedControl
      label={t("insights.level")}
      name="level"
      value={input.level}
      segments={levels.map(([value, label]) => ({
        value,
        label,
        href: address.with({ level: value, page: null, people: null }),
      }))}
    />
  );
  return (
    <Toolbar label={t("list.controls")} end={ways}>
      <AddressForm kept={[["level", input.level]]}>
        <SavedViewField views={views} />
        <ToolbarFilters>
          <Choice
            name="period"
            label={t("list.period")}
            hideLabel
            defaultValue={input.period}
            options={frameOptions(words, periods)}
          />
        </ToolbarFilters>
      </AddressForm>
    </Toolbar>
  );
}
