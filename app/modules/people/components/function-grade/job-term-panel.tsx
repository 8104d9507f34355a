import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { named, termCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Choice } from "#app/shell/components/choice.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { JobTermKind } from "../../domain/job-terms.ts";
import type { JobTerm, JobTerms } from "../../queries/job-terms.ts";
import { shapePlaces } from "../../shape-places.ts";

export type TermAddress = {
  add?: JobTermKind | undefined;
  edit?: JobTermKind | undefined;
  of?: string | undefined;
  term?: string | undefined;
};
export type JobTermPanelProps = { address: TermAddress; terms: JobTerms };

/** The form the address asks for, if any. */
export function JobTermPanel({ address: { add, edit, of, term }, terms }: JobTermPanelProps) {
  if (add) return <TermForm kind={add} term={null} functionId={of ?? ""} terms={terms} />;
  const found = edit ? termsOf(edit, terms).find((one) => one.id === term) : undefined;
  if (!edit || !found) return null;
  return (
    <TermForm
      kind={edit}
      term={found}
      functionId={"functionId" in found ? String(found.functionId) : ""}
      terms={terms}
    />
  );
}

function termsOf(kind: JobTermKind, { functions, grades }: JobTerms): readonly JobTerm[] {
  if (kind === "GRADE") return grades;
  return kind === "FUNCTION" ? functions : functions.flatMap((one) => one.roles);
}

type TermFormProps = Omit<JobTermPanelProps, "address"> & {
  kind: JobTermKind;
  term: JobTerm | null;
  functionId: string;
};

function TermForm({ kind, term, functionId, terms }: TermFormProps) {
  const { t } = useTranslation("people");
  const form = termCommands.useCommandForm({
    intent: term ? "edit-job-term" : "add-job-term",
    fields: { kind, ...(term ? { termId: term.id, version: String(term.version) } : {}) },
    schema: named,
    defaultValue: { name: term?.name ?? "", functionId },
    said: t("shape.saved"),
    leaveTo: shapePlaces.functionGrade,
  });
  return (
    <FormPanel
      form={form}
      title={term ? term.name : t(`shape.term.add.${kind}`)}
      closeHref={shapePlaces.functionGrade}
      submit={t(term ? "shape.save" : "add.submit")}
    >
      <TextField {...form.field("name")} label={t("column.name")} maxLength={100} required />
      {kind === "ROLE" ? (
        <Choice
          {...form.field("functionId")}
          label={t("column.function")}
          placeholder={t("change.choose")}
          options={terms.functions.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
      ) : null}
    </FormPanel>
  );
}
