import classes from "./rich-text.module.css";

export interface RichTextProps {
  /** Cleaned by the server; nothing else may be shown by it. */
  html: string;
}

/** Formatted words, as their author laid them out. */
export function RichText({ html }: RichTextProps) {
  return <div className={classes.words} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
