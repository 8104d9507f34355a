import { useMemo, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { holdsWords } from "#app/platform/text/plain-letters.ts";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import type { BoardCard } from "../../queries/board.ts";
import classes from "./box-board.module.css";

/** So many are seen without looking for one. */
const fewPeople = 40;

/** People of a board whose name, or whose manager's, holds what is typed; and where it is typed, on a board of many. */
export function useSoughtPeople<Person extends Pick<BoardCard, "name" | "manager">>(people: readonly Person[]) {
  const { t } = useTranslation("calibration");
  const [text, setText] = useState("");
  const found = useMemo(() => {
    if (text.trim() === "") return people;
    const holds = holdsWords(text);
    return people.filter(({ name, manager }) => holds(`${name} ${manager ?? ""}`));
  }, [people, text]);
  const field =
    people.length > fewPeople ? (
      <SearchField
        className={classes.find}
        name="find"
        label={t("board.find")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    ) : null;
  return { found, field };
}
