import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { useRef, useState } from "react";
import { z } from "zod";
import type { CommandResult } from "#app/platform/http/command.ts";
import { useUnsavedChanges } from "#app/platform/i18n/use-unsaved-changes.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog/confirm-dialog.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { cohortPlace, cohortPlaces } from "../cohort-places.ts";
import type { BaseCohort } from "../domain/base-cohorts.ts";
import { cohortSources, type CohortSource } from "../domain/cohort.ts";
import type { CohortForm, EditedCohort } from "../queries/cohort-form.ts";
import { CohortFilter } from "./cohort-filter.tsx";
import { CohortList } from "./cohort-members-fields.tsx";
import { CohortPreview, usePreview } from "./cohort-preview.tsx";
import classes from "./cohort.module.css";
import { typedIn } from "./typed-cohort.ts";
import { useViewWords } from "./view-words.ts";

/** What the browser can tell at once; the use-case checks everything again. */
const named = z.object({
  name: z
    .string({ error: "audiences.name-required" })
    .trim()
    .min(1, { error: "audiences.name-required" })
    .max(80, { error: "audiences.name-too-long" }),
});

export type CohortFormScreenProps = { form: CohortForm; result: CommandResult | null };

/** Making a cohort, or changing one, with whom it finds beside it. */
export function CohortFormScreen({ form, result }: CohortFormScreenProps) {
  const { t } = useViewWords();
  const { cohort } = form;
  const crumbs = [
    { label: t("cohort.tab"), href: cohortPlaces.list },
    ...(cohort ? [{ label: cohort.name, href: cohortPlace(cohort.id) }] : []),
  ];
  return (
    <>
      <PageHeader
        title={cohort ? t("act.edit-named", { name: cohort.name }) : t("cohort.add")}
        breadcrumbs={crumbs}
        breadcrumbsLabel={t("cohort.way")}
      />
      <Fields form={form} result={result} />
    </>
  );
}

function Fields({ form: offered, result }: CohortFormScreenProps) {
  const { t, general } = useViewWords();
  const { cohort, mayShare } = offered;
  const intent = cohort ? "edit-cohort" : "create-cohort";
  const typed = typedIn(result, cohort);
  const element = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(typed.base);
  const [changed, setChanged] = useState(false);
  const preview = usePreview(element);
  const busy = useNavigation().formData?.get("intent") === intent;
  const leaving = useUnsavedChanges(changed && !busy);
  const [form, fields] = useCohortForm(intent, cohort, result);
  const errors = result?.reply?.error ?? {};
  const refused = general(result);
  const touch = () => {
    setChanged(true);
    preview.refresh();
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      ref={element}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate={form.noValidate}
      onChange={touch}
      className={classes.form}
      aria-label={t("cohort.tab")}
    >
      <input type="hidden" name="intent" value={intent} />
      {cohort ? <VersionRead cohort={cohort} /> : null}
      {refused ? (
        <Callout tone="danger" announced>
          {refused}
        </Callout>
      ) : null}
      <div className={classes.columns}>
        <div className={classes.fields}>
          <CohortFacts mayShare={mayShare} base={base} fields={fields} />
          <SourceChoice source={typed.source} />
          <CohortFilter offered={offered} typed={typed} base={base} onBase={setBase} onChange={touch} errors={errors} />
          <CohortList typed={typed} cohort={cohort} result={result} errors={errors} onChange={() => setChanged(true)} />
        </div>
        <div className={classes.beside}>
          <Section title={t("cohort.preview")}>
            <CohortPreview preview={preview} />
          </Section>
        </div>
      </div>
      <CohortButtons cohort={cohort} busy={busy} />
      <ConfirmDialog {...leaving} />
    </Form>
  );
}

function useCohortForm(intent: string, cohort: CohortForm["cohort"], result: CommandResult | null) {
  return useForm({
    id: intent,
    lastResult: (result?.reply ?? null) as SubmissionResult<string[]> | null,
    defaultValue: { name: cohort?.name ?? "", description: cohort?.description ?? "", shared: cohort?.shared ?? false },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: named }) as never,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
}

type CohortFactsProps = Pick<CohortForm, "mayShare"> & {
  base: BaseCohort;
  fields: ReturnType<typeof useCohortForm>[1];
};

/** What it is called and what it is for, and who else may use it. */
function CohortFacts({ mayShare, base, fields }: CohortFactsProps) {
  const { t, fieldError } = useViewWords();
  return (
    <>
      <TextField
        name="name"
        label={t("cohort.name")}
        maxLength={80}
        required
        autoComplete="off"
        defaultValue={fields.name.initialValue ?? ""}
        error={fieldError(fields.name.errors)}
      />
      <TextArea
        name="description"
        label={t("cohort.description")}
        rows={2}
        maxLength={500}
        defaultValue={String(fields.description.initialValue ?? "")}
        error={fieldError(fields.description.errors)}
      />
      {mayShare ? (
        <Checkbox
          name="shared"
          label={t("form.shared")}
          description={t(base === "everyone" ? "cohort.shared-text" : "cohort.private-base")}
          disabled={base !== "everyone"}
          defaultChecked={fields.shared.initialValue === "on"}
        />
      ) : null}
    </>
  );
}

function SourceChoice({ source }: { source: CohortSource }) {
  const { t } = useViewWords();
  return (
    <RadioGroup
      name="source"
      label={t("cohort.source-label")}
      defaultValue={source}
      options={cohortSources.map((value) => ({
        value,
        label: t(`cohort.sources.${value}`),
        description: t(`cohort.sources-text.${value}`),
      }))}
    />
  );
}

/** Which cohort is changed, and from which state of it: what somebody else saved meanwhile is not overwritten. */
function VersionRead({ cohort }: { cohort: EditedCohort }) {
  return (
    <>
      <input type="hidden" name="cohortId" value={cohort.id} />
      <input type="hidden" name="version" value={cohort.version} />
    </>
  );
}

function CohortButtons({ cohort, busy }: Pick<CohortForm, "cohort"> & { busy: boolean }) {
  const { t } = useViewWords();
  return (
    <div className={classes.actions}>
      <Button type="submit" tone="primary" loading={busy}>
        {t("form.save")}
      </Button>
      <Button tone="quiet" href={cohort ? cohortPlace(cohort.id) : cohortPlaces.list}>
        {t("form.cancel")}
      </Button>
    </div>
  );
}
