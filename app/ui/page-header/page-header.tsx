import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { UiLink } from "../link/link.tsx";
import { SmallText } from "../small-text/small-text.tsx";
import classes from "./page-header.module.css";

export interface Breadcrumb {
  label: string;
  href: string;
}

export interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Small facts beside the title: a status, a date. */
  meta?: ReactNode;
  actions?: ReactNode;
  breadcrumbs?: readonly Breadcrumb[];
  breadcrumbsLabel?: string;
}

type BreadcrumbsProps = Required<Pick<PageHeaderProps, "breadcrumbs">> & { label: string | undefined };

function Breadcrumbs({ breadcrumbs, label }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={classes.breadcrumbs}>
        {breadcrumbs.map((crumb, index) => (
          <li key={crumb.href} className={classes.crumb}>
            {index > 0 ? <IconChevronRight className={classes.separator} aria-hidden="true" /> : null}
            <UiLink href={crumb.href}>{crumb.label}</UiLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The head of a page, with the one `h1`. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, meta, actions, breadcrumbs, breadcrumbsLabel } = props;
  return (
    <header className={classes.root}>
      {breadcrumbs?.length ? <Breadcrumbs breadcrumbs={breadcrumbs} label={breadcrumbsLabel} /> : null}
      <div className={classes.line}>
        <div className={classes.words}>
          <div className={classes.titles}>
            <h1 className={classes.title}>{title}</h1>
            {meta ? (
              <SmallText as="div" parts>
                {meta}
              </SmallText>
            ) : null}
          </div>
          {description ? <p className={classes.description}>{description}</p> : null}
        </div>
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
    </header>
  );
}
