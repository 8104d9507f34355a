import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { cohortPlace } from "#app/modules/audiences/ui.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { SentGroup } from "../../queries/groups-of.ts";
import classes from "../integrations.module.css";
import type { InstallationProps } from "./installation-screen.tsx";

/** The groups that an identity provider has sent, each with the cohort it is kept as. */
export function GroupsPart({ page: { groups } }: InstallationProps) {
  const { t } = useTranslation("integrations");
  const format = useFormat();
  return (
    <Section title={t("groups.title")} description={t("groups.text")}>
      {groups.rows.length === 0 ? <p className={classes.detail}>{t("groups.none")}</p> : null}
      {groups.rows.length > 0 ? (
        <DataTable
          caption={t("groups.title")}
          rows={groups.rows}
          rowKey={({ id }) => id}
          columns={[
            { id: "name", header: t("groups.name"), narrow: true, render: (group) => <GroupName group={group} /> },
            {
              ...{ id: "members", header: t("groups.members"), align: "end", width: "120px", narrow: true },
              render: ({ members }) => format.number(members),
            },
            {
              ...{ id: "people", header: t("groups.people"), align: "end", width: "140px", narrow: true },
              render: ({ people }) => format.number(people),
            },
            {
              ...{ id: "state", header: t("state"), width: "220px", narrow: true },
              render: (group) => <GroupState group={group} />,
            },
          ]}
        />
      ) : null}
      {groups.total > groups.rows.length ? (
        <p className={classes.detail}>
          {t("groups.more", { shown: groups.rows.length, total: format.number(groups.total) })}
        </p>
      ) : null}
    </Section>
  );
}

function GroupName({ group: { name, cohortId } }: { group: SentGroup }) {
  return cohortId ? <UiLink href={cohortPlace(cohortId)}>{name}</UiLink> : <bdi>{name}</bdi>;
}

function GroupState({ group: { cohortId, held } }: { group: SentGroup }) {
  const { t } = useTranslation("integrations");
  if (held) return <Chip tone="orange">{t("groups.held")}</Chip>;
  return cohortId ? <Chip tone="green">{t("groups.followed")}</Chip> : <Chip>{t("groups.waiting")}</Chip>;
}
