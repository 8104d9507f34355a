import { Callout } from "#app/ui/callout/callout.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { pointsPlaces } from "../../points-places.ts";
import type { PreviewedPerson, RulesPreview } from "../../queries/preview-rules.ts";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";

/** Who would have had what in the last quarter by these rules, before anything is saved. */
export function PreviewOfRules({ preview }: { preview: RulesPreview }) {
  const { t, format, points } = usePointsWords();
  const columns = useColumns();
  const { from, to, withEvents, changed, people, reached } = preview;
  const days = { from: format.date(from), to: format.date(to) };
  return (
    <Callout
      announced
      tone={changed > 0 ? "warning" : "info"}
      title={changed > 0 ? t("preview.changed", { count: changed, ...days }) : t("preview.same", days)}
    >
      <p className={classes.soft}>
        {t("preview.sum", { count: withEvents, now: points(preview.points.now), then: points(preview.points.then) })}
      </p>
      <ul className={classes.plain}>
        {reached.map(({ points: threshold, now, then }) => (
          <li key={threshold} className={classes.soft}>
            {t("preview.threshold", { points: points(threshold), now: format.number(now), then: format.number(then) })}
          </li>
        ))}
      </ul>
      {people.length > 0 ? (
        <DataTable caption={t("preview.people")} columns={columns} rows={people} rowKey={({ id }) => id} />
      ) : null}
    </Callout>
  );
}

function useColumns(): Column<PreviewedPerson>[] {
  const { t, format } = usePointsWords();
  const side = (of: "now" | "then"): Column<PreviewedPerson> => ({
    ...{ id: of, header: t(`preview.${of}`), align: "end", narrow: true },
    render: (person) => format.number(person[of].points),
  });
  return [
    {
      ...{ id: "person", header: t("field.employee"), hideable: false },
      render: ({ id, name }) => <UiLink href={pointsPlaces.person(id)}>{name}</UiLink>,
    },
    side("now"),
    side("then"),
  ];
}
