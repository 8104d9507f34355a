import { forwardRef, type ComponentProps } from "react";
import { joinClasses } from "#app/ui/class-names/join-classes.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { ActForm } from "./act-form.tsx";
import type { Stays } from "./open-by.ts";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import classes from "./command-form.module.css";
import type { AnyCommandForm } from "./use-command-form.ts";

export type CommandFormProps = Omit<
  ComponentProps<typeof ActForm>,
  "command" | "intent" | "fields" | "id" | "form" | "ref"
> & {
  form: AnyCommandForm;
  /** Asks before what was typed is left behind. */
  guarded?: boolean;
  /** Other addresses under which the form stays open. */
  stays?: Stays | undefined;
  /** Where a refusal is shown by the form's own means. */
  showsRefusal?: boolean;
  /**
   * Fields one below the other: as wide as there is room, as a line of text is, or on a ground of its own within a page.
   * Without it, as `className` says.
   */
  layout?: "column" | "reading" | "inset";
};

/** The form element of a command's form: what names the act, why it was refused, and the fields. */
export const CommandForm = forwardRef<HTMLFormElement, CommandFormProps>(function CommandForm(
  {
    form,
    guarded = false,
    stays,
    showsRefusal = false,
    layout,
    className,
    noValidate = form.noValidate,
    onInput,
    onChange,
    onSubmit,
    children,
    ...rest
  },
  ref,
) {
  return (
    <ActForm
      ref={ref}
      {...rest}
      className={joinClasses(layout && classes[layout], className)}
      command={form.command}
      intent={form.intent || undefined}
      fields={form.hidden}
      id={form.id}
      noValidate={noValidate}
      onInput={(event) => {
        form.touch();
        onInput?.(event);
      }}
      onChange={(event) => {
        form.touch();
        onChange?.(event);
      }}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) form.onSubmit(event);
      }}
    >
      {form.refusal && !showsRefusal ? (
        <Callout tone="danger" announced>
          {form.refusal}
        </Callout>
      ) : null}
      {children}
      {guarded ? <UnsavedChanges when={form.unsaved} stays={stays} /> : null}
    </ActForm>
  );
});
