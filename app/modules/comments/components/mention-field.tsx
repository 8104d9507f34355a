import { useTranslation } from "react-i18next";
import { MentionArea, type MentionAreaProps } from "#app/ui/mention-area/mention-area.tsx";
import type { Mentionable } from "#app/ui/mention-area/use-mentions.ts";
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
  const response = await fetch(address, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const { people } = (await response.json()) as { people: PersonToName[] };
  return people.map(({ id, name, role }) => ({ id, name, description: role }));
}
