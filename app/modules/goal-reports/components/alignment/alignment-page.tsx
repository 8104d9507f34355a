import { IconFileTypePdf } from "@tabler/icons-react";
import { AddressForm } from "#app/shell/components/address-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import { ToolbarFilters } from "#app/ui/toolbar/toolbar-filters.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { shareOf } from "#app/modules/goals/domain.ts";
import type { GapNumbers } from "#app/modules/goals/index.ts";
import { frameOptions } from "#app/modules/goals/ui.ts";
import type { AlignmentScreen } from "../../queries/alignment-screen.ts";
import { AlignmentRules } from "./alignment-rules.tsx";
import { GapTable, UnitTable, type Behind } from "./alignment-tables.tsx";
import classes from "../insight.module.css";
import { useReportWords } from "../report-words.ts";

const list = "/app/company/goal/manage";

/** How well open goals hang together; every number leads to the goals it counts. */
export function AlignmentPage({ screen }: { screen: AlignmentScreen }) {
  const { t } = useReportWords();
  const behind: Behind = (changes) =>
    `${list}?${new URLSearchParams({ period: screen.input.period, status: "OPEN", ...changes })}`;
  const [objectives, keyResults] = (["OBJECTIVE", "KEY_RESULT"] as const).map((kind) =>
    screen.gaps.find((row) => row.kind === kind && row.level === null),
  );
  return (
    <div className={classes.page}>
      <div>
        <PageHeader
          title={t("alignment.title")}
          description={t("alignment.text")}
          actions={
            objectives ? (
              <Button
                href={`/app/company/goal/alignment/print?period=${encodeURIComponent(screen.input.period)}`}
                download
                icon={<IconFileTypePdf />}
              >
                {t("exports.pdf")}
              </Button>
            ) : null
          }
        />
        <Tools screen={screen} />
      </div>
      {objectives ? (
        <>
          <Shares screen={screen} objectives={objectives} keyResults={keyResults} behind={behind} />
          <GapTable gaps={screen.gaps} behind={behind} />
          <UnitTable units={screen.units} behind={behind} />
          <AlignmentRules />
        </>
      ) : (
        <EmptyState title={t("empty.title")}>{t("alignment.empty")}</EmptyState>
      )}
    </div>
  );
}

type SharesProps = {
  screen: AlignmentScreen;
  objectives: GapNumbers;
  keyResults: GapNumbers | undefined;
  behind: Behind;
};

function Shares({ screen: { gaps }, objectives, keyResults, behind }: SharesProps) {
  const { t, format } = useReportWords();
  const below = gaps
    .filter(({ kind, level }) => kind === "OBJECTIVE" && level !== null && level !== "COMPANY")
    .reduce((sum, { open }) => sum + open, 0);
  const of = (part: number, whole: number) => t("alignment.of", { part, whole });
  const percent = (part: number, whole: number) => format.percent(roundedShare(part, whole));
  const unclear = keyResults ? keyResults.SAME_ENDS + keyResults.BASELINE : 0;
  return (
    <div className={classes.cards}>
      <Card href={behind({ gap: "NO_PARENT" })}>
        <Stat
          label={t("alignment.aligned")}
          value={percent(below - objectives.NO_PARENT, below)}
          hint={of(below - objectives.NO_PARENT, below)}
        />
      </Card>
      <Card href={behind({ gap: "NO_KEY_RESULTS" })}>
        <Stat
          label={t("alignment.measured")}
          value={percent(objectives.open - objectives.NO_KEY_RESULTS, objectives.open)}
          hint={of(objectives.open - objectives.NO_KEY_RESULTS, objectives.open)}
        />
      </Card>
      {keyResults ? (
        <Card href={behind({ gap: "BASELINE", kind: "KEY_RESULT" })}>
          <Stat
            label={t("alignment.clear")}
            value={percent(keyResults.open - unclear, keyResults.open)}
            hint={of(keyResults.open - unclear, keyResults.open)}
          />
        </Card>
      ) : null}
      <Card href={behind({ heard: "NOT" })}>
        <Stat
          label={t("insights.silent")}
          value={format.number(objectives.silent)}
          hint={of(objectives.silent, objectives.open)}
        />
      </Card>
    </div>
  );
}

function roundedShare(part: number, whole: number): number | null {
  const share = shareOf(part, whole);
  return share === null ? null : Math.round(share);
}

function Tools({ screen: { input, periods } }: { screen: AlignmentScreen }) {
  const words = useReportWords();
  return (
    <Toolbar label={words.t("list.controls")}>
      <AddressForm>
        <ToolbarFilters>
          <Choice
            name="period"
            label={words.t("list.period")}
            hideLabel
            defaultValue={input.period}
            options={frameOptions(words, periods)}
          />
        </ToolbarFilters>
      </AddressForm>
    </Toolbar>
  );
}
