import { UiLink } from "#app/ui/link/link.tsx";
import type { TrailStep } from "../../queries/goal-trail.ts";
import { useGoalAddress } from "../goal-address.ts";
import classes from "./goal-map.module.css";
import { useGoalWords } from "../goal-words.ts";

/** The way from the whole tree to the goal it is looked at from, and back. */
export function TreeTrail({ trail }: { trail: readonly TrailStep[] }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  if (trail.length === 0) return null;
  return (
    <nav aria-label={t("map.trail")}>
      <ol className={classes.trail}>
        <li>
          <UiLink href={address.with({ under: null, at: null })}>{t("map.whole")}</UiLink>
        </li>
        {trail.map(({ id, title }, index) => (
          <li key={id}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <UiLink href={address.with({ under: id, at: null })}>{title}</UiLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
