import { Form, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { languageNames, languages } from "#app/platform/i18n/languages.ts";
import { CompanyLogo } from "#app/ui/company-logo/company-logo.tsx";
import { Logo } from "#app/ui/logo/logo.tsx";
import classes from "./auth-layout.module.css";

export type AuthLayoutProps = {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  /** Ways to the other doors. */
  links?: ReactNode;
  /** The logo of the company whose door it is, with its name. */
  company?: { name: string; logo: string | null } | undefined;
  /** Room for a form of many questions. */
  wide?: boolean;
  /** What stands below them, set apart. */
  below?: ReactNode;
};

/** The calm page in front of the product: one thing to do. */
export function AuthLayout({ title, text, children, links, below, wide, company }: AuthLayoutProps) {
  return (
    <div className={classes.root}>
      <main className={classes.box} data-wide={wide || undefined}>
        {company?.logo ? (
          <CompanyLogo src={company.logo} label={company.name} size="large" />
        ) : (
          <Logo wordmark="Cairn" size={32} />
        )}
        <h1 className={classes.title}>{title}</h1>
        {text ? <p className={classes.text}>{text}</p> : null}
        {children}
        {links ? <nav className={classes.links}>{links}</nav> : null}
        {below}
      </main>
      <DoorLanguages />
    </div>
  );
}

/** The door speaks every language, before anybody has said who they are. A plain form: the whole page changes. */
function DoorLanguages() {
  const { t } = useTranslation("identity");
  const { pathname, search } = useLocation();
  const current = useRouteLoaderData<{ language: string }>("root")?.language;
  return (
    <Form
      method="post"
      action="/preferences"
      reloadDocument
      className={classes.languages}
      aria-label={t("door.languages")}
    >
      <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
      {languages.map((language) => (
        <button
          key={language}
          type="submit"
          name="language"
          value={language}
          lang={language}
          className={classes.language}
          aria-current={language === current || undefined}
        >
          {languageNames[language]}
        </button>
      ))}
    </Form>
  );
}
