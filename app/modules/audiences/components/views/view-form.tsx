import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useCommandForm, useViewSaid } from "../view-commands.ts";
import classes from "./views.module.css";

/** What the browser can tell at once; the use-case checks everything again. */
const viewForm = z.object({
  name: textInput({ most: 80, missing: "audiences.name-required", tooLong: "audiences.name-too-long" }),
  shared: z.boolean().default(false),
});

export type ViewFormProps = {
  intent: "save-view" | "edit-view";
  /** What goes with it unseen. */
  hidden: Readonly<Record<string, string>>;
  view?: { name: string; shared: boolean };
  mayShare: boolean;
  label: string;
  closeHref?: string;
};

/** The name of a view, and whom it is for. */
export function ViewForm({ intent, hidden, view, mayShare, label, closeHref }: ViewFormProps) {
  const { t } = useTranslation("audiences");
  const form = useCommandForm({
    intent,
    fields: hidden,
    schema: viewForm,
    defaultValue: { name: view?.name ?? "", shared: view?.shared ?? false },
    said: useViewSaid(),
    ...(closeHref ? { leaveTo: closeHref } : {}),
  });
  return (
    <CommandForm form={form} guarded className={classes.form} aria-label={label}>
      <TextField {...form.field("name")} label={t("form.name")} maxLength={80} required autoComplete="off" />
      {mayShare ? (
        <Checkbox
          name="shared"
          label={t("form.shared")}
          description={t("form.shared-text")}
          defaultChecked={form.typed("shared") === "on"}
        />
      ) : null}
      <SubmitRow form={form} label={t("form.save")} cancelHref={closeHref} />
    </CommandForm>
  );
}
