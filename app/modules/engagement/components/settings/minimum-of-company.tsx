import { useRef, useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { mostFewest, fewestEver, type Minimum } from "../../domain/survey.ts";
import { settingsCommands } from "../engagement-commands.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

/** Of how few answers the company shows nothing; raising it is asked about once, for it cannot be taken back. */
export function MinimumOfCompany({ minimum: { least } }: { minimum: Minimum }) {
  const { t, format } = useEngagementWords();
  const [asking, setAsking] = useState<number | null>(null);
  const agreed = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const form = settingsCommands.useCommandForm({
    intent: "set-minimum",
    fields: {},
    defaultValue: { fewest: String(least) },
    said: t("said.saved"),
  });
  const send = () => {
    agreed.current = true;
    setAsking(null);
    element.current?.requestSubmit();
  };
  return (
    <CommandForm
      ref={element}
      form={form}
      guarded
      layout="reading"
      onSubmit={(event) => {
        const wanted = Number(new FormData(event.currentTarget).get("fewest"));
        if (!agreed.current && wanted > least && wanted <= mostFewest) {
          event.preventDefault();
          setAsking(wanted);
        }
        agreed.current = false;
      }}
    >
      <div className={classes.reading}>
        <NumberField
          {...form.field("fewest")}
          label={t("minimum.label")}
          description={t("minimum.text")}
          min={fewestEver}
          max={mostFewest}
          step={1}
        />
        <div>
          <Button type="submit" loading={form.busy}>
            {t("creation.save")}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        opened={asking !== null}
        onClose={() => setAsking(null)}
        onConfirm={send}
        title={t("minimum.raise-title", { count: format.number(asking ?? least) })}
        confirmLabel={t("minimum.raise")}
        cancelLabel={t("cancel")}
      >
        {t("minimum.raise-text")}
      </ConfirmDialog>
    </CommandForm>
  );
}
