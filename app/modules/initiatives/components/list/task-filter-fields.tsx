import { Suspense } from "react";
import { useApplyFilters } from "#app/shell/components/list-screen/use-list-form.ts";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { InitiativePage } from "../../queries/initiative-page.ts";
import { useTaskWords } from "../task-words.ts";

/** Fields that search while one types are fetched by who opens the filters. */
const GoalField = lazyPart(async () => ({ default: (await import("#app/modules/goals/ui.ts")).GoalField }));
const PersonField = lazyPart(async () => ({ default: (await import("#app/modules/people/ui.ts")).PersonField }));
const ParentField = lazyPart(async () => ({ default: (await import("../parent-field.tsx")).ParentField }));

export function GoalFilter({ goal }: Pick<InitiativePage, "goal">) {
  const { t } = useTaskWords();
  const apply = useApplyFilters();
  return (
    <Suspense fallback={<Kept name="goalId" value={goal?.id} />}>
      <GoalField
        key={goal?.id ?? ""}
        label={t("list.goal")}
        goal={goal}
        onChange={(chosen) => apply({ goalId: chosen ?? "" })}
      />
    </Suspense>
  );
}

export function ParentFilter({ parent }: Pick<InitiativePage, "parent">) {
  const { t } = useTaskWords();
  const apply = useApplyFilters();
  return (
    <Suspense fallback={<Kept name="parentId" value={parent?.id} />}>
      <ParentField
        key={parent?.id ?? ""}
        label={t("parent.label")}
        parent={parent}
        may="view"
        onChange={(chosen) => apply({ parentId: chosen ?? "" })}
      />
    </Suspense>
  );
}

/** One's own people are found on the lists of a team, for nobody else's tasks stand there. */
export function OwnerFilter({ owner, place: { scope } }: Pick<InitiativePage, "owner" | "place">) {
  const { t } = useTaskWords();
  const apply = useApplyFilters();
  return (
    <Suspense fallback={<Kept name="owner" value={owner?.id} />}>
      <PersonField
        key={owner?.id ?? ""}
        name="owner"
        label={t("list.owner")}
        offered={owner ? [owner] : []}
        defaultValue={owner?.id ?? null}
        clearable
        among={scope === "mine" ? undefined : scope}
        onChange={(chosen) => apply({ owner: chosen ?? "" })}
      />
    </Suspense>
  );
}

/** Until the field is there, what it holds stays in the form. */
function Kept({ name, value }: { name: string; value: string | undefined }) {
  return value ? <input type="hidden" name={name} value={value} /> : null;
}
