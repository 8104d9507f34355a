import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { alignmentGaps, ruleOfGap, mostKeyResults } from "#app/modules/goals/domain.ts";
import { useGoalWords } from "#app/modules/goals/ui.ts";
import { useReportWords } from "../report-words.ts";

/** What each number counts, with the rule of good goals behind it. */
export function AlignmentRules() {
  const { t } = useReportWords();
  const { t: coach } = useGoalWords();
  return (
    <Section title={t("alignment.rules")}>
      <DefinitionList
        items={alignmentGaps.map((gap) => {
          const rule = ruleOfGap[gap];
          return {
            term: t(`alignment.gap.${gap}`),
            detail: [
              t(`alignment.means.${gap}`, { most: mostKeyResults }),
              rule ? t("alignment.cited", { rule: coach(`coach.rule.${rule}.name`) }) : "",
            ]
              .join(" ")
              .trim(),
          };
        })}
      />
    </Section>
  );
}
