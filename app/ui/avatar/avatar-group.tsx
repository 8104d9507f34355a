import { Avatar, avatarClasses, type AvatarSize } from "./avatar.tsx";
import classes from "./avatar.module.css";

export interface AvatarGroupProps {
  /** Said aloud for the whole group. */
  label: string;
  people: readonly { name: string; src?: string | null | undefined }[];
  maximum?: number;
  size?: AvatarSize;
  /** Text for those left out, such as +3. */
  moreLabel?: (count: number) => string;
}

/** Several people in little room. */
export function AvatarGroup({ label, people, maximum = 4, size = "medium", moreLabel }: AvatarGroupProps) {
  const shown = people.slice(0, maximum);
  const hidden = people.length - shown.length;
  return (
    <span className={classes.group} role="img" aria-label={label}>
      {shown.map((person, place) => (
        <Avatar key={place} name={person.name} src={person.src} size={size} />
      ))}
      {hidden > 0 ? (
        <span className={`${avatarClasses[size]} ${classes.more}`} aria-hidden="true">
          {moreLabel ? moreLabel(hidden) : `+${hidden}`}
        </span>
      ) : null}
    </span>
  );
}
