import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { tagColours, type OfferedTag } from "../domain/tag.ts";
import type { KeptTag } from "../queries/kept-tags.ts";
import type { useTagWords } from "./use-tag-words.ts";

export type TagFieldsProps = {
  tag: KeptTag | null;
  parents: readonly OfferedTag[];
  words: ReturnType<typeof useTagWords>;
};

/** What is said of a tag; what was typed stays after a refusal. */
export function TagFields({ tag, parents, words: { t, typed, wrong } }: TagFieldsProps) {
  return (
    <>
      <TextField
        name="name"
        label={t("name")}
        defaultValue={typed("name") ?? tag?.name ?? ""}
        error={wrong("name")}
        maxLength={60}
        required
      />
      <SelectField
        name="color"
        label={t("colour")}
        defaultValue={typed("color") ?? tag?.color ?? "blue"}
        options={tagColours.map((value) => ({ value, label: t(`colours.${value}`) }))}
      />
      {parents.length > 0 || tag?.parentId ? (
        <SelectField
          name="parentId"
          label={t("below")}
          description={t("below-help")}
          placeholder={t("below-none")}
          defaultValue={typed("parentId") ?? tag?.parentId ?? ""}
          error={wrong("parentId")}
          options={parents.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <TextArea
        name="description"
        label={t("description")}
        description={t("description-help")}
        defaultValue={typed("description") ?? tag?.description ?? ""}
        error={wrong("description")}
        maxLength={300}
      />
    </>
  );
}
