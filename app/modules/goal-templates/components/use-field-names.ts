import { useTemplateWords } from "./goal-template-words.ts";

/** What fields of goals are called. */
export function useFieldNames(): (field: string) => string {
  const { t } = useTemplateWords();
  const names: Record<string, string> = {
    title: t("column.title"),
    description: t("form.description"),
    visibility: t("form.visibility"),
    start: t("form.start"),
    target: t("form.target"),
    keyResult: t("key-result"),
  };
  return (field) => names[field] ?? field;
}
