import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { MentionArea, type MentionAreaProps } from "#app/ui/mention-area/mention-area.tsx";
import type { Mentionable } from "#app/ui/mention-area/use-mentions.ts";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { PersonToName } from "../queries/people-to-name.ts";

export type MentionFieldProps = Omit<MentionAreaProps, "mentionsName" | "search" | "listLabel" | "foundText"> & {
  /** Where people are looked for by `text`; it answers `{ people }`. */
  peopleAddress: string;
};

/** A text in which colleagues are named after an `@`. */
export function MentionField({ peopleAddress, ...field }: MentionFieldProps) {
  const { t } = useTranslation("comments");
  return (
    <MentionArea
      {...field}
      mentionsName="mentions"
      listLabel={t("people")}
      foundText={(count) => t("people-found", { count })}
      search={(text, signal) => searchPeople(peopleAddress, text, signal)}
    />
  );
}

async function searchPeople(place: string, text: string, signal: AbortSignal): Promise<Mentionable[]> {
  const address = `${place}?${new URLSearchParams({ text })}`;
  const { people } = await askJson<{ people: PersonToName[] }>(address, signal);
  return people.map(({ id, name, role }) => ({ id, name, description: role }));
}
