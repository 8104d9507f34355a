import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { z } from "zod";
import { pageInput } from "#app/platform/http/paging.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { memberCommands } from "../components/identity-commands.ts";
import { MemberList } from "../components/members/member-list.tsx";
import { memberPageSize, memberStatuses } from "../domain/member-status.ts";
import { listMembers } from "../queries/list-members.ts";
import { resetSecondFactor } from "../use-cases/reset-second-factor.ts";
import { changeMembershipInput, deactivateMember, reactivateMember } from "../use-cases/change-membership.ts";

const can = mayEver("edit", "Membership");

export const loader = page({
  can,
  input: z.object({
    search: z.string().max(100).catch("").default(""),
    status: z.enum(memberStatuses).catch("ACTIVE").default("ACTIVE"),
    page: pageInput,
  }),
  load: async (context, { search, status, page: number }, _request, { database }) => ({
    search,
    status,
    page: number,
    now: context.clock.now().toISOString(),
    ...(await listMembers(context, database, { text: search, status, page: number })),
  }),
});

export const action = command({
  can,
  intents: {
    deactivate: { input: changeMembershipInput, run: deactivateMember },
    reactivate: { input: changeMembershipInput, run: reactivateMember },
    "reset-second-factor": { input: changeMembershipInput, run: resetSecondFactor },
  },
});

export default function Members() {
  const { t } = useTranslation("identity");
  const { members, total, search, status, page: number, now } = useLoaderData<typeof loader>();
  const query = { ...(search ? { search } : {}), ...(status === "ACTIVE" ? {} : { status }) };
  const segments = memberStatuses.map((value) => ({
    value,
    label: t(`members.status.${value}`),
    href: `?${new URLSearchParams({ ...query, status: value })}`,
  }));
  return (
    <ListScreen
      title={t("navigation.sign-ins")}
      search={{ name: "search", label: t("invites.search"), value: search }}
      tools={
        <ExportLinks href={`/app/company/employees/sign-ins/export?${new URLSearchParams({ ...query, status })}`} />
      }
      kept={{ status: status === "ACTIVE" ? undefined : status }}
      views={<SegmentedControl label={t("navigation.sign-ins")} name="status" value={status} segments={segments} />}
    >
      <memberCommands.PageAnswer
        intents={["deactivate", "reactivate", "reset-second-factor"]}
        said={({ intent }) => t(`members.done.${intent}`)}
      />
      <MemberList members={members} now={now} />
      <ListPages total={total} page={number} pageSize={memberPageSize} />
    </ListScreen>
  );
}
