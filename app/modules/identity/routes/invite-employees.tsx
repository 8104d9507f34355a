import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { pageInput, sliceOfPage } from "#app/platform/http/paging.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ExportMenu } from "#app/shell/components/list-screen/export-links.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { inviteCommands } from "../components/identity-commands.ts";
import { useInviteSaid } from "../components/members/invite-said.ts";
import { InvitingAll } from "../components/members/inviting-all.tsx";
import { InvitablePeople } from "../components/members/invitable-people.tsx";
import { PendingInvitations } from "../components/members/pending-invitations.tsx";
import { memberPageSize, pendingPageName } from "../domain/member-status.ts";
import { inviteAllIntent } from "../jobs/invite-all.task.ts";
import { listInvitable } from "../queries/list-invitable.ts";
import { invitingAll } from "../queries/invited-all.ts";
import { countInvitations, listInvitations } from "../queries/list-invitations.ts";
import classes from "../components/sign-in/auth-layout.module.css";
import { inviteEmployees, inviteEmployeesInput } from "../use-cases/invite-employees.ts";
import { withdrawInvitation, withdrawInvitationInput } from "../use-cases/withdraw-invitation.ts";

const can = mayEver("create", "Invitation");

export const loader = page({
  can,
  input: z.object({
    search: z.string().max(100).catch("").default(""),
    page: pageInput,
    [pendingPageName]: pageInput,
  }),
  load: async (context, { search, page, waiting }, _request, { database }) => ({
    search,
    page,
    waiting,
    timeZone: context.actor.timeZone,
    inviting: await invitingAll(context),
    pending: await listInvitations(context, database, sliceOfPage(waiting, memberPageSize)),
    pendingTotal: await countInvitations(context, database),
    ...(await listInvitable(context, database, { text: search, page })),
  }),
});

export const action = command({
  can,
  intents: {
    "invite-all": inviteAllIntent,
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
        {data.inviting ? <InvitingAll inviting={data.inviting} /> : null}
      </div>
      {data.pendingTotal > 0 ? (
        <Section title={t("invites.pending")} actions={<ExportMenu href="/app/company/employees/invite/export" />}>
          <PendingInvitations
            rows={data.pending}
            total={data.pendingTotal}
            page={data.waiting}
            timeZone={data.timeZone}
          />
        </Section>
      ) : null}
      <Section title={t("invites.people")}>
        <InvitablePeople people={data.people} total={data.total} search={data.search} page={data.page} />
      </Section>
    </>
  );
}
