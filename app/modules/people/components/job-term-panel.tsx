import { getFormProps } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { JobTermKind } from "../domain/job-terms.ts";
import type { JobTerm, JobTerms } from "../queries/job-terms.ts";
import { shapePlaces } from "../shape-places.ts";
import { FormPanel } from "./form-panel.tsx";
import { useShapeForm } from "./use-shape-form.ts";

export type TermAddress = {
  add?: JobTermKind | undefined;
  edit?: JobTermKind | undefined;
  of?: string | undefined;
  term?: string | undefined;
};
export type JobTermPanelProps = { address: TermAddress; terms: JobTerms; result: CommandResult | null };

/** The form the address asks for, if any. */
export function JobTermPanel({ address: { add, edit, of, term }, terms, result }: JobTermPanelProps) {
  if (add) return <TermForm kind={add} term={null} functionId={of ?? ""} terms={terms} result={result} />;
  const found = edit ? termsOf(edit, terms).find((one) => one.id === term) : undefined;
  if (!edit || !found) return null;
  return (
    <TermForm
      kind={edit}
      term={found}
      functionId={"functionId" in found ? String(found.functionId) : ""}
      terms={terms}
      result={result}
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

function TermForm({ kind, term, functionId, terms, result }: TermFormProps) {
  const { t } = useTranslation("people");
  const intent = term ? "edit-job-term" : "add-job-term";
  const shape = useShapeForm({ id: "job-term", intent, result, defaultValue: { name: term?.name ?? "", functionId } });
  return (
    <FormPanel
      title={term ? term.name : t(`shape.term.add.${kind}`)}
      intent={intent}
      closeHref={shapePlaces.functionGrade}
      done={t("shape.saved")}
      submit={t(term ? "shape.save" : "add.submit")}
      result={shape.own}
      refusal={shape.refusal}
      form={getFormProps(shape.form)}
    >
      <input type="hidden" name="kind" value={kind} />
      {term ? <input type="hidden" name="termId" value={term.id} /> : null}
      <TextField {...shape.field("name")} label={t("column.name")} maxLength={100} required />
      {kind === "ROLE" ? (
        <SelectField
          {...shape.field("functionId")}
          label={t("column.function")}
          placeholder={t("change.choose")}
          options={terms.functions.map(({ id, name }) => ({ value: id, label: name }))}
          required
        />
      ) : null}
    </FormPanel>
  );
}
