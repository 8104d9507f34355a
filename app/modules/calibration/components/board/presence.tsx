import { useEffect } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { sendQuietly } from "#app/platform/forms/send-quietly.ts";
import { photoAddress } from "#app/modules/people/ui.ts";
import { calibrationPlaces } from "../../calibration-places.ts";
import { saysSoAfter } from "../../domain/presence.ts";
import type { BoardPage } from "../../queries/calibration-page.ts";
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
  useEffect(() => {
    const say = () => {
      if (!document.hidden) void sendQuietly(calibrationPlaces.here, { intent: "be-here", groupId, revieweeId });
    };
    say();
    const timer = setInterval(say, saysSoAfter);
    return () => clearInterval(timer);
  }, [groupId, revieweeId]);
}
