import { UiLink } from "../link/link.tsx";
import { holdsCurrent, type NavigationEntry } from "./side-navigation-types.ts";
import classes from "./side-navigation.module.css";

interface EntryProps {
  entry: NavigationEntry;
  current: string | undefined;
}

function Face({ entry }: { entry: NavigationEntry }) {
  return (
    <>
      {entry.icon ? <span className={classes.icon}>{entry.icon}</span> : null}
      <span className={classes.text}>{entry.label}</span>
      {entry.badge ? <span className={classes.badge}>{entry.badge}</span> : null}
    </>
  );
}

function LinkEntry({ entry, current }: EntryProps) {
  return (
    <UiLink href={entry.href} className={classes.entry} aria-current={entry.id === current ? "page" : undefined}>
      <Face entry={entry} />
    </UiLink>
  );
}

/** Opens and closes by the platform, so it works before any script. */
function GroupEntry({ entry, current }: EntryProps) {
  return (
    <details open={holdsCurrent(entry, current)}>
      <summary className={classes.entry}>
        <Face entry={entry} />
        <span className={classes.twist} aria-hidden="true" />
      </summary>
      <ul className={classes.children}>
        {entry.children?.map((child) => (
          <li key={child.id}>
            <LinkEntry entry={child} current={current} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Entries with their words. */
export function WideEntry({ entry, current }: EntryProps) {
  return entry.children?.length ? (
    <GroupEntry entry={entry} current={current} />
  ) : (
    <LinkEntry entry={entry} current={current} />
  );
}

/** An icon alone; nested entries are reached through their parent's own page. */
export function NarrowEntry({ entry, current }: EntryProps) {
  return (
    <UiLink
      href={entry.href}
      className={classes.entry}
      aria-label={entry.label}
      aria-current={holdsCurrent(entry, current) ? "page" : undefined}
      data-tip={entry.label}
    >
      <span className={classes.icon}>{entry.icon ?? entry.label.slice(0, 1)}</span>
    </UiLink>
  );
}
