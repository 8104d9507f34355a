import { Section } from "#app/ui/section/section.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { NoteField } from "./note-field.tsx";
import { WhoReads } from "./who-reads.tsx";

/** What was said: each writes a part of the shared notes, and notes that nobody else reads. */
export function Notes({ page }: { page: MeetingPage }) {
  const { t, format } = useOneOnOneWords();
  const { notes, other } = page;
  return (
    <>
      <Section title={t("notes.shared")} description={<WhoReads audience="BOTH" name={other.name} />}>
        <NoteField page={page} audience="BOTH" />
        {notes.theirs ? (
          <div className={classes.theirs}>
            <p className={classes.soft}>
              {t("notes.theirs", { name: other.name, at: format.dateTime(notes.theirs.updatedAt) })}
            </p>
            <RichText html={notes.theirs.body} />
          </div>
        ) : null}
      </Section>
      <Section title={t("notes.private")} description={<WhoReads audience="AUTHOR" name={other.name} />}>
        <NoteField page={page} audience="AUTHOR" />
      </Section>
    </>
  );
}
