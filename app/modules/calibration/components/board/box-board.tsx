import { useNavigate } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useMemo, useState, type CSSProperties } from "react";
import { photoAddress } from "#app/modules/people/ui.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { CardColumn, CardColumns, useCard } from "#app/ui/card-columns/card-columns.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { BoardCard, DrawnBoard } from "../../queries/board.ts";
import classes from "./box-board.module.css";
import { useSoughtPeople } from "./use-sought-people.tsx";

/** The grid with everybody in their box. A person is moved by pointer, finger or keys; the panel then asks for the reason. */
export function BoxBoard({ board }: { board: DrawnBoard }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const navigate = useNavigate();
  const byId = useMemo(() => new Map(board.people.map((person) => [person.revieweeId, person])), [board.people]);
  const { found, field } = useSoughtPeople(board.people);
  const byPlace = useMemo(() => Map.groupBy(found, ({ place }) => place), [found]);
  const personOf = (id: string) => byId.get(id);
  const nameOf = (id: string) => personOf(id)?.name ?? "";
  const labelOf = (place: string) => board.places.find(({ id }) => id === place)?.label ?? "";
  const columns = board.cycle.grid?.columns ?? board.places.length;
  const waiting = byPlace.get(null) ?? [];
  return (
    <CardColumns
      accepts={(person, place) => personOf(person)?.place !== place && place !== "none"}
      holds={(person, place) => (personOf(person)?.place ?? "none") === place}
      onMove={(person, place) => navigate(address({ reviewee: person, to: place }), { preventScrollReset: true })}
      carried={(person) => <span className={classes.person}>{nameOf(person)}</span>}
      words={{
        instructions: t("board.instructions"),
        grip: t("board.grip"),
        taken: (person) => t("board.taken", { name: nameOf(person) }),
        over: (person, place) => t("board.over", { name: nameOf(person), place: labelOf(place) }),
        put: (person, place) => t("board.put", { name: nameOf(person), place: labelOf(place) }),
        nowhere: (person) => t("board.nowhere", { name: nameOf(person) }),
        left: (person) => t("board.left", { name: nameOf(person) }),
      }}
    >
      {field}
      {waiting.length > 0 ? (
        <Box id="none" label={t("board.none")} tone="grey" rating={null} people={waiting} board={board} />
      ) : null}
      <div className={classes.grid} style={{ "--board-columns": columns } as CSSProperties}>
        {board.places.map(({ id, label, tone, rating }) => (
          <Box
            key={id}
            id={id}
            label={label}
            tone={tone}
            rating={rating}
            people={byPlace.get(id) ?? []}
            board={board}
          />
        ))}
      </div>
    </CardColumns>
  );
}

type BoxProps = {
  id: string;
  label: string;
  tone: string;
  rating: string | null;
  people: readonly BoardCard[];
  board: DrawnBoard;
};

/** So many cards of a box are shown at once, and fewer on a board of a whole company, which would be thousands. */
const [cardsAtOnce, ofMany, many] = [40, 15, 400];
const moreAtOnce = 200;

function Box({ id, label, tone, rating, people, board }: BoxProps) {
  const { t } = useTranslation("calibration");
  const [shown, setShown] = useState(board.count > many ? ofMany : cardsAtOnce);
  const left = people.length - shown;
  const titleId = `place-${id.replaceAll(":", "-")}`;
  return (
    <CardColumn id={id} labelledBy={titleId} className={`${classes.box} ${id === "none" ? classes.wide : ""}`}>
      <h2 id={titleId} className={classes.title} data-tone={tone}>
        <span>{label}</span>
        <span className={classes.count}>{people.length}</span>
      </h2>
      {rating ? <p className={classes.rating}>{t("board.rating", { rating })}</p> : null}
      <ul className={classes.people}>
        {people.slice(0, shown).map((person) => (
          <Person key={person.revieweeId} person={person} board={board} />
        ))}
      </ul>
      {left > 0 ? (
        <Button size="small" tone="quiet" onClick={() => setShown(shown + moreAtOnce)}>
          {t("board.more", { count: Math.min(left, moreAtOnce), left })}
        </Button>
      ) : null}
    </CardColumn>
  );
}

function Person({ person, board }: { person: BoardCard; board: DrawnBoard }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const { ref, grip, carried } = useCard(person.revieweeId, t("board.move", { name: person.name }));
  const moved = person.proposed !== null && person.proposed !== person.place;
  return (
    <li ref={ref} className={classes.person} data-carried={carried || undefined}>
      {board.mayMove && !person.shared ? grip : null}
      <Avatar name={person.name} src={photoAddress(person.photo)} size="small" />
      <UiLink href={address({ reviewee: person.revieweeId, to: null })} className={classes.name}>
        {person.name}
      </UiLink>
      {moved ? (
        <span className={classes.moved} title={t("board.moved")}>
          <VisuallyHidden>{t("board.moved")}</VisuallyHidden>
        </span>
      ) : null}
    </li>
  );
}
