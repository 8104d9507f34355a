import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PersonField } from "#app/modules/people/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { useCommandForm } from "../integration-commands.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** Issues as tasks of those they are assigned to, and who people at the source are here. */
export function TasksPart({ page }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const { id, version, makesTasks, tasksProject, projects, unknownPeople } = page;
  const form = useCommandForm({
    intent: "tasks",
    fields: { installationId: id, version: String(version) },
    defaultValue: { tasksProject: tasksProject ?? "" },
    said: t("saved"),
  });
  return (
    <Section title={t("tasks")} description={t("tasks-text")}>
      <div className={classes.body}>
        <CommandForm form={form} guarded className={classes.form}>
          <Checkbox name="makesTasks" defaultChecked={makesTasks} label={t("makes-tasks")} />
          <Checkbox name="issuesOfTasks" defaultChecked={page.issuesOfTasks} label={t("issues-of-tasks")} />
          <Checkbox name="unfoldsLinks" defaultChecked={page.unfoldsLinks} label={t("unfolds-links")} />
          {projects.length > 0 ? (
            <SelectField
              {...form.field("tasksProject")}
              label={t("project")}
              options={projects.map(({ id: value, name }) => ({ value, label: name }))}
              placeholder={t("any")}
            />
          ) : null}
          <SubmitRow form={form} label={t("save")} tone="secondary" />
        </CommandForm>
        {makesTasks && unknownPeople.length > 0 ? <WhoIsWho key={unknownPeople.join(" ")} page={page} /> : null}
      </div>
    </Section>
  );
}

function WhoIsWho({ page: { id, unknownPeople } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const form = useCommandForm({
    intent: "link-person",
    fields: { installationId: id },
    said: t("saved"),
    clears: true,
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <p className={classes.detail}>{t("who-is-who", { count: unknownPeople.length })}</p>
      <SelectField
        {...form.field("externalId")}
        label={t("person-there")}
        options={unknownPeople.map((value) => ({ value, label: value }))}
        required
      />
      <PersonField {...form.field("employeeId")} label={t("person-here")} required />
      <SubmitRow form={form} label={t("link-person")} tone="secondary" />
    </CommandForm>
  );
}
