import { type ReactNode, Suspense, useRef } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import classes from "./person-chip.module.css";
import { useMiniProfile } from "./use-mini-profile.ts";

export type PersonChipProps = {
  person: { id: string; name: string; role?: string | null; photo?: string | null };
  /** Where the name leads; the person's profile without it. */
  href?: string;
  /** More beside the name, such as a count. */
  end?: ReactNode;
};

/** Fetched when somebody first rests on a name. */
const MiniProfileCard = lazyPart(async () => ({ default: (await import("./mini-profile-card.tsx")).MiniProfileCard }));

/** A person as picture, name and role; the name leads to their profile, and resting on it opens a card about them. */
export function PersonChip({ person, href = `/app/employee/${person.id}`, end }: PersonChipProps) {
  const { opened, close, around } = useMiniProfile();
  const root = useRef<HTMLSpanElement>(null);
  const name = (
    <UiLink href={href} className={classes.name} dir="auto">
      {person.name}
    </UiLink>
  );
  return (
    <span {...around} ref={root} className={classes.root}>
      <Avatar name={person.name} src={photoAddress(person.photo)} named />
      {person.role ? (
        <span className={classes.words}>
          {name}
          <span className={classes.role} dir="auto">
            {person.role}
          </span>
        </span>
      ) : (
        name
      )}
      {end}
      {opened ? (
        <Suspense fallback={null}>
          <MiniProfileCard personId={person.id} name={person.name} beside={root} onClose={close} />
        </Suspense>
      ) : null}
    </span>
  );
}
