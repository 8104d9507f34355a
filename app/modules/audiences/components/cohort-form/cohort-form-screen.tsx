import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRef, useState } from "react";
import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Columns } from "#app/ui/columns/columns.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { cohortPlace, cohortPlaces } from "../../cohort-places.ts";
import type { BaseCohort } from "../../domain/base-cohorts.ts";
import { chosenSources, type CohortSource } from "../../domain/cohort.ts";
import type { CohortForm } from "../../queries/cohort-form.ts";
import { useCommandForm } from "../cohort-commands.ts";
import { CohortFilter } from "./cohort-filter.tsx";
import { CohortList } from "./cohort-members-fields.tsx";
import { CohortPreview, usePreview } from "./cohort-preview.tsx";
import classes from "../cohort.module.css";
import { typedIn } from "./typed-cohort.ts";

/** What the browser can tell at once; the use-case checks everything again. */
const named = z.object({
  description: z.string().optional(),
  shared: z.boolean().optional(),
  name: textInput({ most: 80, missing: "audiences.name-required", tooLong: "audiences.name-too-long" }),
});

export type CohortFormScreenProps = { form: CohortForm };

/** Making a cohort, or changing one, with whom it finds beside it. */
export function CohortFormScreen({ form }: CohortFormScreenProps) {
  const { t } = useTranslation("audiences");
  const { cohort } = form;
  const crumbs = [
    { label: t("navigation.cohorts"), href: cohortPlaces.list },
    ...(cohort ? [{ label: cohort.name, href: cohortPlace(cohort.id) }] : []),
  ];
  return (
    <>
      <PageHeader
        title={cohort ? t("act.edit-named", { name: cohort.name }) : t("cohort.add")}
        breadcrumbs={crumbs}
        breadcrumbsLabel={t("cohort.way")}
      />
      <Fields form={form} />
    </>
  );
}

function Fields({ form: offered }: CohortFormScreenProps) {
  const { t } = useTranslation("audiences");
  const { cohort, mayShare } = offered;
  const form = useCohortForm(cohort);
  const typed = typedIn(form.answer, cohort);
  const element = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(typed.base);
  const preview = usePreview(element);
  const touch = () => {
    form.touch();
    preview.refresh();
  };
  return (
    <CommandForm
      form={form}
      ref={element}
      guarded
      encType="multipart/form-data"
      onChange={preview.refresh}
      className={classes.form}
      aria-label={t("navigation.cohorts")}
    >
      <Columns>
        <div className={classes.fields}>
          <CohortFacts mayShare={mayShare} base={base} form={form} />
          <SourceChoice source={typed.source} />
          <CohortFilter
            offered={offered}
            typed={typed}
            base={base}
            onBase={setBase}
            onChange={touch}
            wrong={form.wrong}
          />
          <CohortList typed={typed} cohort={cohort} form={form} />
        </div>
        <div className={classes.beside}>
          <Section title={t("cohort.preview")}>
            <CohortPreview preview={preview} />
          </Section>
        </div>
      </Columns>
      <SubmitRow form={form} label={t("form.save")} cancelHref={cohort ? cohortPlace(cohort.id) : cohortPlaces.list} />
    </CommandForm>
  );
}

/** What somebody else saved meanwhile is not overwritten: the form names the state of the cohort it was filled from. */
function useCohortForm(cohort: CohortForm["cohort"]) {
  return useCommandForm({
    intent: cohort ? "edit-cohort" : "create-cohort",
    fields: cohort ? { cohortId: cohort.id, version: String(cohort.version) } : {},
    schema: named,
    defaultValue: { name: cohort?.name ?? "", description: cohort?.description ?? "", shared: cohort?.shared ?? false },
  });
}

type CohortFactsProps = Pick<CohortForm, "mayShare"> & {
  base: BaseCohort;
  form: AnyCommandForm;
};

/** What it is called and what it is for, and who else may use it. */
function CohortFacts({ mayShare, base, form }: CohortFactsProps) {
  const { t } = useTranslation("audiences");
  return (
    <>
      <TextField {...form.field("name")} label={t("cohort.name")} maxLength={80} required autoComplete="off" />
      <TextArea {...form.field("description")} label={t("cohort.description")} rows={2} maxLength={500} />
      {mayShare ? (
        <Checkbox
          name="shared"
          label={t("form.shared")}
          description={t(base === "everyone" ? "cohort.shared-text" : "cohort.private-base")}
          disabled={base !== "everyone"}
          defaultChecked={form.typed("shared") === "on"}
        />
      ) : null}
    </>
  );
}

function SourceChoice({ source }: { source: CohortSource }) {
  const { t } = useTranslation("audiences");
  return (
    <RadioGroup
      name="source"
      label={t("cohort.source-label")}
      defaultValue={source}
      options={chosenSources.map((value) => ({
        value,
        label: t(`cohort.sources.${value}`),
        description: t(`cohort.sources-text.${value}`),
      }))}
    />
  );
}
