import { Section } from "#app/ui/section/section.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { PrivateNote } from "./private-note.tsx";
import { SharedNotes } from "./shared-notes.tsx";
import { WhoReads } from "./who-reads.tsx";

/** What was said: one text that both write at once, and notes that nobody else reads. */
export function Notes({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  return (
    <>
      <Section
        title={t("notes.shared")}
        description={<WhoReads audience="BOTH" name={page.other.name} handedTo={page.notes.shared.handedTo} />}
      >
        <SharedNotes page={page} />
      </Section>
      <Section title={t("notes.private")} description={<WhoReads audience="AUTHOR" name={page.other.name} />}>
        <PrivateNote page={page} />
      </Section>
    </>
  );
}
