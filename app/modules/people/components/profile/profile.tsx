import { employeeCommands } from "../people-commands.ts";
import { useLocation } from "@remix-run/react";
import { IconLock } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { RecordSections } from "#app/shell/components/record-sections.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { PeopleTag } from "../../domain/people-tags.ts";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import { AssignmentTimeline } from "./assignment-timeline.tsx";
import { DayForm } from "../day-form.tsx";
import { PersonChip } from "../person-chip/person-chip.tsx";
import { PrivateFactsList, PublicFactsList } from "./profile-facts.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { ProfileTags } from "./profile-tags.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import classes from "./profile.module.css";

export type ProfileProps = {
  profile: EmployeeProfile;
  today: string;
  mayLookAhead: boolean;
  /** Whether the timeline tells what was once recorded. */
  recorded: boolean;
  /** The tags that can be given here; null where the reader may give none. */
  offeredTags: readonly PeopleTag[] | null;
  /** Why what was asked for on the page itself was refused. */
};

/** One person: who they are, whom they report to, who reports to them, and how that came about. */
export function Profile({ profile, today, mayLookAhead, recorded, offeredTags }: ProfileProps) {
  const { t } = useTranslation("people");
  return (
    <div className={classes.root}>
      <ProfileHeader profile={profile} />
      <ProfileDay profile={profile} today={today} mayLookAhead={mayLookAhead} />
      <employeeCommands.PageAnswer intents={["withdraw-planned-change", "tag-people"]} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <Section title={t("profile.about")}>
            <PublicFactsList profile={profile} />
          </Section>
          {Object.keys(profile.privateFacts).length > 0 ? (
            <Section
              title={t("profile.private")}
              description={
                <span className={classes.private}>
                  <IconLock size={14} aria-hidden="true" />
                  {t("profile.private-text")}
                </span>
              }
            >
              <PrivateFactsList facts={profile.privateFacts} />
            </Section>
          ) : null}
          <ProfileFields fields={profile.fields} />
          <RecordSections about="Employee" record={profile.id} />
          <AssignmentTimeline
            entries={profile.timeline}
            recorded={profile.maySeePlanned ? recorded : null}
            changing={profile.mayChangeAssignment ? profile.id : null}
          />
        </div>
        <aside className={classes.side}>
          <Section title={t("profile.chain")}>
            <Chain profile={profile} />
          </Section>
          <ProfileTags personId={profile.id} tags={profile.tags} offered={offeredTags} />
          {profile.reports.length > 0 ? (
            <Section
              title={t("list.title.direct-reports")}
              actions={
                <UiLink href={`/app/my-data/people?manager=${profile.id}&below=all`}>{t("profile.all-below")}</UiLink>
              }
            >
              <Reports profile={profile} />
            </Section>
          ) : null}
        </aside>
      </div>
    </div>
  );
}

/** The day the page is about, said plainly where it is not today. */
function ProfileDay({
  profile: { day },
  today,
  mayLookAhead,
}: Pick<ProfileProps, "profile" | "today" | "mayLookAhead">) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const { pathname } = useLocation();
  return (
    <div className={classes.dayBar}>
      <DayForm day={day} today={today} mayLookAhead={mayLookAhead} />
      {day === today ? null : (
        <Callout action={<UiLink href={pathname}>{t("profile.to-today")}</UiLink>}>
          {t("profile.on-day", { date: format.date(day) })}
        </Callout>
      )}
    </div>
  );
}

/** From the top of the company down to the person. */
function Chain({ profile }: { profile: EmployeeProfile }) {
  const { t } = useTranslation("people");
  if (profile.chain.length === 0) return <p className={classes.quiet}>{t("profile.no-manager")}</p>;
  return (
    <ol className={classes.chain}>
      {profile.chain.toReversed().map((person) => (
        <li key={person.id}>
          <PersonChip person={person} />
        </li>
      ))}
      <li aria-current="true">
        <PersonChip person={profile} />
      </li>
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
          <PersonChip
            person={person}
            end={
              person.directReports > 0 ? (
                <span className={classes.count} title={t("profile.has-reports", { count: person.directReports })}>
                  {format.number(person.directReports)}
                </span>
              ) : null
            }
          />
        </li>
      ))}
    </ul>
  );
}
