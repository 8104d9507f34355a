import { IconEye, IconLock } from "@tabler/icons-react";
import { useNamesOf } from "#app/platform/i18n/use-names-of.ts";
import { readersBy, type Visibility } from "../domain/visibility.ts";
import type { NamedReaders } from "../queries/readers.ts";
import classes from "./feedback.module.css";
import { useFeedbackWords } from "./feedback-words.ts";

/** Who will read what is shared so, as a sentence: made of the table by which it is decided. It names the receivers there are. */
export function useReadersSentence(): (visibility: Visibility, receivers?: readonly string[]) => string {
  const { t, format } = useFeedbackWords();
  const named = useNamesOf();
  return (visibility, receivers = []) => {
    const who = readersBy[visibility].filter((reader) => reader !== "REQUESTER");
    if (who.includes("EVERYBODY")) return t("readers.everybody");
    if (who.length === 1) return t("readers.only-you");
    const called = (reader: (typeof who)[number]) =>
      reader === "RECEIVER" && receivers.length > 0
        ? named(receivers)
        : reader === "MANAGER" && receivers.length > 1
          ? t("readers.their-managers")
          : t(`readers.${reader}` as "readers.AUTHOR");
    return t("readers.some", { who: format.list(who.map(called)) });
  };
}

/** Who reads one feedback, by name. */
export function ReadersLine({ readers }: { readers: NamedReaders }) {
  const { t } = useFeedbackWords();
  const Icon = readers === "EVERYBODY" ? IconEye : IconLock;
  return (
    <p className={classes.readers}>
      <Icon size={16} aria-hidden="true" />
      <span>
        <NamedSentence readers={readers} />
        {readers === "EVERYBODY" ? null : ` ${t("readers.nobody-else")}`}
      </span>
    </p>
  );
}

function NamedSentence({ readers }: { readers: NamedReaders }) {
  const { t, format } = useFeedbackWords();
  if (readers === "EVERYBODY") return t("readers.everybody");
  const [first] = readers;
  if (readers.length === 1 && first?.isMe) return t("readers.only-you-read");
  const names = [...readers]
    .sort((a, b) => Number(b.isMe) - Number(a.isMe))
    .map(({ name, as, isMe }) =>
      isMe ? t("readers.AUTHOR") : as === "MANAGER" || as === "REQUESTER" ? t(`readers.named-${as}`, { name }) : name,
    );
  return t("readers.named", { who: format.list(names) });
}
