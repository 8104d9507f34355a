import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PeopleField } from "#app/modules/people/ui.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import type { FileProblem } from "../../domain/cohort-file.ts";
import type { EditedCohort } from "../../queries/cohort-form.ts";
import classes from "../cohort.module.css";
import { FileProblems } from "./file-problems.tsx";
import type { TypedCohort } from "./typed-cohort.ts";

export type CohortListProps = {
  typed: TypedCohort;
  cohort: EditedCohort | null;
  form: AnyCommandForm;
};

/** The people of a list: picked one by one, or named by a file. */
export function CohortList({ typed, cohort, form }: CohortListProps) {
  const { t } = useTranslation("audiences");
  const { error } = form.answer ?? {};
  const ofFile = error?.fields["file"] ? error : null;
  return (
    <>
      <div data-for="picked">
        <PeopleField
          name="people"
          label={t("cohort.people")}
          chosen={cohort?.people ?? []}
          defaultValue={typed.people}
          onChange={form.touch}
          error={form.wrong("people")}
        />
      </div>
      <div data-for="file" className={classes.filterFields}>
        <FileField
          name="file"
          label={t("cohort.file")}
          accept=".csv,.txt,.xlsx"
          error={form.wrong("file")}
          description={cohort?.fileName ? t("cohort.file-kept", { name: cohort.fileName }) : t("cohort.file-text")}
        />
        {ofFile?.params["lines"] ? (
          <FileProblems problems={JSON.parse(String(ofFile.params["lines"])) as FileProblem[]} />
        ) : null}
      </div>
      {cohort?.source === "FROZEN" ? (
        <div data-for="frozen">
          <Checkbox name="refreeze" label={t("cohort.refreeze")} description={t("cohort.refreeze-text")} />
        </div>
      ) : null}
    </>
  );
}
