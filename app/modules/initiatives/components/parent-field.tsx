import { ComboField, type ComboFieldProps } from "#app/ui/combo-field/combo-field.tsx";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { FoundTask } from "../queries/find-tasks.ts";
import { useTaskWords } from "./task-words.ts";

export type ParentFieldProps = Pick<ComboFieldProps, "label" | "error" | "description" | "onChange"> & {
  /** The task that is chosen at first. */
  parent: { id: string; text: string } | null;
  /** Whether the task is to be edited by it, or lists are narrowed to its parts. */
  may: "view" | "edit";
  /** The task that cannot be part of itself. */
  besides?: string;
};

/** The choice of the task of which another is a part, or of none; its id travels as `parentId`. */
export function ParentField({ parent, may, besides, ...field }: ParentFieldProps) {
  const { t } = useTaskWords();
  return (
    <ComboField
      {...field}
      name="parentId"
      placeholder={t("parent.placeholder")}
      options={parent ? [{ value: parent.id, label: parent.text }] : []}
      defaultValue={parent?.id ?? null}
      onSearch={findTasks({ may, ...(besides ? { besides } : {}) })}
      emptyText={t("parent.empty")}
      clearLabel={t("parent.clear")}
    />
  );
}

function findTasks(asked: Record<string, string>) {
  return async (text: string, signal: AbortSignal): Promise<ComboOption[]> => {
    const { tasks } = await askJson<{ tasks: FoundTask[] }>(
      `/app/initiative/find?${new URLSearchParams({ text, ...asked })}`,
      signal,
    );
    return tasks.map(({ id, text: label, owner }) => ({ value: id, label, ...(owner ? { description: owner } : {}) }));
  };
}
