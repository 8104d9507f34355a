import { IconPlus } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import { Begin } from "../settings/begin-panel.tsx";
import { FocusAct, FocusList } from "./focus-list.tsx";
import type { InsightsData } from "./insights-screen.tsx";

/** What is planned about the results, and what leads on from it: tasks, a pulse that measures it, what came of it. */
export function Plans({
  page: { scope, view, focuses, mayBegin, mayMeasure, hasTasks, goalLevels },
}: {
  page: InsightsData;
}) {
  const { t } = useEngagementWords();
  const address = useAddress();
  const questions = view!.questions.map(({ question }) => question);
  return (
    <Section
      title={t("focus.title")}
      description={t(scope === "company" ? "focus.text" : "focus.text-team")}
      actions={
        <Button icon={<IconPlus aria-hidden="true" />} href={address({ form: "focus" })}>
          {t("focus.add")}
        </Button>
      }
    >
      {focuses.length === 0 ? (
        <p className={classes.soft}>{t("focus.none")}</p>
      ) : (
        <FocusList
          focuses={focuses}
          questions={questions}
          acts={({ id, measured }) => (
            <>
              {goalLevels.length > 0 ? <FocusAct href={address({ goal: id })}>{t("focus.add-goal")}</FocusAct> : null}
              {hasTasks ? <FocusAct href={address({ step: id })}>{t("focus.add-step")}</FocusAct> : null}
              {mayBegin && scope === "company" && !measured ? (
                <Begin from={`focus:${id}`} label={t("focus.measure")} />
              ) : null}
              {mayMeasure && scope !== "company" && (!measured || measured.state === "PUBLISHED") ? (
                <FocusAct href={address({ measure: id })}>{t("focus.measure")}</FocusAct>
              ) : null}
              <FocusAct href={address({ end: id })}>{t("focus.end")}</FocusAct>
            </>
          )}
        />
      )}
    </Section>
  );
}
