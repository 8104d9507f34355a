import { Button } from "#app/ui/button/button.tsx";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import type { ReactNode } from "react";
import type { FormPage } from "../../queries/form-page.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { Saving } from "./form-screen.tsx";

type EvidenceProps = { page: FormPage; saving: Saving };

/** What happened in the period, as far as the reviewer may see it; one press cites it where they are writing. */
export function Evidence({ page, saving }: EvidenceProps) {
  const { t } = useReviewWords();
  if (page.goals.length + page.account.length + page.results.length === 0) return <aside />;
  return (
    <aside className={classes.aside}>
      <Section title={t("form.evidence")} description={page.closed === null ? t("form.evidence-text") : undefined}>
        <Results page={page} />
        <Goals page={page} saving={saving} />
        <Accounts page={page} saving={saving} />
      </Section>
    </aside>
  );
}

function Results({ page: { results } }: Pick<EvidenceProps, "page">) {
  const { t } = useReviewWords();
  if (results.length === 0) return null;
  return (
    <Fold title={t("form.earlier-results")} open>
      <RowList>
        {results.map(({ cycleId, cycleName, label }) => (
          <Row apart key={cycleId}>
            <span>{cycleName}</span>
            <strong>{label}</strong>
          </Row>
        ))}
      </RowList>
    </Fold>
  );
}

function Goals({ page, saving }: EvidenceProps) {
  const { t, format } = useReviewWords();
  if (page.goals.length === 0) return null;
  return (
    <Fold title={`${t("element.GOAL")} (${format.number(page.goals.length)})`} open>
      <RowList>
        {page.goals.map(({ id, title, percent, dueDate }) => {
          const said = t("form.goal-progress", { percent: format.percent(percent), due: format.date(dueDate) });
          return (
            <Piece key={id} page={page} saving={saving} name={title} cited={`${title}: ${said}`}>
              <UiLink href={`/app/goal/${id}`}>{title}</UiLink>
              <span className={classes.soft}>{said}</span>
            </Piece>
          );
        })}
      </RowList>
    </Fold>
  );
}

const tones: Readonly<Record<FormPage["account"][number]["kind"], Tone>> = {
  PRAISE: "green",
  ADVICE: "blue",
  OBSERVATION: "neutral",
  TALKING_POINT: "blue",
};

/** Feedback in full sight; what was talked about in 1:1s is more and says less, and is folded. */
function Accounts({ page, saving }: EvidenceProps) {
  const { t } = useReviewWords();
  const talked = page.account.filter(({ kind }) => kind === "TALKING_POINT");
  const told = page.account.filter(({ kind }) => kind !== "TALKING_POINT");
  return (
    <>
      <Pieces title={t("form.account")} items={told} page={page} saving={saving} open />
      <Pieces title={t("form.talked")} items={talked} page={page} saving={saving} />
    </>
  );
}

type PiecesProps = EvidenceProps & { title: string; items: FormPage["account"]; open?: boolean };

function Pieces({ title, items, page, saving, open = false }: PiecesProps) {
  const { t, format } = useReviewWords();
  if (items.length === 0) return null;
  return (
    <Fold title={`${title} (${format.number(items.length)})`} open={open}>
      <RowList>
        {items.map(({ id, kind, at, by, text, link }) => (
          <Piece
            key={id}
            page={page}
            saving={saving}
            name={text.slice(0, 60)}
            cited={citation({ text, by, on: format.date(at) })}
          >
            <span className={classes.clamped}>{link ? <UiLink href={link}>{text}</UiLink> : text}</span>
            <span className={classes.facts}>
              {kind === "TALKING_POINT" ? null : <Chip tone={tones[kind]}>{t(`account.${kind}`)}</Chip>}
              <span>{format.date(at)}</span>
              {by ? <span>{by}</span> : null}
            </span>
          </Piece>
        ))}
      </RowList>
    </Fold>
  );
}

const citation = ({ text, by, on }: { text: string; by: string | null; on: string }) =>
  `“${text.replace(/\s+/g, " ").slice(0, 400)}” (${by ? `${by}, ` : ""}${on})`;

type PieceProps = EvidenceProps & { name: string; cited: string; children: ReactNode };

function Piece({ page, saving, name, cited, children }: PieceProps) {
  const { t } = useReviewWords();
  return (
    <li className={classes.piece}>
      <RowWords>{children}</RowWords>
      {page.closed === null ? (
        <Button size="small" tone="quiet" onClick={() => saving.cite(cited)} aria-label={`${t("act.cite")}: ${name}`}>
          {t("act.cite")}
        </Button>
      ) : null}
    </li>
  );
}
