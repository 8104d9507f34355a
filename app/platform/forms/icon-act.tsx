import { IconArchive, IconArrowBackUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { ActForm, type ActFormProps } from "./act-form.tsx";

export type IconActProps = Pick<ActFormProps, "command" | "intent" | "fields"> & { label: string; icon: ReactNode };

/** An act on one row, known by its icon: removing, restoring. */
export function IconAct({ command, intent, fields, label, icon }: IconActProps) {
  return (
    <ActForm command={command} intent={intent} fields={fields}>
      <IconButton type="submit" size="small" label={label} icon={icon} />
    </ActForm>
  );
}

/** Puts a term away, or brings it back; `label` says which of them. */
export function ArchiveAct({ archived, fields, ...act }: Omit<IconActProps, "icon"> & { archived: boolean }) {
  const Icon = archived ? IconArrowBackUp : IconArchive;
  return (
    <IconAct
      {...act}
      fields={{ ...fields, archived: String(!archived) }}
      icon={<Icon size={16} aria-hidden="true" />}
    />
  );
}
