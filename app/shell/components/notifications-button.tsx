import { IconBell } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { UiLink } from "#app/ui/link/link.tsx";
import classes from "./notifications-button.module.css";

export function NotificationsButton({ unread }: { unread: number }) {
  const { t } = useTranslation("shell");
  return (
    <UiLink href="/app/notifications" className={classes.root} aria-label={t("notifications", { count: unread })}>
      <IconBell size={18} stroke={1.6} aria-hidden="true" />
      {unread > 0 ? (
        <span className={classes.count} aria-hidden="true">
          {unread}
        </span>
      ) : null}
    </UiLink>
  );
}
