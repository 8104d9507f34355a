import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { RowList } from "#app/ui/row-list/row-list.tsx";
import type { ActionPlansPage } from "../../routes/action-plans.tsx";
import { reviewPlaces } from "../../review-places.ts";
import { ActionLine } from "../result/action-plan.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** Direct reports with what follows from their latest result. */
export function ActionPlansScreen({ page }: { page: ActionPlansPage }) {
  const { t } = useReviewWords();
  return (
    <ListScreen title={t("plan.plans")} search={{ name: "text", label: t("list.search"), value: page.input.text }}>
      {page.rows.length === 0 ? (
        <EmptyState title={t("people.none")}>{t("people.none-text")}</EmptyState>
      ) : (
        <RowList>
          {page.rows.map(({ revieweeId, cycleId, cycle, on, employee, actions }) => (
            <li key={revieweeId} className={classes.planned}>
              <div className={classes.between}>
                <span className={classes.facts}>
                  <PersonChip person={employee} />
                  <span>{cycle}</span>
                </span>
                <Button size="small" href={reviewPlaces.plan(cycleId, employee.id, on)}>
                  {t("plan.open")}
                </Button>
              </div>
              {actions.length === 0 ? <p className={classes.soft}>{t("plan.none")}</p> : null}
              <RowList>
                {actions.map((action) => (
                  <ActionLine key={action.id} action={action} acts={false} />
                ))}
              </RowList>
            </li>
          ))}
        </RowList>
      )}
      <ListPages page={page.input.page} pageSize={page.pageSize} total={page.total} />
    </ListScreen>
  );
}
