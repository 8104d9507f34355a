import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { keyResultProgressTypes, objectiveProgressTypes } from "../../domain/progress.ts";
import { displayModes, visibilities, type GoalTemplate } from "../../domain/template.ts";
import { useGoalWords } from "../goal-words.ts";
import classes from "./template.module.css";

type TemplateFieldsProps = { template: GoalTemplate } & Pick<AnyCommandForm, "wrong">;

/** What the company calls its goals. */
export function TemplateNames({ template, wrong }: TemplateFieldsProps) {
  const words = useGoalWords();
  return (
    <div className={classes.fields}>
      {(["moduleName", "objectivesName", "keyResultsName"] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={words.t(`settings.${name}`)}
          defaultValue={template[name]}
          maxLength={60}
          required
          error={wrong(name)}
        />
      ))}
    </div>
  );
}

/** How much forms ask, what new goals start with, and what "mine" means. */
export function TemplateDefaults({
  template: { configData, includeOwnerGoals, includeCollaboratorGoals },
  wrong,
}: TemplateFieldsProps) {
  const words = useGoalWords();
  const { t } = words;
  return (
    <>
      <RadioGroup
        name="objectiveType"
        label={t("setting.OBJECTIVE_TYPE")}
        defaultValue={configData.OBJECTIVE_TYPE}
        options={displayModes.map((value) => ({
          value,
          label: t(`setting-value.${value}`),
          description: t(`settings.mode.${value}`),
        }))}
      />
      <StartingValues configData={configData} />
      <div className={classes.checks}>
        <Checkbox
          name="includeOwnerGoals"
          label={t("settings.include-owner")}
          defaultChecked={includeOwnerGoals}
          error={wrong("includeOwnerGoals")}
        />
        <Checkbox
          name="includeCollaboratorGoals"
          label={t("settings.include-collaborator")}
          defaultChecked={includeCollaboratorGoals}
        />
        <Checkbox
          name="cascading"
          label={t("settings.cascading")}
          defaultChecked={configData.IS_KR_CASCADING_ENABLED}
        />
        <Checkbox
          name="importance"
          label={t("setting.ENABLE_IMPORTANCE_IN_GOALS")}
          description={t("settings.importance-help")}
          defaultChecked={configData.ENABLE_IMPORTANCE_IN_GOALS}
        />
      </div>
    </>
  );
}

/** What new goals start with; whoever makes one may choose otherwise. */
function StartingValues({ configData }: Pick<GoalTemplate, "configData">) {
  const { t } = useGoalWords();
  const seen = visibilities.map((value) => ({ value, label: t(`visibility.${value}`) }));
  return (
    <div className={classes.fields}>
      <SelectField
        name="objectiveProgress"
        label={t("settings.objective-progress")}
        defaultValue={configData.DEFAULT_OBJECTIVE_PROGRESS}
        options={objectiveProgressTypes.map((value) => ({ value, label: t(`progress-type.${value}`) }))}
      />
      <SelectField
        name="keyResultProgress"
        label={t("setting.DEFAULT_KR_PROGRESS")}
        description={t("settings.key-result-progress-help")}
        defaultValue={configData.DEFAULT_KR_PROGRESS}
        options={keyResultProgressTypes.map((value) => ({ value, label: t(`progress-type.${value}`) }))}
      />
      <SelectField
        name="objectiveVisibility"
        label={t("settings.objective-visibility")}
        defaultValue={configData.DEFAULT_OBJECTIVE_VISIBILITY}
        options={seen}
      />
      <SelectField
        name="keyResultVisibility"
        label={t("settings.key-result-visibility")}
        defaultValue={configData.DEFAULT_KR_VISIBILITY}
        options={seen}
      />
    </div>
  );
}
