import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { MeasureTopic } from "#app/platform/contributions/measure.ts";
import classes from "./analytics.module.css";

export type ShownSqlAccess = { topics: MeasureTopic[]; givenAt: string; filledTo: string | null } | null;
type SqlAccessProps = { access: ShownSqlAccess; company: string; timeZone: string };

/** Whether a login reads the company's published numbers by SQL, and how one is given: by whoever runs the installation. */
export function SqlAccess({ access, company, timeZone }: SqlAccessProps) {
  const { t } = useTranslation("analytics");
  const format = useFormat(timeZone);
  const command = `node build/server.js tenant sql-access ${company} ${access ? "--revoke" : "--give"}`;
  return (
    <Section title={t("sql.title")} description={t("sql.text")}>
      {access ? (
        <DefinitionList
          items={[
            { term: t("sql.given"), detail: format.dateTime(access.givenAt) },
            { term: t("sql.topics"), detail: access.topics.map((topic) => t(`topic.${topic}`)).join(", ") },
            {
              term: t("sql.filled"),
              detail: access.filledTo ? format.dateTime(access.filledTo) : t("sql.filled-never"),
            },
          ]}
        />
      ) : null}
      <p className={classes.detail}>{t(access ? "sql.how-revoke" : "sql.how-give")}</p>
      <code dir="ltr">{command}</code>
    </Section>
  );
}
