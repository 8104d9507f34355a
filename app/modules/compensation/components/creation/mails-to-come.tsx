import { useNavigate } from "@remix-run/react";
import { languageNames } from "#app/platform/i18n/languages.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { MailLook } from "#app/ui/mail-look/mail-look.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { CycleMails, PlannedMail } from "../../queries/mails-of-cycle.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";

type MailsProps = { cycle: { name: string }; mails: CycleMails };

/** Every mail that the launch and what follows send, when and to how many; each opens as its reader will get it. */
export function MailsToCome({ cycle, mails }: MailsProps) {
  const { t } = useCompensationWords();
  return (
    <Section title={t("launch.mails")} description={t("launch.mails-text")}>
      <ul className={classes.mails}>
        {mails.all.map((mail) => (
          <Planned key={mail.kind} mail={mail} cycle={cycle.name} />
        ))}
      </ul>
      <OpenMail mails={mails} />
    </Section>
  );
}

function Planned({ mail: { kind, on, count }, cycle }: { mail: PlannedMail; cycle: string }) {
  const { t, format } = useCompensationWords();
  const address = useAddress();
  return (
    <li>
      <UiLink href={address({ mail: kind, to: null })}>{t(`notifications.${kind}`, { cycle })}</UiLink>
      <span className={classes.soft}>
        {on === null ? t(`mail-when.${kind}`) : t("mail-when.on", { date: format.date(on) })}
        {" · "}
        {t("mail-when.to", { count })}
      </span>
    </li>
  );
}

function OpenMail({ mails: { all, open } }: Pick<MailsProps, "mails">) {
  const { t } = useCompensationWords();
  const address = useAddress();
  const navigate = useNavigate();
  const planned = all.find(({ kind }) => kind === open?.kind);
  if (!open || !planned) return null;
  const { readers, count } = planned;
  return (
    <SidePanel title={t("mail-when.title")} closeLabel={t("close")} closeHref={address({ mail: null, to: null })} wide>
      <div className={classes.sheet}>
        <SelectField
          name="to"
          id="mail-reader"
          label={t("mail-when.reader")}
          {...(count > readers.length && { description: t("mail-when.first", { count: readers.length }) })}
          value={open.readerId}
          options={readers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ currentTarget }) => navigate(address({ to: currentTarget.value }), { preventScrollReset: true })}
        />
        <MailLook
          {...{ id: "mail-to-come", subject: open.subject, html: open.html, text: open.text, lang: open.language }}
          to={t("mail-when.whom", { address: open.to, language: languageNames[open.language] })}
          words={{ look: t("mail-when.look"), plain: t("mail-when.plain") }}
        />
      </div>
    </SidePanel>
  );
}
