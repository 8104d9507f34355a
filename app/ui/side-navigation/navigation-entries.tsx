import { UiLink } from "../link/link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { NavigationBadge, NavigationEntry, NavigationSection } from "./side-navigation-types.ts";
import classes from "./side-navigation.module.css";

interface EntryProps {
  entry: NavigationEntry;
  current: string | undefined;
}

function Badge({ badge: { text, label } }: { badge: NavigationBadge }) {
  return (
    <>
      <span className={classes.badge} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}

/** An entry with its words. */
export function WideEntry({ entry, current }: EntryProps) {
  return (
    <UiLink href={entry.href} aria-current={entry.id === current ? "page" : undefined}>
      {entry.icon}
      <span>{entry.label}</span>
      {entry.badge ? <Badge badge={entry.badge} /> : null}
    </UiLink>
  );
}

/** An icon alone, with a dot where something waits. */
export function NarrowEntry({ entry, current }: EntryProps) {
  return (
    <UiLink
      href={entry.href}
      aria-label={entry.badge ? `${entry.label}, ${entry.badge.label}` : entry.label}
      aria-current={entry.id === current ? "page" : undefined}
      data-tip={entry.label}
    >
      <span className={classes.icon} data-dot={entry.badge ? "" : undefined}>
        {entry.icon ?? entry.label.slice(0, 1)}
      </span>
    </UiLink>
  );
}

/** Which entries stand below: a row of words, with a dot where something waits behind one. */
export function Choice({ choice }: { choice: NonNullable<NavigationSection["choice"]> }) {
  return (
    <div role="group" aria-label={choice.label} className={classes.choice}>
      {choice.entries.map((entry) => (
        <UiLink key={entry.id} href={entry.href} aria-current={entry.id === choice.current ? "true" : undefined}>
          {entry.label}
          {entry.badge ? (
            <span className={classes.dot}>
              <VisuallyHidden>{` ${entry.badge.label}`}</VisuallyHidden>
            </span>
          ) : null}
        </UiLink>
      ))}
    </div>
  );
}
