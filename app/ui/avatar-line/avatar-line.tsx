import type { ReactNode } from "react";
import { Avatar } from "../avatar/avatar.tsx";
import classes from "./avatar-line.module.css";

export interface AvatarLineProps {
  name: string;
  /** Address of the photo; initials without it. */
  src?: string | undefined;
  /** What stands below the name, such as an e-mail address. */
  below: ReactNode;
  /** What stands at the end, such as a mark. */
  end?: ReactNode;
}

/** Somebody in a cell of a table that leads nowhere: picture, name and what tells them from others of the name. */
export function AvatarLine({ name, src, below, end }: AvatarLineProps) {
  return (
    <span className={classes.line}>
      <Avatar name={name} src={src} size="small" named />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <bdi className={classes.below}>{below}</bdi>
      </span>
      {end}
    </span>
  );
}
