import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { UiLink } from "../link/link.tsx";
import classes from "./pager.module.css";

export interface PagerProps {
  label: string;
  /** Such as "1 to 25 of 312", already in the reader's language. */
  summary?: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** Missing on the first page. */
  previousHref?: string | undefined;
  /** Missing on the last page. */
  nextHref?: string | undefined;
  /** Numbered pages, when they are counted. */
  pages?: readonly { label: string; href: string; current?: boolean }[];
}

interface StepProps {
  href: string | undefined;
  rel: "prev" | "next";
  children: ReactNode;
}

function Step({ href, rel, children }: StepProps) {
  if (href === undefined) {
    return (
      <span className={classes.link} aria-disabled="true" role="link">
        {children}
      </span>
    );
  }
  return (
    <UiLink href={href} rel={rel} className={classes.link}>
      {children}
    </UiLink>
  );
}

/** Leads through the pages of a list; nothing when there is one page and nothing to say. */
export function Pager({ label, summary, previousLabel, nextLabel, previousHref, nextHref, pages = [] }: PagerProps) {
  if (previousHref === undefined && nextHref === undefined && !summary) return null;
  return (
    <nav className={classes.root} aria-label={label}>
      {summary ? <span>{summary}</span> : null}
      <span className={classes.links}>
        <Step href={previousHref} rel="prev">
          <IconChevronLeft aria-hidden="true" />
          {previousLabel}
        </Step>
        {pages.map((page) => (
          <UiLink
            key={page.href}
            href={page.href}
            className={classes.link}
            aria-current={page.current ? "page" : undefined}
          >
            {page.label}
          </UiLink>
        ))}
        <Step href={nextHref} rel="next">
          {nextLabel}
          <IconChevronRight aria-hidden="true" />
        </Step>
      </span>
    </nav>
  );
}
