import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import { useKeptInput } from "./use-kept-input.ts";
import classes from "./door-screen.module.css";

const fieldsOf = {
  company: { autoComplete: "organization", maxLength: 200 },
  slug: { autoComplete: "off", autoCapitalize: "none", spellCheck: false, maxLength: 63, dir: "ltr" },
  firstName: { autoComplete: "given-name", maxLength: 100 },
  lastName: { autoComplete: "family-name", maxLength: 100 },
  email: { autoComplete: "email", maxLength: 254, dir: "ltr" },
} as const;
type Name = keyof typeof fieldsOf;

/** A new company and whoever opens it. */
export function SignUpForm({ result }: { result: CommandResult | null }) {
  const { t } = useTranslation("identity");
  const [form, fields] = useForm<Record<Name, string>>({ lastResult: result?.reply ?? null, id: "sign-up" });
  const busy = useNavigation().state === "submitting";
  const errorsOf = useFieldErrors();
  const element = useRef<HTMLFormElement>(null);
  useKeptInput(element, "cairn:sign-up");
  return (
    <Form method="post" {...getFormProps(form)} ref={element} className={classes.form}>
      <DoorError result={result} />
      {(Object.keys(fieldsOf) as Name[]).map((name) => (
        <TextField
          {...getInputProps(fields[name], { type: name === "email" ? "email" : "text" })}
          {...fieldsOf[name]}
          key={name}
          label={t(`signup.${name}`)}
          description={name === "slug" ? t("signup.slug-help") : undefined}
          error={errorsOf(fields[name].errors)}
          required={name !== "lastName"}
        />
      ))}
      <Button type="submit" tone="primary" fullWidth loading={busy}>
        {t("company.submit")}
      </Button>
    </Form>
  );
}
