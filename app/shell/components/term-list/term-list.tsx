import type { ReactNode } from "react";
import { ActForm, type ActFormProps } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FacetLinks, type CountedLink } from "#app/ui/facet-links/facet-links.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Row, RowList, RowWords } from "#app/ui/row-list/row-list.tsx";
import classes from "./term-list.module.css";

type TermHeadProps = { label: string; shelves?: readonly CountedLink[] | undefined; children?: ReactNode };

/** Above the terms of a company, such as templates and questions: what is in use and what was put away, and adding one. */
export function TermHead({ label, shelves, children }: TermHeadProps) {
  return (
    <div className={classes.head}>
      {shelves ? <FacetLinks label={label} links={shelves} /> : null}
      {children}
    </div>
  );
}

export function TermList({ children }: { children: ReactNode }) {
  return <RowList>{children}</RowList>;
}

type TermProps = {
  title: string;
  /** Where it is edited. */
  href?: string | undefined;
  about?: ReactNode;
  /** What is done with it: buttons, and `ArchiveTerm`. */
  children?: ReactNode;
};

/** One term, with what it says in brief. */
export function Term({ title, href, about, children }: TermProps) {
  return (
    <Row apart>
      <RowWords>
        {href ? (
          <UiLink href={href} className={classes.title}>
            {title}
          </UiLink>
        ) : (
          <span className={classes.title}>{title}</span>
        )}
        {about ? <span className={classes.about}>{about}</span> : null}
      </RowWords>
      {children ? <span className={classes.acts}>{children}</span> : null}
    </Row>
  );
}

type ArchiveTermProps = {
  command: ActFormProps["command"] & { busy: boolean };
  intent: string;
  fields: Readonly<Record<string, string>>;
  archived: boolean;
  /** The verb, and whom it is about for those who hear the page. */
  verb: string;
  title: string;
};

/** Puts a term away, or brings it back: what `catalogueOf` does. */
export function ArchiveTerm({ command, intent, fields, archived, verb, title }: ArchiveTermProps) {
  return (
    <ActForm command={command} intent={intent} fields={{ ...fields, archived: archived ? "false" : "true" }}>
      <Button type="submit" size="small" tone="quiet" loading={command.busy} aria-label={`${verb}: ${title}`}>
        {verb}
      </Button>
    </ActForm>
  );
}
