import { IconHierarchy3, IconMail, IconTarget, IconUser } from "@tabler/icons-react";
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SkeletonLines } from "#app/ui/skeleton/skeleton.tsx";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { MiniProfile } from "../../queries/mini-profile.ts";
import { cardPlace } from "./card-place.ts";
import classes from "./mini-profile-card.module.css";
import { StatusChip } from "../list/status-chip.tsx";

export type MiniProfileCardProps = {
  personId: string;
  name: string;
  beside: RefObject<HTMLElement | null>;
  onClose: () => void;
};

// React 18 hands it through, but has no type for it.
const popover = { popover: "manual" };

/** A person at a glance, above the page beside their name. */
export function MiniProfileCard({ personId, name, beside, onClose }: MiniProfileCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({});
  const person = usePerson(personId);
  useLayoutEffect(() => {
    card.current?.showPopover();
    if (card.current && beside.current)
      setPlace(
        cardPlace(beside.current.getBoundingClientRect(), card.current.getBoundingClientRect(), {
          width: innerWidth,
          height: innerHeight,
        }),
      );
  }, [beside, person]);
  useEffect(() => {
    const outside = (event: Event) => {
      if (!beside.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("scroll", outside, { capture: true, passive: true });
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("scroll", outside, { capture: true });
    };
  }, [beside, onClose]);
  return (
    <div ref={card} {...popover} role="group" aria-label={name} className={classes.card} style={place}>
      <div className={classes.head}>
        <Avatar name={name} src={photoAddress(person?.photo, "large")} size="large" />
        <span className={classes.words}>
          <strong>{name}</strong>
          {person?.role ? <span className={classes.role}>{person.role}</span> : null}
        </span>
        {person ? <StatusChip status={person.status} /> : null}
      </div>
      {person === undefined ? <SkeletonLines label={name} lines={3} /> : null}
      {person ? <Glance person={person} /> : null}
    </div>
  );
}

function Glance({
  person: { id, email, orgUnit, location, timeZone, managerId, managerName, goals },
}: {
  person: MiniProfile;
}) {
  const { t } = useTranslation("people");
  const format = useFormat(timeZone ?? undefined);
  const facts = [
    { term: t("column.org-unit"), detail: orgUnit },
    {
      term: t("column.manager"),
      detail: managerId ? <UiLink href={`/app/employee/${managerId}`}>{managerName}</UiLink> : null,
    },
    { term: t("column.location"), detail: location },
    { term: t("mini.local-time"), detail: timeZone && format.time(new Date()) },
  ];
  return (
    <>
      <DefinitionList items={facts.filter(({ detail }) => detail !== null)} />
      <div className={classes.actions}>
        <Button size="small" href={`/app/employee/${id}`} icon={<IconUser aria-hidden="true" />}>
          {t("mini.profile")}
        </Button>
        <Button size="small" href={`/app/my-data/org-chart?person=${id}`} icon={<IconHierarchy3 aria-hidden="true" />}>
          {t("profile.in-chart")}
        </Button>
        {goals ? (
          <Button
            size="small"
            href={`/app/my-data/goal/individuals-goals?owner=${id}`}
            icon={<IconTarget aria-hidden="true" />}
          >
            {t("mini.goals")}
          </Button>
        ) : null}
        <Button size="small" href={`mailto:${email}`} icon={<IconMail aria-hidden="true" />}>
          {t("profile.write")}
        </Button>
      </div>
    </>
  );
}

/** Undefined while it is fetched, null where it cannot be had. */
function usePerson(personId: string): MiniProfile | null | undefined {
  const [person, setPerson] = useState<MiniProfile | null>();
  useEffect(() => {
    const stop = new AbortController();
    askJson<MiniProfile>(`/app/people/mini-profile.json?person=${personId}`, stop.signal).then(setPerson, () => {
      if (!stop.signal.aborted) setPerson(null);
    });
    return () => stop.abort();
  }, [personId]);
  return person;
}
