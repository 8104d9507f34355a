import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { pageInput } from "#app/platform/http/paging.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ExportMenu } from "#app/shell/components/list-screen/export-links.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { inviteCommands } from "../components/identity-commands.ts";
import { useInviteSaid } from "../components/members/invite-said.ts";
import { InvitablePeople } from "../components/members/invitable-people.tsx";
import { PendingInvitations } from "../components/members/pending-invitations.tsx";
import { listInvitable } from "../queries/list-invitable.ts";
import { listInvitations } from "../queries/list-invitations.ts";
import classes from "../components/sign-in/auth-layout.module.css";
import { inviteEmployees, inviteEmployeesInput } from "../use-cases/invite-employees.ts";
import { withdrawInvitation, withdrawInvitationInput } from "../use-cases/withdraw-invitation.ts";

const can = mayEver("create", "Invitation");

export const loader = page({
  can,
  input: z.object({
    search: z.string().max(100).catch("").default(""),
    page: pageInput,
  }),
  load: async (context, { search, page }, _request, { database }) => ({
    search,
    page,
    timeZone: context.actor.timeZone,
    pending: await listInvitations(context, database),
    ...(await listInvitable(context, database, { text: search, page })),
  }),
});

export const action = command({
  can,
  intents: {
    invite: { input: inviteEmployeesInput, run: inviteEmployees },
    withdraw: { input: withdrawInvitationInput, run: withdrawInvitation },
  },
});

export default function InviteEmployees() {
  const { t } = useTranslation("identity");
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("navigation.invitations")} description={t("invites.text")} />
      <div className={`${classes.notices} ${classes.apart}`}>
        <inviteCommands.PageAnswer intents={["invite", "withdraw"]} said={useInviteSaid()} />
      </div>
      {data.pending.length > 0 ? (
        <Section title={t("invites.pending")} actions={<ExportMenu href="/app/company/employees/invite/export" />}>
          <PendingInvitations rows={data.pending} timeZone={data.timeZone} />
        </Section>
      ) : null}
      <Section title={t("invites.people")}>
        <InvitablePeople people={data.people} total={data.total} search={data.search} page={data.page} />
      </Section>
    </>
  );
}
