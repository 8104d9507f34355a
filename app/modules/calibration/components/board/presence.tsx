import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { photoAddress } from "#app/modules/people/ui.ts";
import { saysSoAfter } from "../../domain/presence.ts";
import type { BoardPage } from "../../queries/calibration-page.ts";
import { commands } from "../calibration-commands.ts";
import classes from "../calibration.module.css";

/** Who else has the board open and whose panel; and saying so of oneself, while the page is looked at. */
export function Presence({ page: { board, person, here } }: { page: BoardPage }) {
  const { t } = useTranslation("calibration");
  useBeingHere(board.group.id, person?.revieweeId ?? "");
  if (here.length === 0) return null;
  return (
    <ul className={classes.here} aria-label={t("presence.label")}>
      {here.map(({ id, name, photo, at }) => (
        <li key={id} className={classes.line}>
          <Avatar name={name} src={photoAddress(photo)} size="small" />
          <span>{at ? t("presence.at", { name, at }) : name}</span>
        </li>
      ))}
    </ul>
  );
}

function useBeingHere(groupId: string, revieweeId: string): void {
  const { send } = commands.useCommand({ intent: "be-here", key: `here ${groupId}`, refusals: "shown" });
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const say = () => {
      if (!document.hidden) latest.current({ intent: "be-here", groupId, revieweeId });
    };
    say();
    const timer = setInterval(say, saysSoAfter);
    return () => clearInterval(timer);
  }, [groupId, revieweeId]);
}
