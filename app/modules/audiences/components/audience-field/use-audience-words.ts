import { useFormat, type Format } from "#app/platform/i18n/use-format.ts";
import { useWords, type Words } from "#app/platform/i18n/use-words.ts";
import { audienceInput, type AudienceRule } from "../../domain/audience.ts";
import type { AudienceNames } from "../../queries/audience-choices.ts";

const mostNamed = 3;

/** For whom something was, in a few words: the first names, how many more, and how many were left out. */
export function useAudienceWords(): (named: AudienceNames) => string {
  const words = useWords("audiences");
  const format = useFormat();
  return (named) => audienceInWords(named, words, format);
}

/** The same with words of this room, for who has them already. */
export function audienceInWords({ everyone, names, without }: AudienceNames, t: Words, format: Format): string {
  const first = names.slice(0, mostNamed);
  const more = names.length - first.length;
  const who = everyone
    ? t("cohort.base.everyone")
    : more > 0
      ? t("audience.named", { names: first.join(", "), count: more })
      : format.list(first);
  return without > 0 ? t("audience.except", { who, count: without }) : who;
}

/** What was chosen before a form was refused; null where nothing was sent. */
export function typedAudience(sent: unknown): AudienceRule | null {
  const read = audienceInput.safeParse(sent ?? undefined);
  return read.success ? read.data : null;
}
