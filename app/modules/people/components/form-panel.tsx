import { Form, useNavigate, useNavigation } from "@remix-run/react";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useUnsavedChanges } from "#app/platform/i18n/use-unsaved-changes.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { useSnackbar } from "#app/ui/snackbar/snackbar.tsx";
import classes from "./profile.module.css";
import { useOnceDone } from "./use-once-done.ts";

export type FormPanelProps = {
  title: string;
  intent: string;
  closeHref: string;
  /** Said once it is stored. */
  done: string;
  submit: string;
  result: CommandResult | null;
  /** A refusal that concerns no field. */
  refusal: string | null;
  form: ComponentProps<typeof Form> & { id: string };
  children: ReactNode;
};

/** A form beside the page that closes once what it asks for is stored. */
export function FormPanel({ title, intent, closeHref, done, submit, result, refusal, form, children }: FormPanelProps) {
  const { t } = useTranslation("people");
  const busy = useNavigation().state === "submitting";
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(false);
  const leaving = useUnsavedChanges(typed && !busy && !result?.done);
  useOnceDone(result, () => {
    show({ tone: "success", text: done });
    navigate(closeHref, { replace: true, preventScrollReset: true });
  });
  return (
    <SidePanel
      title={title}
      closeLabel={t("change.close")}
      closeHref={closeHref}
      footer={
        <>
          <Button href={closeHref}>{t("change.cancel")}</Button>
          <Button type="submit" form={form.id} tone="primary" loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <Form method="post" {...form} className={classes.changeForm} onInput={() => setTyped(true)}>
        <input type="hidden" name="intent" value={intent} />
        {refusal ? (
          <Callout tone="danger" announced>
            {refusal}
          </Callout>
        ) : null}
        {children}
      </Form>
      <ConfirmDialog {...leaving} />
    </SidePanel>
  );
}
