import { IconTrash } from "@tabler/icons-react";
import { Button } from "#app/ui/button/button.tsx";
import { ActForm } from "./act-form.tsx";
import type { Fields } from "./answers.ts";
import type { Command } from "./use-command.ts";

export type DeleteFormProps = {
  /** Says what was deleted and offers to take it back; leads to the list once it is done. */
  command: Omit<Command, "answer">;
  intent: string;
  /** What names the record. */
  fields: Fields;
  label: string;
};

/** Deletes a record at once. Before any script `delete-and-leave` leads to the list, for the record's own page is gone. */
export function DeleteForm({ command, intent, fields, label }: DeleteFormProps) {
  return (
    <ActForm
      command={command}
      fields={fields}
      onSubmit={(event) => {
        event.preventDefault();
        command.send({ intent, ...fields, leaves: "yes" });
      }}
    >
      <Button
        type="submit"
        name="intent"
        value="delete-and-leave"
        tone="quiet"
        loading={command.busy}
        icon={<IconTrash />}
      >
        {label}
      </Button>
    </ActForm>
  );
}
