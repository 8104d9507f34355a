import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import type { AnyCommandForm } from "./use-command-form.ts";
import classes from "./submit-row.module.css";

export type SubmitRowProps = {
  form: AnyCommandForm;
  /** The verb on the button. */
  label: string;
  icon?: ReactNode;
  /** Where giving up leads; without it, nothing stands beside the button. */
  cancelHref?: string | undefined;
};

/** The foot of a form that stands in the page: what sends it, and what leaves it. */
export function SubmitRow({ form, label, icon, cancelHref }: SubmitRowProps) {
  const { t } = useTranslation("shell");
  return (
    <div className={classes.row}>
      <Button type="submit" tone="primary" loading={form.busy} icon={icon}>
        {label}
      </Button>
      {cancelHref === undefined ? null : (
        <Button tone="quiet" href={cancelHref}>
          {t("form.cancel")}
        </Button>
      )}
    </div>
  );
}
