import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import type { NamedTag } from "../domain/tag.ts";
import classes from "./tags.module.css";

/** The tags of a record in a row of a list, kind by kind; nothing where it has none. */
export function TagChips({ tags }: { tags: readonly NamedTag[] }) {
  const { t } = useTranslation("tags");
  if (tags.length === 0) return null;
  return (
    <span className={classes.chips}>
      {tags.map(({ kind, name, color }) => (
        <TagMark key={`${kind} ${name}`} tone={color} title={`${t(`kind.${kind}`)}: ${name}`}>
          {name}
        </TagMark>
      ))}
    </span>
  );
}
