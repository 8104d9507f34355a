import { useTranslation } from "react-i18next";
import type { MailBodies } from "../../queries/read-mailbox.ts";
import classes from "./mailbox.module.css";

/** This page takes no style sheet that is not its own: a mail stands here as on a light screen. */
const sheet = /<style>.*?<\/style>/su;

/** One mail as text, its links to follow, and as it looks; the look runs nothing. */
export function MailMessage({ mail }: { mail: MailBodies }) {
  const { t } = useTranslation("identity");
  return (
    <article className={classes.message} aria-labelledby="mail-subject">
      <h2 id="mail-subject" className={classes.heading} dir="auto">
        {mail.subject}
      </h2>
      <p className={classes.to}>{t("mailbox.to", { to: mail.to })}</p>
      <iframe
        className={classes.frame}
        title={t("mailbox.look")}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={`<base target="_blank">${mail.html.replace(sheet, "")}`}
      />
      <h3 className={classes.heading}>{t("mailbox.plain")}</h3>
      <pre className={classes.plain} dir="auto">
        {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
          index % 2 ? (
            <a key={index} href={part}>
              {part}
            </a>
          ) : (
            part
          ),
        )}
      </pre>
    </article>
  );
}
