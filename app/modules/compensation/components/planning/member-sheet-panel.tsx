import { useFormat } from "#app/platform/i18n/use-format.ts";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { MemberSheet } from "../../queries/member-sheet.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import { useExplanation } from "../use-explanation.ts";

/** A line with its recommendation, why it is so, and how it came about. */
export function MemberSheetPanel({ sheet, closeHref }: { sheet: MemberSheet; closeHref: string }) {
  const { t, money, percent } = useCompensationWords();
  const format = useFormat();
  const explain = useExplanation();
  const { row, recommendation, history } = sheet;
  return (
    <SidePanel title={row.name} closeLabel={t("close")} closeHref={closeHref}>
      <div className={classes.sheet}>
        <DefinitionList
          items={[
            { term: t("grid.base"), detail: money(row.base, row.currency) },
            { term: t("grid.rating"), detail: row.rating ?? "–" },
            { term: t("grid.range"), detail: percent(row.compaBefore) },
            { term: t("sheet.range-after"), detail: percent(row.compaAfter) },
            { term: t("grid.raise"), detail: money(row.raise, row.currency) },
            { term: t("sheet.unit"), detail: row.unit },
          ]}
        />
        <Section title={t("sheet.recommended")}>
          {recommendation ? (
            <>
              <p>
                <strong>{money(recommendation.raise, row.currency)}</strong>
              </p>
              <p className={classes.soft}>{explain(recommendation, row.rating ?? "", row.currency)}</p>
            </>
          ) : (
            <p className={classes.soft}>{t("sheet.none")}</p>
          )}
        </Section>
        <Section title={t("sheet.history")}>
          <ul className={classes.rows}>
            {history.map((one) => (
              <li key={one.id}>
                {t(`entry.${one.kind}`, { name: one.by })} · {format.dateTime(one.at)}
                {one.after === null ? null : (
                  <div>
                    {money(one.before ?? 0, row.currency)} → {money(one.after, row.currency)}
                  </div>
                )}
                {one.reason ? <div className={classes.soft}>{one.reason}</div> : null}
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </SidePanel>
  );
}
