import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { z } from "zod";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useViewWords } from "./view-words.ts";
import classes from "./views.module.css";

/** What the browser can tell at once; the use-case checks everything again. */
const viewForm = z.object({
  name: z
    .string({ error: "audiences.name-required" })
    .trim()
    .min(1, { error: "audiences.name-required" })
    .max(80, { error: "audiences.name-too-long" }),
  shared: z.boolean().default(false),
});

export type ViewFormProps = {
  intent: "save-view" | "edit-view";
  /** What goes with it unseen. */
  hidden: Readonly<Record<string, string>>;
  view?: { name: string; shared: boolean };
  mayShare: boolean;
  result: CommandResult | null;
  label: string;
  closeHref?: string;
};

function useNamedView(intent: string, view: ViewFormProps["view"], refused: CommandResult | null) {
  return useForm({
    id: intent,
    lastResult: (refused?.reply ?? null) as SubmissionResult<string[]> | null,
    defaultValue: { name: view?.name ?? "", shared: view?.shared ?? false },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: viewForm }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
}

/** The name of a view, and whom it is for. */
export function ViewForm({ intent, hidden, view, mayShare, result, label, closeHref }: ViewFormProps) {
  const { t, fieldError, general } = useViewWords();
  const busy = useNavigation().formData?.get("intent") === intent;
  const own = result?.intent === intent && !result.done ? result : null;
  const [form, fields] = useNamedView(intent, view, own);
  const refused = general(own);
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      className={classes.form}
      aria-label={label}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {refused ? (
        <Callout tone="danger" announced>
          {refused}
        </Callout>
      ) : null}
      <TextField
        name="name"
        label={t("form.name")}
        maxLength={80}
        required
        autoComplete="off"
        defaultValue={fields.name.initialValue ?? ""}
        error={fieldError(fields.name.errors)}
      />
      {mayShare ? (
        <Checkbox
          name="shared"
          label={t("form.shared")}
          description={t("form.shared-text")}
          defaultChecked={fields.shared.initialValue === "on"}
        />
      ) : null}
      <div className={classes.actions}>
        <Button type="submit" tone="primary" loading={busy}>
          {t("form.save")}
        </Button>
        {closeHref ? (
          <Button tone="quiet" href={closeHref}>
            {t("form.cancel")}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}
