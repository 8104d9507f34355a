import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { named, teamCommands } from "../people-commands.ts";
import { useLocation } from "@remix-run/react";
import { IconArrowsExchange, IconPlus, IconUserMinus } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { teamColour, teamRoles } from "../../domain/teams.ts";
import type { TeamMember, TeamPage } from "../../queries/team-page.ts";
import { PersonChip } from "../person-chip/person-chip.tsx";
import { PersonField } from "../person-field/person-field.tsx";
import classes from "../shape.module.css";
import { TeamFields } from "./team-fields.tsx";

export type TeamScreenProps = { team: TeamPage; panel?: "edit" | "add" | undefined };

/** Who is in a team, and for those who shape it how it is shaped. */
export function TeamScreen({ team, panel }: TeamScreenProps) {
  const { t } = useTranslation("people");
  const actions = team.mayEdit ? (
    <>
      <Button href="?panel=edit">{t("team.edit")}</Button>
      <Button href="?panel=add" tone="primary" icon={<IconPlus aria-hidden="true" />}>
        {t("team.add-member")}
      </Button>
    </>
  ) : null;
  return (
    <>
      <PageHeader
        title={team.name}
        meta={
          <Chip tone={teamColour(team.color)} icon={null}>
            {t(`team.visibilities.${team.visibility}`)}
          </Chip>
        }
        actions={actions}
      />
      {panel ? null : <teamCommands.PageAnswer intents={["set-team-member", "remove-team-member"]} />}
      {team.members.length === 0 ? (
        <EmptyState variant="people" title={t("team.nobody")} />
      ) : (
        <ul className={`${classes.terms} ${classes.list}`}>
          {team.members.map((member) => (
            <li key={member.id}>
              <MemberRow team={team} member={member} />
            </li>
          ))}
        </ul>
      )}
      {panel === "edit" ? <EditPanel team={team} /> : null}
      {panel === "add" ? <MemberPanel team={team} /> : null}
    </>
  );
}

function MemberRow({ team, member }: { team: TeamPage; member: TeamMember }) {
  const { t } = useTranslation("people");
  const { id, name, userRole } = member;
  const command = teamCommands.useCommand({ intent: ["set-team-member", "remove-team-member"] });
  const other = userRole === "MANAGER" ? "MEMBER" : "MANAGER";
  const fields = { teamId: team.id, employeeId: id };
  return (
    <div className={`${classes.row} ${classes.term}`}>
      <span className={classes.words}>
        <PersonChip person={member} />
      </span>
      <span className={classes.count}>{t(`team.roles.${userRole}`)}</span>
      {team.mayEdit ? (
        <span className={classes.actions}>
          <IconAct
            command={command}
            intent="set-team-member"
            fields={{ ...fields, userRole: other }}
            label={t(`team.make.${other}`, { name })}
            icon={<IconArrowsExchange aria-hidden="true" />}
          />
          <IconAct
            command={command}
            intent="remove-team-member"
            fields={fields}
            label={t("shape.term.remove", { name })}
            icon={<IconUserMinus aria-hidden="true" />}
          />
        </span>
      ) : null}
    </div>
  );
}

function EditPanel({ team }: { team: TeamPage }) {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const form = teamCommands.useCommandForm({
    intent: "edit-team",
    fields: { teamId: team.id, version: String(team.version) },
    schema: named,
    defaultValue: { name: team.name, color: teamColour(team.color), visibility: team.visibility },
    said: t("shape.saved"),
    leaveTo: pathname,
  });
  return (
    <FormPanel form={form} title={t("team.edit")} closeHref={pathname} submit={t("shape.save")}>
      <TeamFields form={form} />
    </FormPanel>
  );
}

function MemberPanel({ team }: { team: TeamPage }) {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const form = teamCommands.useCommandForm({
    intent: "set-team-member",
    fields: { teamId: team.id },
    defaultValue: { userRole: "MEMBER" },
    said: t("shape.saved"),
    leaveTo: pathname,
  });
  return (
    <FormPanel form={form} title={t("team.add-member")} closeHref={pathname} submit={t("add.submit")}>
      <PersonField name="employeeId" label={t("explain.person")} error={form.wrong("employeeId")} />
      <SelectField
        {...form.field("userRole")}
        label={t("team.role")}
        options={teamRoles.map((value) => ({ value, label: t(`team.roles.${value}`) }))}
      />
    </FormPanel>
  );
}
