import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { languageNames, languages } from "#app/platform/i18n/languages.ts";
import { holdsWords } from "#app/platform/text/plain-letters.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { MailLook } from "#app/ui/mail-look/mail-look.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { notificationPlaces } from "../../notification-places.ts";
import type { MailPreviews } from "../../queries/mail-previews.ts";
import classes from "./mail-previews.module.css";

/** `language` in an address would be that of the whole page. */
const addressOf = (room: string, mail: string, written: string) =>
  `${notificationPlaces.mails}?${new URLSearchParams({ room, mail, written })}`;

/** All mails by module, found by what they say, and the chosen one in each language. */
export function MailPreviewsScreen({ rooms, language, open }: MailPreviews) {
  const { t } = useTranslation("notifications");
  return (
    <>
      <PageHeader
        title={t("previews.title")}
        description={t("previews.text")}
        breadcrumbs={[{ label: t("mail-times.title"), href: notificationPlaces.company }]}
      />
      <PageBody>
        <div className={classes.columns} data-open={open ? true : undefined}>
          <MailList rooms={rooms} language={language} open={open} />
          {open ? <OpenMail open={open} language={language} /> : <EmptyState title={t("previews.none")} />}
        </div>
      </PageBody>
    </>
  );
}

function OpenMail({ open, language }: { open: NonNullable<MailPreviews["open"]>; language: string }) {
  const { t } = useTranslation("notifications");
  return (
    <div className={classes.mail}>
      <SegmentedControl
        label={t("previews.language")}
        name="language"
        value={language}
        segments={languages.map((value) => ({
          value,
          label: languageNames[value],
          href: addressOf(open.room, open.mail, value),
        }))}
      />
      <MailLook
        {...{ id: "previewed-mail", subject: open.subject, html: open.html, text: open.text, lang: language }}
        words={{ look: t("previews.look"), plain: t("previews.plain") }}
      />
    </div>
  );
}

function MailList({ rooms, language, open }: MailPreviews) {
  const { t } = useTranslation("notifications");
  const [search, setSearch] = useState("");
  const holds = holdsWords(search);
  const found = rooms.flatMap((room) => {
    const mails = room.mails.filter(({ subject }) => holds(`${room.label} ${subject}`));
    return mails.length > 0 ? [{ ...room, mails }] : [];
  });
  const searching = search.trim() !== "";
  return (
    <div className={classes.list}>
      <SearchField
        name="find"
        label={t("previews.find")}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {found.length === 0 ? <p role="status">{t("previews.none-found")}</p> : null}
      {found.map(({ room, label, mails }) => (
        <Fold key={`${room} ${searching}`} title={`${label} (${mails.length})`} open={searching || room === open?.room}>
          <ul className={classes.mails}>
            {mails.map(({ name, subject }) => (
              <li key={name}>
                <UiLink
                  href={addressOf(room, name, language)}
                  className={classes.entry}
                  aria-current={open?.room === room && open.mail === name ? "true" : undefined}
                >
                  {subject}
                </UiLink>
              </li>
            ))}
          </ul>
        </Fold>
      ))}
    </div>
  );
}
