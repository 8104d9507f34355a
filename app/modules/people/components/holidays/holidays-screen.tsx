import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DateField } from "#app/ui/date-field/date-field.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { CompanyHoliday } from "../../queries/holidays.ts";
import { shapePlaces } from "../../shape-places.ts";
import { holidayCommands } from "../people-commands.ts";
import classes from "../shape.module.css";

export type HolidaysScreenProps = {
  ahead: readonly CompanyHoliday[];
  past: readonly CompanyHoliday[];
  open: CompanyHoliday | "new" | null;
};

/** The days on which nobody in the company works: those to come, and those of the past. */
export function HolidaysScreen({ ahead, past, open }: HolidaysScreenProps) {
  const { t } = useTranslation("people");
  const add = (
    <Button href={`${shapePlaces.holidays}?holiday=new`} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("holiday.add")}
    </Button>
  );
  const none = ahead.length + past.length === 0;
  return (
    <ListScreen
      title={t("navigation.holidays")}
      description={t("holiday.description")}
      act={none ? null : add}
      tools={none ? null : <ExportLinks href={`${shapePlaces.holidays}/export`} />}
    >
      <holidayCommands.PageAnswer intents={["remove-holiday"]} />
      <Stack>
        {none ? (
          <EmptyState title={t("holiday.none")} action={add}>
            {t("holiday.none-text")}
          </EmptyState>
        ) : null}
        {ahead.length > 0 ? <Holidays of={ahead} /> : null}
        {past.length > 0 ? (
          <Section title={t("holiday.past")}>
            <Holidays of={past} />
          </Section>
        ) : null}
      </Stack>
      {open ? <HolidayPanel key={open === "new" ? open : open.id} holiday={open === "new" ? null : open} /> : null}
    </ListScreen>
  );
}

function Holidays({ of }: { of: readonly CompanyHoliday[] }) {
  return (
    <ul className={`${classes.terms} ${classes.list}`}>
      {of.map((one) => (
        <HolidayRow key={one.id} holiday={one} />
      ))}
    </ul>
  );
}

function HolidayRow({ holiday: { id, onDate, name } }: { holiday: CompanyHoliday }) {
  const { t } = useTranslation("people");
  const { t: shell } = useTranslation("shell");
  const format = useFormat();
  const command = holidayCommands.useCommand({
    intent: "remove-holiday",
    key: id,
    said: () => ({
      text: t("shape.removed"),
      undo: { intent: "remove-holiday", fields: { holidayId: id, archived: "false" }, label: shell("undo") },
    }),
  });
  return (
    <li>
      <div className={`${classes.row} ${classes.term}`}>
        <span className={classes.words}>
          <UiLink href={`${shapePlaces.holidays}?holiday=${id}`} className={classes.name}>
            {name}
          </UiLink>
        </span>
        <span className={classes.count}>{format.date(onDate)}</span>
        <span className={classes.actions}>
          <IconAct
            command={command}
            intent="remove-holiday"
            fields={{ holidayId: id, archived: "true" }}
            label={t("shape.term.remove", { name })}
            icon={<IconTrash aria-hidden="true" />}
          />
        </span>
      </div>
    </li>
  );
}

/** Which day it is, and what people call it. */
function HolidayPanel({ holiday }: { holiday: CompanyHoliday | null }) {
  const { t } = useTranslation("people");
  const form = holidayCommands.useCommandForm({
    intent: "save-holiday",
    fields: holiday ? { holidayId: holiday.id, version: String(holiday.version) } : {},
    defaultValue: { onDate: holiday?.onDate ?? "", name: holiday?.name ?? "" },
    said: t("shape.saved"),
    leaveTo: shapePlaces.holidays,
  });
  return (
    <FormPanel
      form={form}
      title={holiday ? holiday.name : t("holiday.add")}
      closeHref={shapePlaces.holidays}
      submit={t(holiday ? "shape.save" : "add.submit")}
    >
      <DateField {...form.field("onDate")} label={t("holiday.day")} required />
      <TextField {...form.field("name")} label={t("column.name")} maxLength={100} required />
    </FormPanel>
  );
}
