import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import classes from "./door-screen.module.css";

export type FirstPlaceFormProps = {
  kind: "department" | "team";
  places: { choices: readonly { id: string; name: string }[]; mayCreate: boolean };
  result: CommandResult | null;
  skip: string;
};

/** One there is, a new one where one may name it, or neither for now. */
export function FirstPlaceForm({ kind, places: { choices, mayCreate }, result, skip }: FirstPlaceFormProps) {
  const { t } = useTranslation("identity");
  const busy = useNavigation().state === "submitting";
  const errors = useFieldErrors()(result?.reply?.error?.["name"] ?? undefined);
  return (
    <Form method="post" className={classes.form}>
      <DoorError result={result} />
      <input type="hidden" name="intent" value="choose" />
      {choices.length > 0 ? (
        <SelectField
          name="placeId"
          label={t(`place.${kind}.choose`)}
          placeholder={t("place.none")}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      {mayCreate ? (
        <TextField name="name" label={t(`place.${kind}.new`)} error={errors ?? []} maxLength={100} autoComplete="off" />
      ) : null}
      <Button type="submit" tone="primary" fullWidth loading={busy}>
        {t("company.submit")}
      </Button>
      <Button href={skip} tone="quiet" fullWidth>
        {t("place.skip")}
      </Button>
    </Form>
  );
}
