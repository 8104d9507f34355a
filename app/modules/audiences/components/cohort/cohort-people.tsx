import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ReactNode } from "react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import type { CohortPerson } from "../../queries/cohort-people.ts";
import classes from "../cohort.module.css";

export type CohortPeopleProps = { caption: string; people: readonly CohortPerson[]; empty: ReactNode };

/** People by name, each leading to their profile. */
export function CohortPeople({ caption, people, empty }: CohortPeopleProps) {
  const { t } = useTranslation("audiences");
  const columns: Column<CohortPerson>[] = [
    {
      id: "name",
      header: t("cohort.name"),
      render: ({ id, name, photo }) => <PersonChip person={{ id, name, photo }} />,
    },
    { id: "role", narrow: true, header: t("cohort.part.roles"), render: ({ role }) => role ?? <Nothing /> },
    { id: "orgUnit", narrow: true, header: t("cohort.part.orgUnits"), render: ({ orgUnit }) => orgUnit ?? <Nothing /> },
    { id: "location", header: t("cohort.part.locations"), render: ({ location }) => location ?? <Nothing /> },
    { id: "email", narrow: true, header: t("cohort.email"), render: ({ email }) => email },
  ];
  return <DataTable caption={caption} columns={columns} rows={people} rowKey={({ id }) => id} empty={empty} />;
}

function Nothing() {
  return <span className={classes.soft}>–</span>;
}
