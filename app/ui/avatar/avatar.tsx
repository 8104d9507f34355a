import { hueOf, initialsOf } from "./initials.ts";
import classes from "./avatar.module.css";

export type AvatarSize = "small" | "medium" | "large" | "huge";

export interface AvatarProps {
  name: string;
  /** Address of the photo; initials on a colour made from the name without it. */
  src?: string | null | undefined;
  size?: AvatarSize;
  /** Said aloud; leave it out where the name stands beside the picture. */
  labelled?: boolean;
  /** The name can be read beside it, so that pointing at it tells nothing more. */
  named?: boolean;
}

const hues = [0, 1, 2, 3, 4, 5, 6, 7].map((hue) => classes[`hue${hue}`]);

export const avatarClasses: Record<AvatarSize, string | undefined> = {
  small: classes.small,
  medium: classes.usual,
  large: classes.large,
  huge: classes.huge,
};

/** A person, as a photo or as initials. */
export function Avatar({ name, src, size = "medium", labelled, named }: AvatarProps) {
  const title = named ? undefined : name;
  if (src)
    return <img className={avatarClasses[size]} src={src} alt={labelled ? name : ""} title={title} loading="lazy" />;
  const aria = labelled ? { role: "img", "aria-label": name } : { "aria-hidden": true };
  return (
    <span className={`${avatarClasses[size]} ${hues[hueOf(name, hues.length)]}`} title={title} {...aria}>
      {initialsOf(name)}
    </span>
  );
}
