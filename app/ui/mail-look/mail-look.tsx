import classes from "./mail-look.module.css";

/** The page takes no style sheet that is not its own: a mail stands here as on a light screen. */
const sheet = /<style>.*?<\/style>/su;

export interface MailLookProps {
  /** The id of its heading, by which it is named. */
  id: string;
  subject: string;
  html: string;
  text: string;
  /** Whom it goes to, in words. */
  to?: string | undefined;
  /** The language it is written in, where it is not that of the page. */
  lang?: string | undefined;
  /** What the picture of the mail and its plain text are called. */
  words: { look: string; plain: string };
}

/** One mail as it looks, which runs nothing, and as text with its links to follow. */
export function MailLook({ id, subject, html, text, to, lang, words }: MailLookProps) {
  return (
    <article className={classes.root} aria-labelledby={id}>
      <h2 id={id} className={classes.heading} dir="auto" lang={lang}>
        {subject}
      </h2>
      {to ? <p className={classes.to}>{to}</p> : null}
      <iframe
        className={classes.frame}
        title={words.look}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={`<base target="_blank">${html.replace(sheet, "")}`}
      />
      <h3 className={classes.heading}>{words.plain}</h3>
      <pre className={classes.plain} dir="auto" lang={lang}>
        {text.split(/(https?:\/\/\S+)/).map((part, index) =>
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
