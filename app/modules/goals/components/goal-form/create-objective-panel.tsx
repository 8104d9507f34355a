import { useState } from "react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import type { GoalPage, NewObjective } from "../../queries/goal-page.ts";
import { fillIn } from "#app/platform/forms/fill-in.ts";
import { fillKeyResult, typedMetric, unnamedPlace } from "./fill-in.ts";
import { FormParts } from "./form-parts.tsx";
import { useGoalAddress } from "../goal-address.ts";
import { besideAnObjective, goalsCommands } from "../goal-page-commands.ts";
import { useGoalWords } from "../goal-words.ts";
import { GoalSuggestions, type CompanyMetric, type Metric } from "../coach/goal-suggestions.tsx";
import { KeyResultFields, type GivenMetric } from "./key-result-fields.tsx";
import { frameTyped, objectiveForm } from "./objective-form.ts";
import { objectiveParts, type Sum } from "./objective-parts.tsx";
import type { Unit } from "./sum-fields.tsx";
import { useTitleTaken } from "./use-title-taken.ts";

export type CreateObjectivePanelProps = { page: GoalPage; creating: NewObjective };

/** The form for a new objective with its key results, beside the list it will appear in. */
export function CreateObjectivePanel({ page, creating }: CreateObjectivePanelProps) {
  const words = useGoalWords();
  const { t } = words;
  const { settings, currency } = creating;
  const address = useGoalAddress();
  const back = address.with({ createOkr: null, okrPanelType: null, parentId: null });
  const form = useObjectiveForm(page, creating, back);
  const { taken, level, timeFrame, hear } = useNamed({
    title: "",
    timeFrame: form.typed("timeFrame") ?? creating.timeFrame,
    level: page.rights.levels.at(-1) ?? "",
  });
  const { given, addMetric, addCompanyMetric } = useMetricsTakenOver(form, currency);
  const suggestions = (
    <GoalSuggestions
      formId={form.id}
      open={creating.suggesting}
      onTitle={(title) => fillIn(formOf(form.id), form.fields.title.name, title)}
      onMetric={page.rights.keyResults ? addMetric : null}
      onCompanyMetric={addCompanyMetric}
    />
  );
  const sum = useSum(creating);
  const asked = { words, page, creating, form, taken, level, timeFrame, suggestions, sum };
  return (
    <FormPanel
      form={form}
      title={page.names.objectives ? t("create.open-named", { name: page.names.objectives }) : t("create.open")}
      closeHref={back}
      submit={t("create.submit")}
      wide={settings.mode === "COMPACT"}
      stays={besideAnObjective}
      onInput={(event) => hear(event.currentTarget)}
    >
      <FormParts mode={settings.mode} open={creating.open} errors={form.form.allErrors} parts={objectiveParts(asked)}>
        {page.rights.keyResults ? (
          <KeyResultFields
            form={form.form}
            fields={form.fields.keyResults}
            given={given}
            currency={currency}
            title={words.keyResults(page.names)}
            settings={settings}
            {...(sum.progressType === "DERIVED_SUM" ? { addedUpIn: sum.unit } : {})}
          />
        ) : null}
      </FormParts>
    </FormPanel>
  );
}

function useSum({ settings, currency }: NewObjective): Sum {
  const [progressType, setProgressType] = useState<string>(settings.objectiveProgress);
  const [unit, setUnit] = useState<Unit>({ measureType: "CURRENCY", currency });
  return { progressType, setProgressType, unit, setUnit };
}

function useObjectiveForm(page: GoalPage, creating: NewObjective, back: string) {
  return goalsCommands.useCommandForm({
    intent: "create-objective",
    id: "new-objective",
    fields: { returnTo: back },
    schema: objectiveForm,
    defaultValue: {
      timeFrame: creating.timeFrame,
      level: page.rights.levels.at(-1),
      ownerIds: [creating.owner.id],
      visibility: creating.visibility,
      weightage: 0,
      progressType: creating.settings.objectiveProgress,
      parentId: creating.parent?.id,
      keyResults: page.rights.keyResults ? [{ title: "", currency: creating.currency }] : [],
    },
  });
}

/** Suggested metrics become key results of the form, the company's own followed and others as numbers to change. */
function useMetricsTakenOver({ id, form, fields, touch }: ReturnType<typeof useObjectiveForm>, currency: string) {
  const insert = (typed: object) => form.insert({ name: fields.keyResults.name, defaultValue: { ...typed, currency } });
  const addMetric = (metric: Metric) => {
    touch();
    if (!fillKeyResult(formOf(id), metric)) insert(typedMetric(metric));
    // What is taken over is seen, though the form folds it.
    if (metric.start !== 0) formOf(id).querySelector(":scope > details")?.setAttribute("open", "");
  };
  const { given, give } = useGivenMetric(id);
  const addCompanyMetric = (metric: CompanyMetric) => {
    touch();
    if (!give(metric, fields.keyResults.getFieldList().length)) insert({ title: metric.name });
  };
  return { given, addMetric, addCompanyMetric };
}

/** What hangs on the words typed so far: whether the title is taken, and the level to find parents for. */
function useNamed(first: { title: string; timeFrame: string; level: string }) {
  const [named, setNamed] = useState({ ...first, startDate: "", dueDate: "" });
  const hear = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const typed = (name: keyof typeof named) => String(data.get(name) ?? "");
    setNamed({
      title: typed("title"),
      timeFrame: typed("timeFrame"),
      level: typed("level"),
      startDate: typed("startDate"),
      dueDate: typed("dueDate"),
    });
  };
  return { ...named, taken: useTitleTaken(named.title, frameTyped(named)), hear };
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
