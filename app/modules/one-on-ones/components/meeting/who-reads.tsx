import { IconLock, IconUsers } from "@tabler/icons-react";
import type { Audience } from "../../domain/readers.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Who can read a text, as a sentence; `readersOf` says the same to the rules and to the database. */
export function WhoReads({
  audience,
  name,
  handedTo = [],
}: {
  audience: Audience;
  name: string;
  /** New managers whom the employee lets read it. */
  handedTo?: readonly string[];
}) {
  const { t, format } = useOneOnOneWords();
  const Icon = audience === "BOTH" ? IconUsers : IconLock;
  return (
    <span className={classes.whoReads}>
      <Icon size={14} aria-hidden="true" />
      {handedTo.length > 0
        ? t("who-reads.handed-over", { names: format.list([t("who-reads.you"), name, ...handedTo]) })
        : t(`who-reads.${audience}`, { name })}
    </span>
  );
}
