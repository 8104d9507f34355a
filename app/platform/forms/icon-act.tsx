import { IconArchive, IconArrowBackUp, IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { ActForm, type ActFormProps } from "./act-form.tsx";

type Act = Pick<ActFormProps, "command" | "intent" | "fields">;

export type IconActProps = Act & { label: string; icon: ReactNode; disabled?: boolean };

/** An act on one row, known by its icon: removing, restoring. Done for good, it keeps the focus and does nothing more. */
export function IconAct({ command, intent, fields, disabled = false, ...button }: IconActProps) {
  return (
    <ActForm
      command={command}
      intent={intent}
      fields={fields}
      {...(disabled ? { onSubmit: (event) => event.preventDefault() } : {})}
    >
      <IconButton type="submit" size="small" aria-disabled={disabled || undefined} {...button} />
    </ActForm>
  );
}

/** Puts a term away, or brings it back; `label` says which of them. */
export function ArchiveAct({ archived, fields, ...act }: Omit<IconActProps, "icon"> & { archived: boolean }) {
  const Icon = archived ? IconArrowBackUp : IconArchive;
  const sent = { ...fields, archived: String(!archived) };
  return <IconAct {...act} fields={sent} icon={<Icon size={16} aria-hidden="true" />} />;
}

/** A way a row can go: what is sent as `to`, and the word for it; nothing to press where it is there already. */
export type Step = { to: string; label: string; disabled: boolean };

/** Puts a row one place up or down. */
export function MoveActs({ command, intent, fields, up, down }: Act & { up: Step; down: Step }) {
  const icons = [<IconArrowUp size={16} aria-hidden="true" />, <IconArrowDown size={16} aria-hidden="true" />];
  return (
    <ActForm command={command} intent={intent} fields={fields}>
      {[up, down].map(({ to, ...button }, at) => (
        <IconButton key={to} type="submit" name="to" value={to} size="small" icon={icons[at]} {...button} />
      ))}
    </ActForm>
  );
}
