import { Fold } from "#app/ui/fold/fold.tsx";
import classes from "../points.module.css";
import { usePointsWords } from "../points-words.ts";
import type { PersonData } from "./person-screen.tsx";

/** What one more event of each kind would make of the balance, and which threshold it would reach. */
export function OneMoreTable({ page: { oneMore } }: { page: PersonData }) {
  const { t, format, points, range } = usePointsWords();
  if (oneMore.length === 0) return null;
  return (
    <Fold title={t("one-more.title")}>
      {oneMore.map(({ kind, bands }) => (
        <div key={kind}>
          <strong>{t(`kind.${kind}`)}</strong>
          <ul className={classes.plain}>
            {bands.map(({ min, max, balance, reaches }, place) => (
              <li key={place} className={classes.line}>
                <span>{range({ kind, min, max })}</span>
                <span className={classes.figure}>{t("one-more.then", { points: points(balance) })}</span>
                {reaches.length > 0 ? (
                  <span className={classes.soft}>
                    {t("one-more.reaches", { list: format.list(reaches.map(String)) })}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Fold>
  );
}
