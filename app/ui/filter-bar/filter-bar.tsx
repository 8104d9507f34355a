import { IconX } from "@tabler/icons-react";
import { UiLink } from "../link/link.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import classes from "./filter-bar.module.css";

export interface ActiveFilter {
  id: string;
  /** What is filtered, such as the name of a column. */
  name: string;
  value: string;
  /** The same page without this filter. */
  removeHref: string;
}

export interface FilterBarProps {
  label: string;
  filters: readonly ActiveFilter[];
  /** Said before each filter to screen readers: pressing it takes it away. */
  removeLabel: string;
  clearHref: string;
  clearLabel: string;
}

/** The filters in force, each a link to the page without it. Nothing at all when there are none. */
export function FilterBar({ label, filters, removeLabel, clearHref, clearLabel }: FilterBarProps) {
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={classes.root}>
      {filters.map((filter) => (
        <UiLink key={filter.id} href={filter.removeHref} className={classes.filter}>
          <VisuallyHidden>{removeLabel}</VisuallyHidden>
          <span>{filter.name}</span>
          <span className={classes.value}>{filter.value}</span>
          <IconX aria-hidden="true" />
        </UiLink>
      ))}
      <UiLink href={clearHref} className={classes.clear}>
        {clearLabel}
      </UiLink>
    </div>
  );
}
