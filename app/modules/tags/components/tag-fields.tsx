import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { tagColours, type OfferedTag } from "../domain/tag.ts";

export type TagFieldsProps = {
  form: Pick<AnyCommandForm, "field">;
  parents: readonly OfferedTag[];
  hasParent: boolean;
};

/** What is said of a tag. */
export function TagFields({ form: { field }, parents, hasParent }: TagFieldsProps) {
  const { t } = useTranslation("tags");
  return (
    <>
      <TextField {...field("name")} label={t("name")} maxLength={60} required />
      <SelectField
        {...field("color")}
        label={t("colour")}
        options={tagColours.map((value) => ({ value, label: t(`colours.${value}`) }))}
      />
      {parents.length > 0 || hasParent ? (
        <SelectField
          {...field("parentId")}
          label={t("below")}
          description={t("below-help")}
          placeholder={t("below-none")}
          options={parents.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
      <TextArea
        {...field("description")}
        label={t("description")}
        description={t("description-help")}
        maxLength={300}
      />
    </>
  );
}
