import { Chart } from "#app/shell/components/chart/chart.tsx";
import { CompetencyLadder } from "#app/ui/charts/competency-ladder.tsx";
import type { Level } from "../../domain/levels.ts";
import type { Standing } from "../../queries/standings.ts";
import { useDevelopWords } from "../develop-words.ts";

export type LadderProps = { standings: readonly Standing[]; levels: readonly Level[] };

/** Where somebody stands in what the job asks: the manager's assessment, else their own, beside what is expected. */
export function Ladder({ standings, levels }: LadderProps) {
  const { t, levelName } = useDevelopWords();
  const stepOf = (level: string | null | undefined) => {
    const at = levels.findIndex(({ id }) => id === level);
    return at < 0 ? null : at + 1;
  };
  const lines = standings
    .filter(({ expectedLevel }) => expectedLevel !== null)
    .map((standing) => {
      const level = (standing.manager ?? standing.self)?.level ?? null;
      return { standing, level, reached: stepOf(level), expected: stepOf(standing.expectedLevel) };
    });
  if (lines.length < 2) return null;
  const met = lines.filter(({ reached, expected }) => reached !== null && reached >= (expected ?? 0)).length;
  const saidOf = (level: string | null) => (level === null ? t("ladder.unknown") : levelName(level, levels));
  return (
    <Chart
      sentence={t("ladder.sentence", { met, count: lines.length })}
      fileName="competencies"
      data={{
        head: [t("competency"), t("plan.level"), t("panel.expected-here"), t("panel.posts")],
        rows: lines.map(({ standing, level }) => [
          standing.name,
          saidOf(level),
          levelName(standing.expectedLevel, levels),
          String(evidenceOf(standing)),
        ]),
      }}
    >
      <CompetencyLadder
        steps={levels.map(({ id }) => levelName(id, levels))}
        rungs={lines.map(({ standing, level, reached, expected }) => ({
          ...{ key: standing.competencyId, label: standing.name, reached, expected },
          evidence: levels.map((_, at) => (at + 1 === (reached ?? 1) ? evidenceOf(standing) : 0)),
          says: t("ladder.says", {
            name: standing.name,
            level: saidOf(level),
            expected: levelName(standing.expectedLevel, levels),
            count: evidenceOf(standing),
          }),
        }))}
      />
    </Chart>
  );
}

const evidenceOf = ({ praise, advice, ratings }: Standing) => praise + advice + ratings;
