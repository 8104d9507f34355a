import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { teamColours } from "../domain/teams.ts";
import type { CountedTag } from "../queries/people-tags.ts";
import { shapePlaces } from "../shape-places.ts";
import { FormPanel } from "./form-panel.tsx";
import { useTyped } from "./use-typed.ts";

export type PeopleTagPanelProps = { tag: CountedTag | null; result: CommandResult | null };

/** What a tag is called, and its colour. */
export function PeopleTagPanel({ tag, result }: PeopleTagPanelProps) {
  const { t } = useTranslation("people");
  const intent = tag ? "edit-people-tag" : "add-people-tag";
  const { own, typed, wrong, general } = useTyped(result, intent);
  return (
    <FormPanel
      title={tag ? tag.name : t("tag.add")}
      intent={intent}
      closeHref={shapePlaces.peopleTags}
      done={t("shape.saved")}
      submit={t(tag ? "shape.save" : "add.submit")}
      result={own}
      refusal={general}
      form={{ id: "people-tag" }}
    >
      {tag ? <input type="hidden" name="tagId" value={tag.id} /> : null}
      <TextField
        name="name"
        label={t("column.name")}
        defaultValue={typed("name") ?? tag?.name ?? ""}
        error={wrong("name")}
        maxLength={100}
        required
      />
      <SelectField
        name="color"
        label={t("team.colour")}
        defaultValue={typed("color") ?? tag?.color ?? "blue"}
        options={teamColours.map((value) => ({ value, label: t(`team.colours.${value}`) }))}
      />
    </FormPanel>
  );
}
