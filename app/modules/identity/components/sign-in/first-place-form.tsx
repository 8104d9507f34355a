import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Choice } from "#app/shell/components/choice.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { firstPlaceCommands } from "../identity-commands.ts";
import classes from "./auth-layout.module.css";

export type FirstPlaceFormProps = {
  kind: "department" | "team";
  places: { choices: readonly { id: string; name: string }[]; mayCreate: boolean };
  skip: string;
};

/** One there is, a new one where one may name it, or neither for now. */
export function FirstPlaceForm({ kind, places: { choices, mayCreate }, skip }: FirstPlaceFormProps) {
  const { t } = useTranslation("identity");
  const form = firstPlaceCommands.useCommandForm({ intent: "choose" });
  return (
    <CommandForm form={form} className={classes.form}>
      {choices.length > 0 ? (
        <Choice
          name="placeId"
          label={t(`place.${kind}.choose`)}
          placeholder={t("place.none")}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {mayCreate ? (
        <TextField
          {...form.field("name")}
          label={t(`place.${kind}.${choices.length > 0 ? "new" : "first"}`)}
          maxLength={100}
          autoComplete="off"
        />
      ) : null}
      <Button type="submit" tone="primary" fullWidth loading={form.busy}>
        {t("company.submit")}
      </Button>
      <Button href={skip} tone="quiet" fullWidth>
        {t("place.skip")}
      </Button>
    </CommandForm>
  );
}
