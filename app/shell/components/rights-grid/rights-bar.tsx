import { FromTo } from "#app/ui/from-to/from-to.tsx";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { gridChanges, sentAsShown, type GridChange, type WatchedGrid } from "./grid-changes.ts";
import classes from "./rights-bar.module.css";

export type RightsBarProps = {
  /** The form the grids stand in; the bar is its foot. */
  formId: string;
  grids: readonly WatchedGrid[];
  /** Who would gain and lose what, once that was asked. */
  preview?: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** Says in sight of every row what saving would change in the grids of a form, and holds its buttons. */
export function RightsBar({ formId, grids, preview, children }: RightsBarProps) {
  const { t } = useTranslation("shell");
  const changes = useGridChanges(formId, grids);
  const looked = useRef<HTMLDivElement>(null);
  const previewed = Boolean(preview);
  useEffect(() => {
    if (previewed) looked.current?.scrollIntoView({ block: "nearest" });
  }, [previewed, preview]);
  return (
    <>
      <div ref={looked} className={classes.preview}>
        {preview}
      </div>
      <div className={classes.bar}>
        <div className={classes.says} role="status">
          <span className={classes.count}>{t("rights-grid.changes", { count: changes.length })}</span>
          {changes.length > 0 ? (
            <ul className={classes.changes}>
              {changes.map((change) => (
                <Change key={`${change.role} ${change.privilege}`} change={change} />
              ))}
            </ul>
          ) : null}
        </div>
        <div className={classes.buttons}>{children}</div>
      </div>
    </>
  );
}

function Change({ change: { role, privilege, kind, lost, gained } }: { change: GridChange }) {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const [before, after] = [format.list(lost), format.list(gained)];
  return (
    <li>
      {role} · {privilege} –{" "}
      {kind === "CHOICE" ? (
        <FromTo from={before} to={after} />
      ) : (
        [
          ...(gained.length > 0 ? [t("rights-grid.added", { values: after })] : []),
          ...(lost.length > 0 ? [t("rights-grid.removed", { values: before })] : []),
        ].join("; ")
      )}
    </li>
  );
}

/** What is shown against what is stored, and after every press what would be sent against it. */
function useGridChanges(formId: string, grids: readonly WatchedGrid[]): readonly GridChange[] {
  const shown = grids.flatMap((grid) => gridChanges(grid, sentAsShown(grids)));
  const [typed, setTyped] = useState<string | null>(null);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const look = () => {
      const data = new FormData(form);
      const sent = (name: string) => data.getAll(name).map(String);
      setTyped(JSON.stringify(grids.flatMap((grid) => gridChanges(grid, sent))));
    };
    look();
    form.addEventListener("change", look);
    return () => form.removeEventListener("change", look);
  });
  return typed === null ? shown : (JSON.parse(typed) as GridChange[]);
}
