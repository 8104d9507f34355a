import { getFormProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import type { GoalPage, NewObjective } from "../queries/goal-page.ts";
import { fillIn, fillKeyResult, typedMetric, unnamedPlace } from "./fill-in.ts";
import classes from "./form.module.css";
import { FormParts } from "./form-parts.tsx";
import { useGoalAddress } from "./goal-address.ts";
import { useGoalWords } from "./goal-words.ts";
import { GoalSuggestions, type CompanyMetric, type Metric } from "./goal-suggestions.tsx";
import { KeyResultFields, type GivenMetric } from "./key-result-fields.tsx";
import { objectiveForm } from "./objective-form.ts";
import { objectiveParts } from "./objective-parts.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import { useTitleTaken } from "./use-title-taken.ts";

export type CreateObjectivePanelProps = { page: GoalPage; creating: NewObjective; result: CommandResult | null };

/** The form for a new objective with its key results, beside the list it will appear in. */
export function CreateObjectivePanel({ page, creating, result }: CreateObjectivePanelProps) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const back = address.with({ createOkr: null, okrPanelType: null, parentId: null });
  const busy = useNavigation().formMethod === "POST";
  const { names } = page;
  return (
    <SidePanel
      title={names.objectives ? t("create.open-named", { name: names.objectives }) : t("create.open")}
      closeLabel={t("close-panel")}
      closeHref={back}
      wide={creating.settings.mode === "COMPACT"}
      footer={
        <div className={classes.actions}>
          <Button href={back}>{t("cancel")}</Button>
          <Button type="submit" form="new-objective" tone="primary" loading={busy}>
            {t("create.submit")}
          </Button>
        </div>
      }
    >
      <ObjectiveForm page={page} creating={creating} result={result} back={back} />
    </SidePanel>
  );
}

function ObjectiveForm({ page, creating, result, back }: CreateObjectivePanelProps & { back: string }) {
  const words = useGoalWords();
  const { settings, currency } = creating;
  const [dirty, setDirty] = useState(false);
  const { taken, level, hear } = useNamed({
    title: "",
    timeFrame: creating.timeFrame,
    level: page.rights.levels.at(-1) ?? "",
  });
  const [form, fields] = useObjectiveForm(page, creating, result);
  const { given, addMetric, addCompanyMetric } = useMetricsTakenOver([form, fields], currency, () => setDirty(true));
  const suggestions = (
    <GoalSuggestions
      formId={form.id}
      onTitle={(title) => fillIn(formOf(form.id), fields.title.name, title)}
      onMetric={page.rights.keyResults ? addMetric : null}
      onCompanyMetric={addCompanyMetric}
    />
  );
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className={classes.form}
      onInput={(event) => {
        setDirty(true);
        hear(event.currentTarget);
      }}
    >
      <UnsavedChanges when={dirty} />
      <input type="hidden" name="intent" value="create-objective" />
      <input type="hidden" name="returnTo" value={back} />
      {result?.error ? (
        <Callout tone="danger" announced title={words.refusal(result.error.code, result.error.params)} />
      ) : null}
      <FormParts
        mode={settings.mode}
        open={creating.open}
        errors={form.allErrors}
        parts={objectiveParts({ words, formId: form.id, page, creating, fields, taken, level, suggestions })}
      >
        {page.rights.keyResults ? (
          <KeyResultFields
            form={form}
            fields={fields.keyResults}
            given={given}
            currency={currency}
            title={words.keyResults(page.names)}
            settings={settings}
          />
        ) : null}
      </FormParts>
    </Form>
  );
}

function useObjectiveForm(page: GoalPage, creating: NewObjective, result: CommandResult | null) {
  return useForm({
    id: "new-objective",
    lastResult: (result?.reply ?? null) as SubmissionResult<string[]> | null,
    defaultValue: {
      timeFrame: creating.timeFrame,
      level: page.rights.levels.at(-1),
      ownerId: creating.owner.id,
      visibility: creating.visibility,
      parentId: creating.parent?.id,
      keyResults: page.rights.keyResults ? [{ currency: creating.currency }] : [],
    },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: objectiveForm }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
}

/** Suggested metrics become key results of the form, the company's own followed and others as numbers to change. */
function useMetricsTakenOver(
  [form, fields]: ReturnType<typeof useObjectiveForm>,
  currency: string,
  onTaken: () => void,
) {
  const insert = (typed: object) => form.insert({ name: fields.keyResults.name, defaultValue: { ...typed, currency } });
  const addMetric = (metric: Metric) => {
    onTaken();
    if (!fillKeyResult(formOf(form.id), metric)) insert(typedMetric(metric));
    // What is taken over is seen, though the form folds it.
    if (metric.start !== 0) formOf(form.id).querySelector(":scope > details:last-child")?.setAttribute("open", "");
  };
  const { given, give } = useGivenMetric(form.id);
  const addCompanyMetric = (metric: CompanyMetric) => {
    onTaken();
    if (!give(metric, fields.keyResults.getFieldList().length)) insert({ title: metric.name });
  };
  return { given, addMetric, addCompanyMetric };
}

/** What hangs on the words typed so far: whether the title is taken, and the level to find parents for. */
function useNamed(first: { title: string; timeFrame: string; level: string }) {
  const [{ title, timeFrame, level }, setNamed] = useState(first);
  const hear = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    setNamed({
      title: String(typed.get("title") ?? ""),
      timeFrame: String(typed.get("timeFrame") ?? ""),
      level: String(typed.get("level") ?? ""),
    });
  };
  return { taken: useTitleTaken(title, timeFrame), level, hear };
}

/** A metric goes to the key result nobody has named yet; false where it waits for one that is to be added at `next`. */
function useGivenMetric(formId: string) {
  const [given, setGiven] = useState<GivenMetric | null>(null);
  const give = (metric: CompanyMetric, next: number): boolean => {
    const place = unnamedPlace(formOf(formId));
    setGiven({ place: place ?? next, metric });
    if (place !== null) fillIn(formOf(formId), `keyResults[${place}].title`, metric.name);
    return place !== null;
  };
  return { given, give };
}

function formOf(id: string): HTMLFormElement {
  return document.getElementById(id) as HTMLFormElement;
}
