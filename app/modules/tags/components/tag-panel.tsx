import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import type { TagKind } from "../domain/tag.ts";
import type { KeptTag } from "../queries/kept-tags.ts";
import type { TagsPage } from "../queries/tags-page.ts";
import { useCommandForm, useTagSaid } from "./tag-commands.ts";
import { TagFields } from "./tag-fields.tsx";

export type TagPanelProps = {
  kind: TagKind;
  tag: KeptTag | null;
  parents: TagsPage["parents"];
  closeHref: string;
};

/** A tag being made, or worded otherwise, beside the list. */
export function TagPanel({ kind, tag, parents, closeHref }: TagPanelProps) {
  const { t } = useTranslation("tags");
  const form = useCommandForm({
    intent: tag ? "edit-tag" : "add-tag",
    fields: tag ? { tagId: tag.id, version: String(tag.version) } : { kind },
    defaultValue: {
      name: tag?.name ?? "",
      color: tag?.color ?? "blue",
      parentId: tag?.parentId ?? "",
      description: tag?.description ?? "",
    },
    said: useTagSaid(),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={tag ? tag.name : t("add")} closeHref={closeHref} submit={t("save")}>
      <TagFields form={form} parents={parents} hasParent={Boolean(tag?.parentId)} />
    </FormPanel>
  );
}
