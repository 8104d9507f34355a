import { fieldCommands } from "../people-commands.ts";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { DefinedField } from "../../queries/employee-fields.ts";
import { shapePlaces } from "../../shape-places.ts";
import { EmployeeFieldPanel } from "./employee-field-panel.tsx";
import { FieldAccessSection } from "./field-access.tsx";
import { EmployeeFieldRow } from "./employee-field-row.tsx";
import classes from "../shape.module.css";

export type EmployeeFieldsScreenProps = {
  fields: readonly DefinedField[];
  adding: boolean;
  editing: string | null;
};

/** What a company says of its people beyond what everybody says: the fields in use in their order, and the archived ones. */
export function EmployeeFieldsScreen({ fields, adding, editing }: EmployeeFieldsScreenProps) {
  const { t } = useTranslation("people");
  const [used, archived] = [fields.filter((one) => !one.archived), fields.filter((one) => one.archived)];
  const edited = fields.find((one) => one.id === editing) ?? null;
  const add = (
    <Button href={`${shapePlaces.employeeFields}?add=1`} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("field.add")}
    </Button>
  );
  return (
    <ListScreen title={t("field.title")} description={t("field.description")} act={used.length > 0 ? add : null}>
      <fieldCommands.PageAnswer intents={["archive-employee-field", "move-employee-field"]} />
      {used.length === 0 ? (
        <EmptyState title={t("field.none")} action={add}>
          {t("field.none-text")}
        </EmptyState>
      ) : (
        <ol className={`${classes.terms} ${classes.list}`}>
          {used.map((one, place) => (
            <EmployeeFieldRow key={one.id} field={one} first={place === 0} last={place === used.length - 1} />
          ))}
        </ol>
      )}
      {used.length > 0 ? <FieldAccessSection key={used.map(({ version }) => version).join()} fields={used} /> : null}
      {archived.length > 0 ? (
        <Section title={t("field.archived")} description={t("field.archived-text")}>
          <ul className={classes.terms}>
            {archived.map((one) => (
              <EmployeeFieldRow key={one.id} field={one} first last />
            ))}
          </ul>
        </Section>
      ) : null}
      {adding || edited ? <EmployeeFieldPanel key={edited?.id ?? "new"} field={edited} /> : null}
    </ListScreen>
  );
}
