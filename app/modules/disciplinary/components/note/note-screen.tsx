import { SignatureFacts } from "#app/shell/components/signing/signature-facts.tsx";
import { RecordView } from "#app/shell/components/record-view/record-view.tsx";
import { PersonChip } from "#app/modules/people/ui.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { disciplinaryPlaces } from "../../disciplinary-places.ts";
import type { NotePage } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import { SeverityMark, StateMark } from "../marks.tsx";
import { AnswerForm, RefuseForm } from "./answer-forms.tsx";
import { AppealPart } from "./appeal-part.tsx";
import { DraftForm } from "./draft-form.tsx";
import { EvidencePart } from "./evidence-part.tsx";
import { HrPart } from "./hr-part.tsx";
import { NoteActs } from "./note-acts.tsx";
import { NoteHistory } from "./note-history.tsx";
import { ReviewForm } from "./review-form.tsx";
import { useDraftSaving, type DraftSaving } from "./use-draft-saving.ts";
import { WitnessPart } from "./witness-part.tsx";

const answered = [
  ...(["rephrase-note", "select-revision", "publish-note", "evaluate-note", "remind-note", "refuse-note"] as const),
  ...(["appeal-note", "withdraw-appeal", "decide-appeal", "ask-witnesses", "hold-note", "release-note"] as const),
  ...(["edit-note", "change-evidence"] as const),
] as const;

/** One note: what can be done now first, then its words, and what only its author and HR know. */
export function NoteScreen({ page }: { page: NotePage }) {
  const { t, typeName } = useDisciplinaryWords();
  const { note, acts, mine } = page;
  const inside = acts.includes("read-history");
  const draft = useDraftSaving(page);
  return (
    <Stack>
      <PageHeader
        title={mine ? typeName(note) : t("note.title", { name: note.employee.name })}
        breadcrumbs={[
          {
            label: t("title"),
            href: disciplinaryPlaces.list(mine ? "mine" : page.hr ? "company" : "direct-reports", "all"),
          },
        ]}
        breadcrumbsLabel={t("title")}
      />
      <noteCommands.PageAnswer intents={answered} said={t("said.saved")} />
      <RecordView
        state={
          <>
            <StateMark state={note.state} outcome={note.outcome} />
            <SeverityMark severity={note.severity} />
            {note.held ? <Chip tone="grey">{t("hold.mark")}</Chip> : null}
          </>
        }
        acts={<NoteActs page={page} draft={draft} />}
        facts={
          <>
            <PersonChip person={note.employee} />
            <span>{typeName(note)}</span>
          </>
        }
        overview={<Overview page={page} draft={draft} />}
        {...(inside ? { activity: { content: <NoteHistory page={page} /> } } : {})}
      >
        <Messages page={page} />
        {acts.includes("evaluate") ? <ReviewForm page={page} /> : null}
      </RecordView>
    </Stack>
  );
}

function Messages({ page: { note, intact, acts } }: { page: NotePage }) {
  const { t } = useDisciplinaryWords();
  return (
    <>
      {intact ? null : (
        <Callout tone="danger" title={t("note.changed")}>
          {t("note.changed-text")}
        </Callout>
      )}
      {note.state === "OVERTURNED" ? <Callout title={t("note.overturned")}>{t("note.overturned-text")}</Callout> : null}
      {note.state === "DRAFT" && note.reviewComment && acts.includes("write") ? (
        <Callout tone="warning" title={t("review.returned")}>
          {note.reviewComment}
        </Callout>
      ) : null}
      {note.state === "DRAFT" && note.begun ? (
        <Callout title={t("draft.begun")}>{t("draft.begun-text")}</Callout>
      ) : null}
      {note.state === "DRAFT" || note.state === "IN_REVIEW" ? <Callout>{t("draft.secret")}</Callout> : null}
    </>
  );
}

function Overview({ page, draft }: { page: NotePage; draft: DraftSaving }) {
  const { t } = useDisciplinaryWords();
  const { note, acts, document } = page;
  const edits = acts.includes("write") || acts.includes("edit");
  return (
    <Stack>
      {edits ? (
        <DraftForm page={page} draft={draft} />
      ) : (
        <Section title={t("field.body")}>
          <RichText html={note.body} />
        </Section>
      )}
      <Facts page={page} edits={edits} />
      {acts.includes("answer") && document ? <AnswerForm page={page} document={document} /> : null}
      {document && document.standing !== "OPEN" ? (
        <Section title={t("answer.paper")}>
          <SignatureFacts document={document} />
        </Section>
      ) : null}
      <EvidencePart page={page} edits={edits} />
      <AppealPart page={page} />
      <WitnessPart page={page} />
      {acts.includes("refuse") && document ? <RefuseForm page={page} document={document} /> : null}
      <HrPart page={page} />
    </Stack>
  );
}

/** What is not to be read in the form already. */
function Facts({ page: { note, past, others }, edits }: { page: NotePage; edits: boolean }) {
  const { t, format, typeName } = useDisciplinaryWords();
  const links = (all: readonly { id: string; label: string }[]) =>
    all.map(({ id, label }, place) => (
      <span key={id}>
        {place > 0 ? ", " : ""}
        <UiLink href={disciplinaryPlaces.note(id)}>{label}</UiLink>
      </span>
    ));
  return (
    <DefinitionList
      items={[
        { term: t("field.author"), detail: note.author.name },
        ...(edits
          ? []
          : [
              { term: t("field.step"), detail: t(`step.${note.step}`) },
              { term: t("field.occurred"), detail: format.date(note.occurredOn) },
            ]),
        { term: t("field.reported"), detail: format.dateTime(note.reportedAt) },
        ...(note.publishedAt ? [{ term: t("field.published"), detail: format.dateTime(note.publishedAt) }] : []),
        ...(note.answerBy && !note.outcome ? [{ term: t("field.answer-by"), detail: format.date(note.answerBy) }] : []),
        ...(note.countsUntil ? [{ term: t("field.counts-until"), detail: format.date(note.countsUntil) }] : []),
        ...(note.keepUntil ? [{ term: t("field.keep-until"), detail: format.date(note.keepUntil) }] : []),
        ...(past.length > 0 && !edits
          ? [
              {
                term: t("past.title"),
                detail: links(
                  past.map((one) => ({ id: one.id, label: `${format.date(one.occurredOn)} ${typeName(one)}` })),
                ),
              },
            ]
          : []),
        ...(others.length > 0
          ? [{ term: t("note.others"), detail: links(others.map(({ id, name }) => ({ id, label: name }))) }]
          : []),
      ]}
    />
  );
}
