import { useLocation } from "@remix-run/react";
import { IconChevronDown, IconHierarchy3, IconMail, IconShieldQuestion } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRecordLinks } from "#app/platform/contributions/record-links.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Menu } from "#app/ui/menu/menu.tsx";
import { assignmentKinds } from "../../domain/assignment.ts";
import type { EmployeeProfile } from "../../queries/employee-profile.ts";
import classes from "./profile.module.css";
import { UiLink } from "#app/ui/link/link.tsx";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { StatusChip } from "../list/status-chip.tsx";
import { useTenure } from "../use-tenure.ts";

/** Admins have the chart in the company area, everybody else among their own things. */
function chartAt({ mayChangeAssignment }: EmployeeProfile): string {
  return mayChangeAssignment ? "/app/company/org-chart" : "/app/my-data/org-chart";
}

/** The photo; for those who may change it, the way to do so. */
function ProfilePhoto({ profile: { id, name, photo, mayEditPhoto } }: { profile: EmployeeProfile }) {
  const { t } = useTranslation("people");
  const picture = <Avatar name={name} src={photoAddress(photo, "large")} size="huge" />;
  if (!mayEditPhoto) return picture;
  return (
    <span className={classes.photo}>
      {picture}
      <UiLink href={`/app/employee/${id}/photo`} className={classes.changePhoto}>
        {t(photo ? "photo.change" : "photo.add")}
      </UiLink>
    </span>
  );
}

/** Who this is, at a glance, and what can be done from here. */
export function ProfileHeader({ profile }: { profile: EmployeeProfile }) {
  const { t } = useTranslation("people");
  const tenure = useTenure();
  const standing = profile.reports.some((one) => one.directReports > 0)
    ? "manager-of-managers"
    : profile.reports.length > 0
      ? "manager"
      : null;
  const links = useRecordLinks("Employee", profile.id);
  const facts = [
    profile.orgUnit,
    profile.location,
    profile.status === "UPCOMING" ? null : tenure(profile.tenureMonths),
  ].filter((fact) => fact !== null);
  return (
    <header className={classes.header}>
      <ProfilePhoto profile={profile} />
      <div className={classes.heading}>
        <div className={classes.title}>
          <h1>{profile.name}</h1>
          {standing ? (
            <Chip tone="neutral" icon={null}>
              {t(`label.${standing}`)}
            </Chip>
          ) : null}
          <StatusChip status={profile.status} />
        </div>
        {profile.role ? <p className={classes.role}>{profile.role}</p> : null}
        <ul className={classes.glance}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <div className={classes.actions}>
        {profile.isErased ? null : (
          <Button href={`mailto:${profile.email}`} icon={<IconMail aria-hidden="true" />}>
            {t("profile.write")}
          </Button>
        )}
        <Button href={`${chartAt(profile)}?person=${profile.id}`} icon={<IconHierarchy3 aria-hidden="true" />}>
          {t("profile.in-chart")}
        </Button>
        {links.map(({ label, href }) => (
          <Button key={href} tone="quiet" icon={<IconShieldQuestion aria-hidden="true" />} href={href}>
            {label}
          </Button>
        ))}
        {profile.mayChangeAssignment || profile.mayEdit || profile.mayErase ? <ChangeMenu profile={profile} /> : null}
      </div>
    </header>
  );
}

/** What may be changed about this person, each by a form of its own. */
function ChangeMenu({ profile }: { profile: EmployeeProfile }) {
  const { t } = useTranslation("people");
  const { pathname } = useLocation();
  const ending =
    profile.status === "LEFT"
      ? { id: "rehire", label: t("rehire.open"), href: `${pathname}?edit=rehire` }
      : { id: "leaving", label: t("leaving.open"), href: `${pathname}?edit=leaving` };
  return (
    <Menu
      align="end"
      trigger={
        <Button tone="primary" iconEnd={<IconChevronDown aria-hidden="true" />}>
          {t("change.open")}
        </Button>
      }
      entries={[
        ...(profile.mayChangeAssignment
          ? [
              ...assignmentKinds.map((kind) => ({
                id: kind,
                label: t(`kind.${kind}`),
                href: `${pathname}?change=${kind}`,
              })),
              { kind: "divider" as const, id: "record" },
            ]
          : []),
        ...(profile.mayEdit ? [{ id: "facts", label: t("edit.title"), href: `${pathname}?edit=facts` }] : []),
        ...(profile.mayChangeAssignment ? [ending] : []),
        ...(profile.mayErase
          ? [{ id: "erase", label: t("erased.open"), href: `/app/employee/${profile.id}/erasure` }]
          : []),
      ]}
    />
  );
}
