import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { FieldError } from "#app/ui/field/field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { EventChoices } from "../queries/event-choices.ts";
import { eventKey } from "./event-key.ts";
import classes from "./webhooks.module.css";

export type WebhookFormProps = {
  form: AnyCommandForm;
  submit: string;
  choices: EventChoices;
  chosen?: readonly string[];
};

/** Name, address and events of a webhook; what was typed stays after a refusal. */
export function WebhookForm({ form, submit, choices, chosen = [] }: WebhookFormProps) {
  const { t } = useTranslation("webhooks");
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <TextField
        {...form.field("name")}
        label={t("name")}
        description={t("name-help")}
        maxLength={100}
        autoComplete="off"
        required
      />
      <TextField
        {...form.field("url")}
        type="url"
        label={t("url")}
        description={t("url-help")}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
      />
      {choices.map(({ room, events }) => (
        <fieldset key={room} className={classes.events}>
          <legend>{t(`room.${room}`)}</legend>
          {events.map((name) => (
            <Checkbox
              key={name}
              name="events"
              value={name}
              label={t(`event.${eventKey(name)}`)}
              defaultChecked={chosen.includes(name)}
            />
          ))}
        </fieldset>
      ))}
      <FieldError id={`${form.id}-events-error`} error={form.wrong("events")} />
      <SubmitRow form={form} label={submit} />
    </CommandForm>
  );
}
