import type { ChangeInWords } from "../../queries/changes-in-words.ts";
import classes from "../lifecycle.module.css";
import { useLifecycleWords } from "../lifecycle-words.ts";

/** What the directory says otherwise, a line each: from what to what. */
export function ChangeLines({ changes }: { changes: readonly ChangeInWords[] }) {
  const { t } = useLifecycleWords();
  const said = (kind: string, value: string | null) => {
    if (value === null) return t(kind === "STATUS" ? "changes.not-here" : "changes.nothing");
    return kind === "STATUS" ? t(`status.${value}`) : value;
  };
  return (
    <>
      {changes.map(({ kind, value, former, name }) => (
        <li key={`${name}:${kind}`} className={classes.line}>
          {t("changes.line", {
            ...{ name, kind: t(`changed.${kind}`), value: said(kind, value), former: said(kind, former) },
          })}
        </li>
      ))}
    </>
  );
}
