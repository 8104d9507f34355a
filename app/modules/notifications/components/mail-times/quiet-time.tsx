import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { FieldRow } from "#app/ui/field-row/field-row.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { QuietTime } from "../../domain/quiet-time.ts";
import { ownMailCommands } from "../notification-commands.ts";
import classes from "./mail-times.module.css";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** When one gets no mails at all. */
export function QuietTimeSection({ quiet }: { quiet: QuietTime }) {
  const { t, i18n } = useTranslation("notifications");
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const form = ownMailCommands.useCommandForm({ intent: "keep-quiet", said: () => t("mail-times.saved") });
  const options = [
    { value: "", label: t("quiet.none") },
    ...hours.map((hour) => ({ value: String(hour), label: clock.format(hour * 3_600_000) })),
  ];
  return (
    <Section title={t("quiet.title")}>
      <p className={classes.fixed}>{t("quiet.text")}</p>
      <CommandForm form={form} guarded className={classes.form}>
        <FieldRow>
          <SelectField
            name="starts"
            label={t("quiet.starts")}
            options={options}
            defaultValue={valueOf(quiet.hours?.starts)}
          />
          <SelectField
            name="ends"
            label={t("quiet.ends")}
            options={options}
            defaultValue={valueOf(quiet.hours?.ends)}
          />
        </FieldRow>
        <Checkbox name="daysOff" label={t("quiet.days-off")} defaultChecked={quiet.daysOff} />
        <SubmitRow form={form} label={t("quiet.save")} />
      </CommandForm>
    </Section>
  );
}

const valueOf = (hour: number | undefined) => (hour === undefined ? "" : String(hour));
