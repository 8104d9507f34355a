import type { ReactNode } from "react";
import type { Fields } from "#app/platform/forms/answers.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { Button } from "#app/ui/button/button.tsx";

export type ActButtonProps = {
  /** The room whose words say what is refused. */
  room: string;
  /** What the page's action is asked for. */
  intent: string;
  /** What goes along unseen. */
  fields?: Fields;
  label: string;
  icon?: ReactNode;
  /** What is said once it is done. */
  said: string;
};

/** Among the tools of a list: asks the page's action for something that needs no more to be said. */
export function ActButton({ room, intent, fields = {}, label, icon, said }: ActButtonProps) {
  const command = useCommand({ room, said: () => said });
  return (
    <ActForm command={command} intent={intent} fields={fields}>
      <Button type="submit" tone="quiet" icon={icon} loading={command.busy}>
        {label}
      </Button>
    </ActForm>
  );
}
