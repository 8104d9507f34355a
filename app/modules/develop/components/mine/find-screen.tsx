import { PersonChip } from "#app/modules/people/ui.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { useApplyFilters } from "#app/shell/components/list-screen/use-list-form.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { FindPeople } from "../../queries/find-people.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";

/** Colleagues who can do something and let others find them by it. */
export function FindScreen({ page: { allowed, competency, offered, people } }: { page: FindPeople }) {
  const { t } = useDevelopWords();
  return (
    <ListScreen
      title={t("navigation.find")}
      filters={[
        {
          name: "competency",
          label: t("competency"),
          value: competency ?? undefined,
          said: offered.find(({ id }) => id === competency)?.name,
          field: <CompetencyFilter offered={offered} chosen={competency} />,
        },
      ]}
    >
      {people.length > 0 ? (
        <ul className={classes.plain}>
          {people.map((person) => (
            <li key={person.id} className={classes.row} data-row>
              <PersonChip person={person} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState variant="people" title={t(competency ? "find.none" : "find.choose")}>
          {t(allowed ? "find.text" : "find.off")}
        </EmptyState>
      )}
    </ListScreen>
  );
}

function CompetencyFilter({ offered, chosen }: { offered: FindPeople["offered"]; chosen: string | null }) {
  const { t } = useDevelopWords();
  const apply = useApplyFilters();
  return (
    <ComboField
      key={chosen ?? ""}
      name="competency"
      label={t("competency")}
      placeholder={t("choose")}
      emptyText={t("plan.no-competency")}
      clearLabel={t("note.clear-competency")}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      defaultValue={chosen}
      onChange={(next) => apply({ competency: next ?? "" })}
    />
  );
}
