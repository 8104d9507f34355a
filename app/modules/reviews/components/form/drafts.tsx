import { AssistPart } from "#app/modules/assist/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import { draftByRules, type Draft } from "../../domain/draft.ts";
import type { FormField } from "../../domain/fields.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { FieldPage, FieldSaving } from "./answer-field.tsx";

type DraftsProps = { field: Pick<FormField, "kind" | "text">; name: string; page: FieldPage; saving: FieldSaving };

/** Sentences that evidence allows, each with its source; nothing is written until the author adds it. */
export function Drafts({ field, name, page, saving }: DraftsProps) {
  const { t } = useReviewWords();
  const inWords = useDraftWords();
  if (page.closed !== null) return null;
  const before = saving.values[name] ?? "";
  const drafts = draftByRules({ field, goals: page.goals, account: page.account ?? [] })
    .map((draft) => ({ draft, text: inWords(draft) }))
    .filter(({ text }) => !before.includes(text));
  if (drafts.length === 0) return null;
  return (
    <Fold title={t("draft.title", { count: drafts.length })}>
      <p className={classes.soft}>{t("draft.text")}</p>
      <RowList>
        {drafts.map(({ draft, text }) => (
          <li key={text} className={classes.piece}>
            <RowWords>
              <span>{text}</span>
              <Source draft={draft} />
            </RowWords>
            <Button
              size="small"
              aria-label={`${t("plan.add")}: ${text}`}
              onClick={() => saving.change(name, before ? `${before}\n${text}` : text)}
            >
              {t("plan.add")}
            </Button>
          </li>
        ))}
      </RowList>
      <AssistPart
        feature="reviews.comment"
        label={t("assist.ask")}
        input={() => ({ question: field.text, evidence: drafts.map(({ text }) => text), text: before })}
        take={(text) => {
          saving.change(name, text);
          return () => saving.change(name, before);
        }}
      />
    </Fold>
  );
}

function Source({ draft }: { draft: Draft }) {
  const { t } = useReviewWords();
  const link = "goal" in draft ? `/app/goal/${draft.goal.id}` : draft.item.link;
  const kind = "goal" in draft ? t("action.GOAL") : t(`account.${draft.item.kind}`);
  return (
    <span className={classes.facts}>{link ? <UiLink href={link}>{t("draft.source", { kind })}</UiLink> : kind}</span>
  );
}

/** A draft as a sentence of the reader's language. */
function useDraftWords(): (draft: Draft) => string {
  const { t, format } = useReviewWords();
  return (draft) => {
    if ("goal" in draft) {
      const { title, percent, dueDate } = draft.goal;
      return t(`draft.${draft.rule}`, { title, percent: format.percent(percent ?? 0), due: format.date(dueDate) });
    }
    const { by, at, text } = draft.item;
    return t(`draft.${draft.rule}`, {
      by: by ?? t("draft.somebody"),
      date: format.date(at),
      text: text.replace(/\s+/g, " ").slice(0, 300),
    });
  };
}
