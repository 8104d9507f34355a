import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { type FieldKey, fieldIdOf, fieldKey, isFieldKey } from "../../domain/import/custom-fields.ts";
import type { PlannedChange } from "../../domain/import/plan.ts";
import type { ImportScreen } from "../../queries/import-screen.ts";

/** Keys of the words for what a column or a change is about. */
export const fieldWords: Record<Exclude<PlannedChange["field"], FieldKey>, string> = {
  externalId: "fact.external-id",
  firstName: "fact.first-name",
  lastName: "fact.last-name",
  preferredFirstName: "fact.preferred-first-name",
  displayName: "fact.display-name",
  workEmail: "column.email",
  personalEmail: "private.personal-email",
  gender: "private.gender",
  dateOfBirth: "private.date-of-birth",
  ethnicity: "private.ethnicity",
  experienceBeforeJoiningMonths: "fact.experience-months",
  joinedOn: "fact.joined-on",
  manager: "column.manager",
  orgUnit: "column.org-unit",
  jobRole: "column.role",
  grade: "column.grade",
  location: "column.location",
  status: "filter.status",
};

/** The words for what a column or a change is about; a field the company added goes by its name. */
export function useFieldWords(fields: ImportScreen["fields"]): (field: PlannedChange["field"]) => string {
  const words = useWords("people");
  const names = new Map(fields.map(({ id, name }) => [id, name]));
  return (field) => (isFieldKey(field) ? (names.get(fieldIdOf(field)) ?? "–") : words(fieldWords[field]));
}

/** What something was or becomes, as people read it. */
export function useSaid(
  fields: ImportScreen["fields"],
): (text: string | null, field: PlannedChange["field"]) => string {
  const words = useWords("people");
  const format = useFormat();
  const yesOrNo = new Set<string>(fields.filter(({ kind }) => kind === "YES_NO").map(({ id }) => fieldKey(id)));
  return (text, field) => {
    if (text === null) return "–";
    if (/^\d{4}-\d\d-\d\d$/.test(text)) return format.date(text);
    if (field === "gender" || field === "status") return words(`${field}.${text}`);
    return yesOrNo.has(field) ? words(`field.yes-no.${text}`) : text;
  };
}
