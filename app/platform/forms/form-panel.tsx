import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button, type ButtonTone } from "#app/ui/button/button.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { CommandForm, type CommandFormProps } from "./command-form.tsx";
import type { Stays } from "./open-by.ts";
import classes from "./form-panel.module.css";

export type FormPanelProps = Pick<CommandFormProps, "form" | "encType" | "onInput"> & {
  title: string;
  /** Where closing leads, and cancelling. */
  closeHref: string;
  /** The word on the button; null where there is nothing to send. */
  submit: string | null;
  tone?: ButtonTone;
  wide?: boolean;
  stays?: Stays | undefined;
  children: ReactNode;
  /** What waits in the panel before the form, and is no part of it. */
  above?: ReactNode;
  /** What stands in the panel and is no part of the form: lists with acts of their own, other forms. */
  below?: ReactNode;
};

/** A form beside the page: its head, its fields, and at its foot what sends it and what leaves it. */
export function FormPanel(props: FormPanelProps) {
  const {
    title,
    closeHref,
    submit,
    tone = "primary",
    wide = false,
    stays,
    form,
    children,
    above,
    below,
    ...rest
  } = props;
  const { t } = useTranslation("shell");
  return (
    <SidePanel
      title={title}
      closeLabel={t("close")}
      closeHref={closeHref}
      wide={wide}
      footer={
        <>
          <Button href={closeHref}>{t("form.cancel")}</Button>
          {submit === null ? null : (
            <Button type="submit" form={form.id} tone={tone} loading={form.busy}>
              {submit}
            </Button>
          )}
        </>
      }
    >
      {above}
      <CommandForm {...rest} form={form} guarded stays={stays} className={classes.form}>
        {children}
      </CommandForm>
      {below}
    </SidePanel>
  );
}
