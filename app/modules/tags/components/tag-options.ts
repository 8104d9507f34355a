import type { SelectOption } from "#app/ui/select-field/select-field.tsx";
import type { OfferedTag } from "../domain/tag.ts";

/** Choices of a tag; one below another stands a step in. */
export function tagOptions(tags: readonly OfferedTag[]): SelectOption[] {
  return tags.map(({ id, name, parent }) => ({ value: id, label: parent === null ? name : `\u2003${name}` }));
}
