import { forwardRef, useEffect, useImperativeHandle, useRef, type ComponentProps } from "react";
import { tellEarlyChanges } from "#app/ui/field/early-changes.ts";
import type { Fields } from "./answers.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import type { Command } from "./use-command.ts";
import { useSteadyPlace } from "./use-steady-place.ts";

export type ActFormProps = Omit<ComponentProps<Command["Form"]>, "method" | "action"> & {
  command: Omit<Command, "answer">;
  /** The intent, where no button names it. */
  intent?: string | undefined;
  fields?: Fields | undefined;
  /** Sent as a whole page, for an act that ends what the page shows: nothing the page asks meanwhile comes in its way. */
  wholePage?: boolean;
};

/** The form of a command with no field to type into, or with one: what names the act goes along unseen. */
export const ActForm = forwardRef<HTMLFormElement, ActFormProps>(function ActForm(
  { command: { Form, action }, intent, fields = {}, wholePage = false, onSubmit, children, ...rest },
  ref,
) {
  const sent = useSteadyPlace();
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current!);
  useEffect(() => tellEarlyChanges(element.current!), []);
  const content = (
    <>
      {intent === undefined ? null : <input type="hidden" name="intent" value={intent} />}
      <HiddenFields fields={fields} />
      {children}
    </>
  );
  if (wholePage)
    return (
      <form ref={element} method="post" action={action} className={rest.className}>
        {content}
      </form>
    );
  return (
    <Form
      ref={element}
      method="post"
      {...(action ? { action } : {})}
      preventScrollReset
      {...rest}
      onSubmit={(event) => {
        sent(event.currentTarget);
        onSubmit?.(event);
      }}
    >
      {content}
    </Form>
  );
});
