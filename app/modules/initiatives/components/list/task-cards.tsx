import { IconChevronDown } from "@tabler/icons-react";
import { useRemembered } from "#app/shell/components/use-remembered.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import type { InitiativeCard, InitiativeCards } from "../../queries/initiative-cards.ts";
import type { ListedInitiative } from "../../queries/initiative-row.ts";
import { CompleteButton } from "../complete-button.tsx";
import { useTaskAddress } from "../task-address.ts";
import classes from "./task-cards.module.css";
import { TaskDue } from "../task-due.tsx";
import { TaskSigns, TaskText } from "../task-text.tsx";
import { useTaskWords } from "../task-words.ts";

/** An overview: what each person is about to do, or what one does for each goal. A card stays folded where it was left so. */
export function TaskCards({ cards: { by, cards, more } }: { cards: InitiativeCards }) {
  const { t } = useTaskWords();
  return (
    <>
      <div className={classes.cards}>
        {cards.map((card) => (
          <Card key={card.id ?? "none"} by={by} card={card} />
        ))}
      </div>
      {more ? <SmallText as="p">{t("cards.more", { count: cards.length })}</SmallText> : null}
    </>
  );
}

function Card({ by, card }: { by: InitiativeCards["by"]; card: InitiativeCard }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const [folded, toggle] = useRemembered(`cairn.task-card-folded-${card.id ?? "none"}`);
  const id = `card-${card.id ?? "none"}`;
  const title = card.title ?? t(card.id === null ? "cards.no-goal" : "cards.hidden-goal");
  const all: Record<string, string | null> = by === "OWNER" ? { owner: card.id } : { goalId: card.id };
  return (
    <section className={classes.card} aria-labelledby={`${id}-title`}>
      <h2 className={classes.title} id={`${id}-title`}>
        <button type="button" className={classes.fold} aria-expanded={!folded} aria-controls={id} onClick={toggle}>
          <IconChevronDown size={16} className={classes.arrow} aria-hidden="true" />
          <span className={classes.name}>{title}</span>
        </button>
      </h2>
      <p className={classes.counts}>
        <span>{t("list.count", { count: card.count })}</span>
        {card.delayed > 0 ? (
          <span className={classes.delayed}>{t("cards.delayed", { count: card.delayed })}</span>
        ) : null}
      </p>
      <div id={id} hidden={folded}>
        <ul className={classes.tasks}>
          {card.rows.map((task) => (
            <Task key={task.id} task={task} />
          ))}
        </ul>
        {card.count > card.rows.length && card.id !== null ? (
          <UiLink href={address.with({ view: null, page: null, ...all })} className={classes.more}>
            {t("board.all", { count: card.count })}
          </UiLink>
        ) : null}
      </div>
    </section>
  );
}

function Task({ task }: { task: ListedInitiative }) {
  return (
    <li className={classes.task}>
      <CompleteButton task={task} />
      <span className={classes.words}>
        <TaskText task={task} />
        <TaskSigns task={task} />
      </span>
      <TaskDue task={task} />
    </li>
  );
}
