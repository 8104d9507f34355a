import { useTranslation } from "react-i18next";
import { Chip } from "#app/ui/chip/chip.tsx";
import type { TagMark } from "../domain/tag.ts";
import classes from "./tags.module.css";

/** The tags of a record in a row of a list, kind by kind; nothing where it has none. */
export function TagChips({ tags }: { tags: readonly TagMark[] }) {
  const { t } = useTranslation("tags");
  if (tags.length === 0) return null;
  return (
    <span className={classes.chips}>
      {tags.map(({ id, kind, name, color }) => (
        <Chip key={id} tone={color} title={`${t(`kind.${kind}`)}: ${name}`}>
          {name}
        </Chip>
      ))}
    </span>
  );
}
