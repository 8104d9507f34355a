import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import type { TagMark as TagOnRecord } from "../domain/tag.ts";
import classes from "./tags.module.css";

/** The tags of a record in a row of a list, kind by kind; nothing where it has none. */
export function TagChips({ tags }: { tags: readonly TagOnRecord[] }) {
  const { t } = useTranslation("tags");
  if (tags.length === 0) return null;
  return (
    <span className={classes.chips}>
      {tags.map(({ id, kind, name, color }) => (
        <TagMark key={id} tone={color} title={`${t(`kind.${kind}`)}: ${name}`}>
          {name}
        </TagMark>
      ))}
    </span>
  );
}
