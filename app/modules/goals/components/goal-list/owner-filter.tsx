import { Suspense } from "react";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { useApplyFilters } from "#app/shell/components/list-screen/use-list-form.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { GoalPage } from "../../queries/goal-page.ts";
import { useGoalWords } from "../goal-words.ts";

/** What searches while one types is fetched by who opens the filters. */
const PersonField = lazyPart(async () => ({ default: (await import("#app/modules/people/ui.ts")).PersonField }));

/** Whose goals alone a list of several people's shows. */
export function useOwnerFilter({ address, owner, person }: GoalPage): ListFilter[] {
  const { t } = useGoalWords();
  if (person || address.scope === "my-goals") return [];
  const field = <OwnerField owner={owner} scope={address.scope} />;
  return [{ name: "owner", label: t("column.owner"), value: owner?.id, said: owner?.name, field }];
}

/** One's own people are found on the lists of a team, for nobody else's goals stand there. */
function OwnerField({ owner, scope }: Pick<GoalPage, "owner"> & Pick<GoalPage["address"], "scope">) {
  const { t } = useGoalWords();
  const apply = useApplyFilters();
  return (
    <Suspense fallback={owner ? <input type="hidden" name="owner" value={owner.id} /> : null}>
      <PersonField
        key={owner?.id ?? ""}
        name="owner"
        label={t("column.owner")}
        offered={owner ? [owner] : []}
        defaultValue={owner?.id ?? null}
        clearable
        among={scope === "direct-reports" || scope === "all-reports" ? scope : "company"}
        onChange={(chosen) => apply({ owner: chosen ?? "" })}
      />
    </Suspense>
  );
}
