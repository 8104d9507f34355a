import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Section } from "#app/ui/section/section.tsx";
import type { EmployeeProfile } from "../queries/employee-profile.ts";
import { AssignmentTimeline } from "./assignment-timeline.tsx";
import { EmployeeChip } from "./employee-chip.tsx";
import { PrivateFactsList, PublicFactsList } from "./profile-facts.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import classes from "./profile.module.css";

/** One person: who they are, whom they report to, who reports to them, and how that came about. */
export function Profile({ profile }: { profile: EmployeeProfile }) {
  const { t } = useTranslation("people");
  return (
    <div className={classes.root}>
      <ProfileHeader profile={profile} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Section title={t("profile.about")}><PublicFactsList profile={profile} /></Section>
          {Object.keys(profile.privateFacts).length > 0 ? (
            <Section title={t("profile.private")} description={<span className={classes.private}><IconLock size={14} aria-hidden="true" />{t("profile.private-text")}</span>}>
              <PrivateFactsList facts={profile.privateFacts} />
            </Section>
          ) : null}
          <AssignmentTimeline entries={profile.timeline} />
        </div>
        <aside className={classes.side}>
          <Section title={t("profile.chain")}><Chain profile={profile} /></Section>
          {profile.reports.length > 0 ? <Section title={t("profile.reports")}><Reports profile={profile} /></Section> : null}
        </aside>
      </div>
    </div>
  );
}

/** From the top of the company down to the person. */
function Chain({ profile }: { profile: EmployeeProfile }) {
  const { t } = useTranslation("people");
  if (profile.chain.length === 0) return <p className={classes.quiet}>{t("profile.no-manager")}</p>;
  return (
    <ol className={classes.chain}>
      {profile.chain.toReversed().map((person) => <li key={person.id}><EmployeeChip person={person} /></li>)}
      <li aria-current="true"><EmployeeChip person={profile} /></li>
    </ol>
  );
}

function Reports({ profile: { reports } }: { profile: EmployeeProfile }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  return (
    <ul className={classes.reports}>
      {reports.map((person) => (
        <li key={person.id}>
          <EmployeeChip person={person} end={person.directReports > 0 ? <span className={classes.count} title={t("profile.has-reports", { count: person.directReports })}>{format.number(person.directReports)}</span> : null} />
        </li>
      ))}
    </ul>
  );
}
