import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useRef } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { doorCommands } from "../identity-commands.ts";
import { useKeptInput } from "./use-kept-input.ts";
import classes from "./auth-layout.module.css";

const fieldsOf = {
  company: { autoComplete: "organization", maxLength: 200 },
  slug: { autoComplete: "off", autoCapitalize: "none", spellCheck: false, maxLength: 63, dir: "ltr" },
  firstName: { autoComplete: "given-name", maxLength: 100 },
  lastName: { autoComplete: "family-name", maxLength: 100 },
  email: { autoComplete: "email", maxLength: 254, dir: "ltr" },
} as const;
type Name = keyof typeof fieldsOf;

/** A new company and whoever opens it. */
export function SignUpForm() {
  const { t } = useTranslation("identity");
  const form = doorCommands.useCommandForm({ intent: "", id: "sign-up" });
  const element = useRef<HTMLFormElement>(null);
  useKeptInput(element, "cairn:sign-up");
  return (
    <CommandForm form={form} ref={element} className={classes.form}>
      {(Object.keys(fieldsOf) as Name[]).map((name) => (
        <TextField
          {...form.field(name)}
          {...fieldsOf[name]}
          type={name === "email" ? "email" : "text"}
          key={name}
          label={t(`signup.${name}`)}
          description={name === "slug" ? t("signup.slug-help") : undefined}
          required={name !== "lastName"}
        />
      ))}
      <Button type="submit" tone="primary" fullWidth loading={form.busy}>
        {t("company.submit")}
      </Button>
    </CommandForm>
  );
}
