import { Form } from "@remix-run/react";
import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import classes from "./viewing-banner.module.css";

/** Stands over everything while an admin sees the product as somebody else, with the way back. */
export function ViewingBanner({ person }: { person: string }) {
  const { t } = useTranslation("shell");
  return (
    <div className={classes.banner} role="status">
      <IconEye size={18} aria-hidden="true" />
      <span className={classes.text}>{t("viewing.text", { person })}</span>
      <Form method="post" action="/app/view-as/stop" reloadDocument>
        <Button type="submit" size="small">
          {t("viewing.stop")}
        </Button>
      </Form>
    </div>
  );
}
