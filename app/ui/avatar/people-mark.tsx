import { AvatarGroup, type AvatarGroupProps } from "./avatar-group.tsx";
import { Avatar } from "./avatar.tsx";
import classes from "./avatar.module.css";

/** One person with the name, several as pictures, nothing for nobody. */
export function PeopleMark({ people, ...group }: Omit<AvatarGroupProps, "size">) {
  const [first, ...others] = people;
  if (!first) return null;
  if (others.length > 0) return <AvatarGroup people={people} size="small" {...group} />;
  return (
    <span className={classes.named}>
      <Avatar name={first.name} src={first.src} size="small" named />
      {first.name}
    </span>
  );
}
