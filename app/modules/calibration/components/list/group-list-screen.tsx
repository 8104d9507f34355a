import { IconPlus, IconSitemap } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { GroupListPage, ListedGroup } from "../../queries/group-list.ts";
import { commands } from "../calibration-commands.ts";
import classes from "../calibration.module.css";
import { GroupsFromOrg } from "./groups-from-org.tsx";
import { GuidelinesPanel } from "./guidelines-panel.tsx";
import { NewGroupPanel } from "./new-group-panel.tsx";

/** The groups in which the ratings of a cycle are settled. */
export function GroupListScreen({ page }: { page: GroupListPage }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const { cycle, cycles, groups, mayManage } = page;
  return (
    <div className={classes.screen}>
      <PageHeader
        title={t("title")}
        actions={
          mayManage && cycle ? (
            <>
              <Button href={address({ panel: "guidelines" })}>{t("guidelines.title")}</Button>
              <Button tone="primary" href={address({ panel: "new" })} icon={<IconPlus aria-hidden="true" />}>
                {t("group.new")}
              </Button>
            </>
          ) : undefined
        }
      />
      <commands.PageAnswer intents={["create-group", "create-groups", "save-guidelines"]} said={t("said.saved")} />
      {cycles.length > 1 ? (
        <Tabs
          label={t("cycle")}
          current={cycle?.id ?? ""}
          tabs={cycles.map(({ id, name }) => ({ id, label: name, href: address({ cycle: id }) }))}
        />
      ) : null}
      {page.fromOrg && cycle ? <GroupsFromOrg cycleId={cycle.id} fromOrg={page.fromOrg} /> : null}
      {groups.length > 0 ? <Groups groups={groups} /> : page.fromOrg ? null : <NoGroups page={page} />}
      {cycle && mayManage && groups.length > 0 && page.ungrouped > 0 ? (
        <p className={classes.soft}>
          {t("group.ungrouped", { count: page.ungrouped })}{" "}
          <UiLink href={address({ panel: "from-org" })}>{t("group.from-org")}</UiLink>
        </p>
      ) : null}
      {page.panel === "new" && cycle ? <NewGroupPanel cycleId={cycle.id} /> : null}
      {page.panel === "guidelines" && cycle ? <GuidelinesPanel cycleId={cycle.id} places={page.places} /> : null}
    </div>
  );
}

function NoGroups({ page: { cycle, mayManage, ungrouped } }: { page: GroupListPage }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  if (!cycle || !mayManage) return <EmptyState title={t("none.title")}>{t("none.text")}</EmptyState>;
  return (
    <EmptyState
      title={t("first.title")}
      action={
        <>
          <Button tone="primary" href={address({ panel: "from-org" })} icon={<IconSitemap aria-hidden="true" />}>
            {t("group.from-org")}
          </Button>
          <Button href={address({ panel: "new" })}>{t("group.new")}</Button>
        </>
      }
    >
      {t("first.text", { count: ungrouped })}
    </EmptyState>
  );
}

function Groups({ groups }: { groups: readonly ListedGroup[] }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  return (
    <DataTable
      caption={t("title")}
      rows={groups}
      rowKey={({ id }) => id}
      rowHref={({ id }) => address({ group: id, cycle: null })}
      columns={[
        {
          id: "name",
          header: t("group.name"),
          render: ({ name }) => name,
        },
        {
          id: "state",
          header: t("group.state"),
          render: ({ finishedAt }) =>
            finishedAt ? <Chip tone="green">{t("group.finished")}</Chip> : <Chip tone="blue">{t("group.open")}</Chip>,
          narrow: true,
        },
        {
          id: "members",
          header: t("group.members"),
          render: ({ members }) => members.map(({ name }) => name).join(", ") || t("group.admins-only"),
          narrow: true,
        },
        { id: "people", header: t("group.people"), align: "end", render: ({ people }) => people },
        { id: "moves", header: t("group.moves"), align: "end", render: ({ moves }) => moves },
      ]}
    />
  );
}
