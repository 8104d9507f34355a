import { getFormProps } from "@conform-to/react";
import { Form, useLocation } from "@remix-run/react";
import { IconArrowsExchange, IconPlus, IconUserMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { teamColour, teamRoles } from "../domain/teams.ts";
import type { TeamMember, TeamPage } from "../queries/team-page.ts";
import { EmployeeChip } from "./employee-chip.tsx";
import { FormPanel } from "./form-panel.tsx";
import { PeoplePicker } from "./people-picker.tsx";
import classes from "./shape.module.css";
import { TeamFields } from "./team-fields.tsx";
import { useRefusal } from "./use-refusal.ts";
import { useShapeForm } from "./use-shape-form.ts";

export type TeamScreenProps = { team: TeamPage; panel?: "edit" | "add" | undefined; result: CommandResult | null };

/** Who is in a team, and for those who shape it how it is shaped. */
export function TeamScreen({ team, panel, result }: TeamScreenProps) {
  const { t } = useTranslation("people");
  const refusal = useRefusal(panel ? null : result);
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
      {refusal.general ? (
        <Callout tone="danger" announced>
          {refusal.general}
        </Callout>
      ) : null}
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
      {panel === "edit" ? <EditPanel team={team} result={result} /> : null}
      {panel === "add" ? <MemberPanel team={team} result={result} /> : null}
    </>
  );
}

function MemberRow({ team, member }: { team: TeamPage; member: TeamMember }) {
  const { t } = useTranslation("people");
  const { id, name, userRole } = member;
  return (
    <div className={`${classes.row} ${classes.term}`}>
      <span className={classes.words}>
        <EmployeeChip person={member} />
      </span>
      <span className={classes.count}>{t(`team.roles.${userRole}`)}</span>
      {team.mayEdit ? (
        <Form method="post" preventScrollReset className={classes.actions}>
          <input type="hidden" name="teamId" value={team.id} />
          <input type="hidden" name="employeeId" value={id} />
          <input type="hidden" name="userRole" value={userRole === "MANAGER" ? "MEMBER" : "MANAGER"} />
          <IconButton
            type="submit"
            name="intent"
            value="set-team-member"
            size="small"
            label={t(`team.make.${userRole === "MANAGER" ? "MEMBER" : "MANAGER"}`, { name })}
            icon={<IconArrowsExchange size={16} aria-hidden="true" />}
          />
          <IconButton
            type="submit"
            name="intent"
            value="remove-team-member"
            size="small"
            label={t("shape.term.remove", { name })}
            icon={<IconUserMinus size={16} aria-hidden="true" />}
          />
        </Form>
      ) : null}
    </div>
  );
}

function EditPanel({ team, result }: { team: TeamPage; result: CommandResult | null }) {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const shape = useShapeForm({
    id: "edit-team",
    intent: "edit-team",
    result,
    defaultValue: { name: team.name, color: teamColour(team.color), visibility: team.visibility },
  });
  return (
    <FormPanel
      title={t("team.edit")}
      intent="edit-team"
      closeHref={pathname}
      done={t("shape.saved")}
      submit={t("shape.save")}
      result={shape.own}
      refusal={shape.refusal}
      form={getFormProps(shape.form)}
    >
      <input type="hidden" name="teamId" value={team.id} />
      <TeamFields shape={shape} />
    </FormPanel>
  );
}

function MemberPanel({ team, result }: { team: TeamPage; result: CommandResult | null }) {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const shape = useShapeForm({
    id: "add-member",
    intent: "set-team-member",
    result,
    defaultValue: { userRole: "MEMBER" },
  });
  return (
    <FormPanel
      title={t("team.add-member")}
      intent="set-team-member"
      closeHref={pathname}
      done={t("shape.saved")}
      submit={t("add.submit")}
      result={shape.own}
      refusal={shape.refusal}
      form={getFormProps(shape.form)}
    >
      <input type="hidden" name="teamId" value={team.id} />
      <PeoplePicker name="employeeId" label={t("explain.person")} error={shape.field("employeeId").error} />
      <SelectField
        {...shape.field("userRole")}
        label={t("team.role")}
        options={teamRoles.map((value) => ({ value, label: t(`team.roles.${value}`) }))}
      />
    </FormPanel>
  );
}
