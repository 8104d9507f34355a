import { IconArrowUp, IconPlus } from "@tabler/icons-react";
import { AudienceField } from "#app/modules/audiences/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { Term, TermList } from "#app/shell/components/term-list/term-list.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { FormGroupsShown } from "../../queries/form-groups-shown.ts";
import type { WizardPage } from "../../queries/wizard-page.ts";
import { wizardCommands } from "../review-commands.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Pick } from "./parts.tsx";

type GroupsProps = { page: WizardPage };

/** Groups of people who are asked with templates of their own; everybody else is asked what stands above. */
export function FormGroups({ page }: GroupsProps) {
  const { t, format } = useReviewWords();
  const address = useAddress();
  const { rows, others, open } = page.groups;
  const draft = page.cycle.state === "DRAFT";
  if (page.templates.length === 0 || (!draft && rows.length === 0)) return null;
  return (
    <Section title={t("groups.title")} description={t("groups.text")}>
      {rows.length > 0 ? (
        <TermList>
          {rows.map((row, place) => (
            <GroupRow key={row.id} row={row} page={page} above={rows[place - 1]?.name ?? null} />
          ))}
        </TermList>
      ) : null}
      {others !== null ? (
        <p className={classes.soft}>{t("groups.others", { count: others, number: format.number(others) })}</p>
      ) : null}
      {draft ? (
        <div>
          <Button icon={<IconPlus aria-hidden="true" />} href={address({ group: "new" })}>
            {t("groups.add")}
          </Button>
        </div>
      ) : null}
      {open ? <GroupPanel key={open.groupId ?? "new"} open={open} page={page} /> : null}
    </Section>
  );
}

type GroupRowProps = GroupsProps & {
  row: FormGroupsShown["rows"][number];
  /** The group before it, as which people of both are asked; null for the first. */
  above: string | null;
};

function GroupRow({ row, page, above }: GroupRowProps) {
  const { t, format } = useReviewWords();
  const address = useAddress();
  const { cycle } = page;
  const command = wizardCommands.useCommand({
    intent: "remove-form-group",
    key: `group ${row.id}`,
    said: t("groups.removed", { name: row.name }),
  });
  const own = cycle.settings.reviewers.providers.flatMap((provider) => {
    const template = page.templates.find(({ id }) => id === row.templates[provider]);
    return template ? [`${t(`provider.${provider}`)}: ${template.name}`] : [];
  });
  const people =
    row.people === null ? [] : [t("groups.people", { count: row.people, number: format.number(row.people) })];
  const draft = cycle.state === "DRAFT";
  return (
    <Term
      title={row.name}
      about={[...people, ...own].join(" · ")}
      {...(draft ? { href: address({ group: row.id }) } : {})}
    >
      {draft && above !== null ? <RaiseGroup row={row} page={page} above={above} /> : null}
      {draft ? (
        <ActForm
          command={command}
          intent="remove-form-group"
          fields={{ cycleId: cycle.id, groupId: row.id, version: String(cycle.version) }}
        >
          <Button type="submit" tone="quiet" size="small" aria-label={t("groups.remove-named", { name: row.name })}>
            {t("act.withdraw")}
          </Button>
        </ActForm>
      ) : null}
    </Term>
  );
}

/** People of two groups are asked as the first: which comes first can be changed. */
function RaiseGroup({ row, page: { cycle }, above }: GroupRowProps) {
  const { t } = useReviewWords();
  const command = wizardCommands.useCommand({
    intent: "raise-form-group",
    key: `raise ${row.id}`,
    said: t("groups.raised", { name: row.name, above: above ?? "" }),
  });
  return (
    <ActForm
      command={command}
      intent="raise-form-group"
      fields={{ cycleId: cycle.id, groupId: row.id, version: String(cycle.version) }}
    >
      <IconButton
        type="submit"
        size="small"
        label={t("groups.raise", { name: row.name, above: above ?? "" })}
        icon={<IconArrowUp />}
      />
    </ActForm>
  );
}

function GroupPanel({ open, page }: GroupsProps & { open: NonNullable<FormGroupsShown["open"]> }) {
  const { t } = useReviewWords();
  const closeHref = useAddress()({ group: null });
  const { cycle, templates } = page;
  const form = wizardCommands.useCommandForm({
    intent: "save-form-group",
    fields: {
      cycleId: cycle.id,
      version: String(cycle.version),
      ...(open.groupId ? { groupId: open.groupId } : {}),
    },
    defaultValue: { name: open.name },
    said: t("groups.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel
      form={form}
      title={open.groupId ? open.name : t("groups.new")}
      closeHref={closeHref}
      submit={t("act.save")}
    >
      <TextField {...form.field("name")} label={t("groups.name")} required maxLength={60} />
      <AudienceField
        without={["everyone"]}
        audience={open.audience}
        choices={open.choices}
        wrong={form.wrong}
        onChange={form.touch}
      />
      <fieldset className={classes.set}>
        <legend className={classes.legend}>{t("groups.forms")}</legend>
        {cycle.settings.reviewers.providers.map((provider) => (
          <Pick
            key={provider}
            name={`templates.${provider}`}
            label={t(`provider.${provider}`)}
            value={open.templates[provider] ?? ""}
            none={t("groups.as-others")}
            options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ))}
        {form.wrong("templates") ? (
          <Callout tone="danger" announced>
            {form.wrong("templates")}
          </Callout>
        ) : null}
      </fieldset>
    </FormPanel>
  );
}
