import type { ReactNode } from "react";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { photoAddress } from "./photo-address.ts";
import classes from "./employee-chip.module.css";

export type EmployeeChipProps = {
  person: { id: string; name: string; role?: string | null; photo?: string | null };
  /** Where the name leads; the person's profile without it. */
  href?: string;
  /** More beside the name, such as a count. */
  end?: ReactNode;
};

/** A person as picture, name and role; the name leads to their profile. */
export function EmployeeChip({ person, href = `/app/employee/${person.id}`, end }: EmployeeChipProps) {
  return (
    <span className={classes.root}>
      <Avatar name={person.name} src={photoAddress(person.photo)} />
      <span className={classes.words}>
        <UiLink href={href} className={classes.name}>{person.name}</UiLink>
        {person.role ? <span className={classes.role}>{person.role}</span> : null}
      </span>
      {end}
    </span>
  );
}
